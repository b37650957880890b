import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resizeTo } from '../driving/layoutFaults.ts';
import { OFFERED } from '../driving/play.ts';
import { SIZES } from '../driving/sizes.ts';
import { greet, makeGuest, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const GAMES = ['Amerigo', 'Francis Drake', 'Niña & Pinta'];

/** Position and size of the cards, and of the buttons that start a game. */
async function boxes(page: Page, selector: string) {
  const all = await page.locator(selector).all();
  return Promise.all(all.map(async (one) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }));
}

describe('home', () => {
  it.each(GAMES)('leads to a game of %s against bots with two clicks', async (game) => {
    const { page } = await stage.device('Ines');
    await page.getByRole('button', { name: t('home.play', { game }) }).click();
    await page.getByRole('button', { name: t('who.go') }).click();
    await page.locator(`${OFFERED}, .to-turn`).first().waitFor();
    await page.waitForURL(/\/table\//);
    await expect.poll(() => page.title()).toContain(game);
  });

  it('presents the three games as equals', async () => {
    const { page } = await stage.device('Ines');
    await page.getByRole('heading', { name: 'Amerigo' }).waitFor();
    const games = page.getByRole('list', { name: t('home.games') }).getByRole('heading');
    await expect.poll(() => games.allTextContents()).toEqual(GAMES);
    for (const [width, height] of Object.values(SIZES)) {
      await resizeTo(page, [width, height]);
      for (const selector of ['.home-game', '.home-game .button-primary']) {
        const [first, ...others] = await boxes(page, selector);
        expect(others).toHaveLength(2);
        for (const { x, y, width: wide } of others) {
          expect(x === first?.x || y === first?.y, `${selector} at ${width}x${height}`).toBe(true);
          expect(wide).toBeCloseTo(first?.width ?? 0, 0);
        }
        // Either side by side or one below the other.
        const rows = new Set([first, ...others].map((box) => box?.y)).size;
        expect([1, 3], `${selector} at ${width}x${height}`).toContain(rows);
      }
    }
    await page.getByText(t('home.unofficial')).waitFor();
    for (const game of GAMES) {
      await page.getByRole('button', { name: t('home.watchGame', { game }) }).waitFor();
      await page.getByRole('link', { name: t('home.newGame', { game }) }).waitFor();
      await expect.poll(() => page.getByLabel(t('home.guide', { game })).count()).toBe(1);
    }
  });

  it('shows running games first', async () => {
    const { page } = await stage.device('Ines');
    await greet(page, 'Ines');
    await makeTable(page, 'islands');
    await page.goto('/');
    await page.getByRole('heading', { name: t('home.continue') }).waitFor();
    await page.getByRole('heading', { name: 'Amerigo' }).first().waitFor();
    const headings = async (): Promise<string[]> => page.getByRole('heading', { level: 2 }).allTextContents();
    await expect.poll(async () => (await headings()).slice(0, 4)).toEqual([t('home.continue'), ...GAMES]);
    await page.getByRole('link').filter({ hasText: 'Amerigo' }).click();
    await page.waitForURL(/\/table\//);
  });

  it('leaves the tables where they are while games begin and go on, until the page is opened again', async () => {
    const { page } = await stage.device('Ines');
    await greet(page, 'Ines');
    const older = await makeTable(page, 'pair');
    const newer = await makeTable(page, 'pair');
    const guest = await makeGuest(page, 'Jon');
    const shown = (): Promise<(string | undefined)[]> =>
      page
        .locator('.table-card')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('href')?.split('/').at(-1)));
    await page.goto('/');
    await expect.poll(shown).toEqual([newer, older]);
    await guest.post(`/api/tables/${older}/sit`, { data: { seat: 1 } });
    await page.request.post(`/api/tables/${older}/start`, { data: {} });
    const inOlder = page.locator(`.table-card[href$="${older}"]`);
    await inOlder.getByText(t('tables.open', { n: 1 })).waitFor({ state: 'detached' });
    await inOlder.getByText(t('tables.gathering')).waitFor({ state: 'detached' });
    expect(await shown()).toEqual([newer, older]);
    await page.reload();
    await expect.poll(shown).toEqual([older, newer]);
  });
});
