import { describe, expect, it } from 'vitest';
import { resizeTo } from '../driving/layoutFaults.ts';
import { boardFollows, FINAL, OFFERED } from '../driving/play.ts';
import { setUpMoment } from '../shots/fixedMoments.ts';
import { NINA_PINTA_MOMENTS } from '../shots/ninaPintaMoments.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A device at the table of a moment. */
async function at(name: string) {
  const { page } = await stage.device('Ana', '/about');
  const moment = NINA_PINTA_MOMENTS[name];
  if (moment === undefined) throw new Error(`no moment is called ${name}`);
  await page.goto(`/table/${await setUpMoment(page, moment)}`);
  await page.locator(OFFERED).first().waitFor();
  await boardFollows(page);
  return page;
}

describe('around the map of Niña & Pinta', () => {
  it('a Benefit is taken from the display and lies on the own sheet', async () => {
    const page = await at('np-selecting');
    const counter = page.locator('.np-counter-progress [data-target^="benefit:"][data-pick]').first();
    const [, name = ''] = (await counter.getAttribute('data-target'))?.split(':') ?? [];
    await page.locator('.tk-seat[data-own="true"]').waitFor();
    await boardFollows(page);
    const before = await page.locator('.tk-seat[data-own="true"] .np-held-one').count();
    const alike = page.locator(`.np-panel-benefits [data-card^="benefit:${name}:"]`);
    const offered = await alike.count();
    await counter.click();
    await page.locator('.np-counter.tk-settled').waitFor();
    await page.locator(FINAL).first().click();
    // The others may take one as well.
    await expect.poll(() => alike.count()).toBeLessThan(offered);
    await expect.poll(() => page.locator('.tk-seat[data-own="true"] .np-held-one').count()).toBe(before + 1);
  });

  it('the Turn Order marker goes to the Pass space that is clicked', async () => {
    const page = await at('np-selecting');
    const now = await page.locator('[data-spot^="order:"]:has([data-piece="orderMarker:0"])').getAttribute('data-spot');
    const free = await page
      .locator('.tk-hit[data-target^="pass:"][data-pick]')
      .evaluateAll((spaces) => spaces.map((space) => space.getAttribute('data-target')?.slice('pass:'.length)));
    const space = free.find((one) => now !== `order:${one}`);
    await page.locator(`.tk-hit[data-target="pass:${space}"][data-pick]`).click();
    await page.locator(FINAL).first().click();
    // The others may pass at once, and the markers move down to the new turn order.
    await page.locator(`[data-spot$=":${space}"] [data-piece="orderMarker:0"]`).waitFor();
  });

  it('prices, eras to come and City discs can be read', async () => {
    const page = await at('np-selecting');
    const price = 'A Benefit costs 3 gold in this round and 4 in the next.';
    await expect.poll(() => page.locator('.np-price > .unseen').textContent()).toBe(price);
    await expect
      .poll(() => page.locator('.np-era-current > .unseen').textContent())
      .toMatch(/^Era 4: .+; 2 States of War; .+ 2 gold$/);
    await expect.poll(() => page.locator('.np-disc').count()).toBe(7);
    await page.locator('.np-storage-button').click();
    await expect.poll(() => page.locator('.np-storage h4').allTextContents()).toEqual(['Era 5', 'Era 6']);
  });

  it('the gold and the hidden Benefits of others are not on the page, and their points are a minimum', async () => {
    const page = await at('np-selecting');
    const others = page.locator('.tk-seat[data-own="false"]');
    await others.first().waitFor();
    await expect.poll(() => others.count()).toBe(3);
    await boardFollows(page);
    for (const sheet of await others.all()) {
      expect(await sheet.locator('[data-spot^="gold:"] .figure').count()).toBe(0);
      expect(await sheet.locator('[data-group="arts"], [data-group="science"], [data-group="religion"]').count()).toBe(
        0,
      );
      await expect.poll(() => sheet.locator('.tk-seat-score').textContent()).toMatch(/at least \d+\+$/);
    }
    expect(await page.locator('.tk-seat[data-own="true"] .tk-seat-score').textContent()).not.toContain('at least');
  });

  it('on a phone the tab follows the play, and the player can switch', async () => {
    const page = await at('np-selecting');
    await resizeTo(page, [390, 844]);
    const selected = page.locator('.np-tabs-list [role="tab"][aria-selected="true"]');
    await expect.poll(() => selected.textContent()).toBe('Benefits');
    await page.locator('[data-target="pass:1"], [data-target="pass:2"]').first().waitFor();
    await page.locator('.np-tabs-list [role="tab"]', { hasText: 'Players' }).click();
    await page.locator('.np-stores').first().waitFor();
    await page.locator('.np-tabs-list [role="tab"]', { hasText: 'Worlds' }).click();
    await page.locator('.np-overview').waitFor();
  });

  it('alone, a nation is chosen from the panel', async () => {
    const page = await at('np-nation');
    await page
      .locator(
        '.np-nation [data-target="nation:england"][data-pick], .np-nation [data-target="nation:spain"][data-pick]',
      )
      .first()
      .click();
    await page.locator(FINAL).first().click();
    await page.locator('.tk-seat[data-own="true"] .np-own-nation').waitFor();
  });
});
