import { describe, expect, it } from 'vitest';
import { resizeTo } from '../driving/layoutFaults.ts';
import { boardFollows, FINAL, OFFERED } from '../driving/play.ts';
import { AMERIGO_MOMENTS } from '../shots/amerigoMoments.ts';
import { setUpMoment } from '../shots/fixedMoments.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A device at the table of a moment. */
async function at(name: string) {
  const { page } = await stage.device('Ana', '/about');
  const moment = AMERIGO_MOMENTS[name];
  if (moment === undefined) throw new Error(`no moment is called ${name}`);
  await page.goto(`/table/${await setUpMoment(page, moment)}`);
  await page.locator(OFFERED).first().waitFor();
  await boardFollows(page);
  return page;
}

describe('around the map of Amerigo', () => {
  it('an action is taken right on the wheel', async () => {
    const page = await at('am-turn');
    const action = page.locator('.am-wheel [data-target="act:red"]');
    await action.click();
    await page.locator('.am-wheel .tk-settled').waitFor();
    await expect.poll(() => action.getAttribute('aria-pressed')).toBe('true');
    await page.locator(FINAL).first().click();
    await page.locator('.am-panel-supply [data-target^="plan:"][data-pick]').first().waitFor();
  });

  it('the tower tells the odds of the next drop on request', async () => {
    const page = await at('am-turn');
    await page.locator('.am-odds-button').click();
    const rows = page.locator('.am-odds tbody tr');
    await expect.poll(() => rows.count()).toBe(7);
    await expect
      .poll(() => page.locator('.am-odds h4').textContent())
      .toMatch(/^Next: \d yellow cubes? (is|are) dropped$/);
    const bars = page.locator('.am-odds-bar');
    await expect.poll(() => bars.count()).toBeGreaterThan(0);
    const chances = await bars.allTextContents();
    expect(chances.filter((text) => !/^(\d+%|under 1%)$/.test(text))).toEqual([]);
  });

  it('on a phone the tab follows the play, and the player can switch', async () => {
    const page = await at('am-turn');
    await resizeTo(page, [390, 844]);
    const selected = page.locator('.am-tabs [role="tab"][aria-selected="true"]');
    await expect.poll(() => selected.textContent()).toBe('Tower');
    await page.locator('.am-wheel [data-target="act:red"]').click();
    await page.locator(FINAL).first().click();
    await page.locator('.am-supply').waitFor();
    await expect.poll(() => selected.textContent()).toBe('Supply');
    await page.locator('.am-tabs [role="tab"]', { hasText: 'Players' }).click();
    await page.locator('.am-goods').first().waitFor();
  });

  it('a progress token is taken from the display', async () => {
    const page = await at('am-brown');
    const token = page.locator('.am-half-tokens [data-target^="token:"][data-pick]').first();
    const id = await token.getAttribute('data-target');
    await token.click();
    await page.locator(FINAL).first().click();
    await page.locator(`[data-own="true"] [data-piece="${id}"]`).waitFor();
  });
});
