import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { resizeTo } from '../driving/layoutFaults.ts';
import { boardFollows, FINAL, isOver, textOf } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const WHY = '.why-button';
const CARD = '.why-card';

/** A running table with the player and bots. */
async function sitDown(name: string, game: string): Promise<Page> {
  const { page, context } = await stage.device(name);
  await context.request.post('/api/guest', { data: { name } });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }];
  const data = { game, visibility: 'unlisted', seats, start: true };
  const { id } = (await (await context.request.post('/api/tables', { data })).json()) as { readonly id: string };
  await page.goto(`/table/${id}`);
  await isOver(page);
  await page.waitForLoadState('networkidle');
  await boardFollows(page);
  return page;
}

async function beginAsking(page: Page): Promise<void> {
  await page.locator(WHY).click();
  await page.locator('.why-bar:focus').waitFor();
}

it('on Francis Drake’s table a click asks instead of choosing, and the answer names the rule', async () => {
  const page = await sitDown('Ivo', 'francis-drake');
  // Bots may have been first at any of them.
  const free = await page.locator('[data-card^="loc:"]:has([data-pick])').first().getAttribute('data-card');
  await beginAsking(page);

  // A place on the map while the ships are still in Plymouth.
  await page.locator('[data-card="place:panama"]').first().click();
  await page.locator(`${CARD} a`).first().waitFor();
  await expect.poll(() => textOf(page.locator(`${CARD} h3`))).toBe('Panama');
  await expect.poll(() => textOf(page.locator(`${CARD} .why-move`).first())).toMatch(/^Not now: “Place .* at Panama”/);
  await expect
    .poll(() => page.locator(`${CARD} a`).first().getAttribute('href'))
    .toMatch(/^\/learn\/francis-drake#FD-/);
  expect(await seriousFindings(page)).toEqual([]);

  // What can be chosen is not chosen meanwhile.
  await page.locator(`[data-card="${free}"]`).first().click();
  await page.locator('.why-open').waitFor();
  await expect.poll(() => textOf(page.locator('.why-open'))).toMatch(/^You can: “Stop at /);
  expect(await page.locator(FINAL).count()).toBe(0);

  await page.keyboard.press('Escape');
  await page.locator('.why-bar').waitFor({ state: 'detached' });
  await page.locator(`[data-card="${free}"] [data-pick]`).click();
  await page.locator(FINAL).first().waitFor();
});

it('by keyboard, Alt+W asks, Enter on the focused place gets the answer, and Escape ends it', async () => {
  const page = await sitDown('Jo', 'francis-drake');
  await page.keyboard.press('Alt+KeyW');
  await page.locator('.why-bar:focus').waitFor();
  await page.locator('[data-card="place:panama"] .tk-hit').focus();
  await page.keyboard.press('Enter');
  await page.locator(`${CARD}:focus`).waitFor();
  await page.locator(`${CARD} a`).first().waitFor();
  await expect.poll(() => textOf(page.locator(CARD))).toContain('Rule FD-');
  await page.keyboard.press('Escape');
  await page.locator(CARD).waitFor({ state: 'detached' });
});

it('on a phone a tap asks', async () => {
  const page = await sitDown('Kit', 'francis-drake');
  await resizeTo(page, [390, 844]);
  await beginAsking(page);
  await page.getByRole('tab', { name: 'Caribbean' }).click();
  const place = page.locator('[data-card="place:veracruz"]').first();
  await place.scrollIntoViewIfNeeded();
  await place.click();
  await page.locator(`${CARD} a`).first().waitFor();
  const room = async (): Promise<number> => {
    const box = await page.locator(CARD).boundingBox();
    return box === null ? -1 : Math.min(box.x, box.y, 390 - box.x - box.width);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator(CARD).waitFor({ state: 'detached' });
});

it('on Landfall’s table a coast says why it cannot be looked at yet', async () => {
  const page = await sitDown('Lea', 'specimen');
  await beginAsking(page);
  await page.locator('[data-card="coast:2"]').click();
  await page.locator(`${CARD} a`).first().waitFor();
  await expect
    .poll(() => textOf(page.locator(`${CARD} .why-move`)))
    .toMatch(/^Not now: “Look at the island off coast 2/);
});

it('at another game’s table actions can be pointed at, and nobody types notation', async () => {
  const page = await sitDown('Mia', 'amerigo');
  await page.locator('[data-card^="act:"]').first().waitFor();
  await beginAsking(page);
  await page.locator('[data-card^="act:"]').first().click();
  await page.locator(`${CARD} :is(.why-answer, .why-open)`).first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('tab', { name: t('table.why') }).click();
  const panel = page.getByRole('tabpanel', { name: t('table.why') });
  await panel.getByRole('combobox').first().waitFor();
  expect(await panel.getByRole('textbox').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});
