import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FINAL, isOver } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { importMatch } from '../shots/fixedMoments.ts';
import { restOn } from './support/restOn.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ pace: 'normal', motion: true });

async function openTable(page: Page, request: 'islands' | 'watchedAmerigo'): Promise<void> {
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, request)}`);
  await page.locator('.am-table').waitFor();
}

/**
 * Takes gold once motion is loaded, so that what follows is shown. Wait for the next question before the page is closed:
 * a page that goes while it shows something still loads pictures, which the browser reports as an error.
 */
async function takeGold(page: Page): Promise<void> {
  await page.locator('.tk-stage').waitFor({ state: 'attached', timeout: 60_000 });
  await isOver(page);
  await page.locator('[data-target="act:gold"]').last().click();
  await page.locator(FINAL).first().click();
}

it('what happens is shown as motion, and the tower takes and gives cubes', async () => {
  const { page } = await stage.device('Ana', '/about');
  await openTable(page, 'islands');
  await takeGold(page);
  const onStage = (sprite: string) => page.locator(`.tk-stage .${sprite}`).first();
  await onStage('tk-sprite-disc').waitFor({ state: 'attached' });
  await onStage('am-sprite-cubes').waitFor({ state: 'attached', timeout: 120_000 });
  await isOver(page);
});

it('with reduced motion nothing travels', async () => {
  const { page } = await stage.device('Ana', '/about');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTable(page, 'islands');
  await takeGold(page);
  await page.locator('.tk-stage .tk-ring').first().waitFor({ state: 'attached' });
  expect(await page.locator('.tk-stage .tk-sprite').count()).toBe(0);
  await isOver(page);
});

it('cards explain what a thing does now, and why it is closed', async () => {
  const { page } = await stage.device('Ana', '/about');
  await openTable(page, 'islands');
  await isOver(page);
  await page.getByRole('heading', { name: /which action do you take/ }).waitFor();
  const card = page.locator('.tk-card');
  await restOn(page.locator('[data-card="pirates:all"]').first(), card);
  await card
    .filter({ hasText: /Strength now: \d+\./ })
    .filter({ hasText: 'AM-PIRATES-02' })
    .waitFor();
  const closed = await page.evaluate(() =>
    ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white'].find(
      (colour) =>
        document.querySelector(`.am-panels [data-card="act:${colour}"], .am-wheel [data-card="act:${colour}"]`) !==
          null && document.querySelector(`[data-target="act:${colour}"]`) === null,
    ),
  );
  await page.locator(`.am-wheel [data-card="act:${closed}"]`).first().hover();
  await card.filter({ hasText: 'Not possible now' }).filter({ hasText: 'AM-ROUND-04' }).waitFor();
});

it('the legend names every symbol', async () => {
  const { page } = await stage.device('Ana', '/about');
  await openTable(page, 'islands');
  // The key works once the parts that the first render does not need have been loaded.
  await page.locator('.tk-stage').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('l');
  const legend = page.getByRole('dialog', { name: 'Legend' });
  await legend.getByText('Time marker', { exact: true }).waitFor();
  await expect.poll(() => legend.locator('[data-symbol]').count()).toBe(28);
});

it('the log calls islands by name and points at them on the map', async () => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  await page.goto(`/table/${await importMatch(page, { game: 'amerigo', seats: 3, golden: 'default' })}`);
  const island = page.locator('[data-mention^="island:"]').first();
  await island.waitFor();
  expect(await island.textContent()).not.toMatch(/\d|an island/);
  const id = await island.getAttribute('data-mention');
  // What is written earlier in the log is drawn later.
  await restOn(page.locator(`[data-mention="${id}"]`).last(), page.locator(`[data-card="${id}"][data-pointed]`));
});

it('the result shows points by source and over the rounds', async () => {
  const { page } = await stage.device('Ana', '/about');
  await page.evaluate(() => localStorage.setItem('portolan.pace', 'instant'));
  await openTable(page, 'watchedAmerigo');
  await page.locator('.tk-result').waitFor({ timeout: 240_000 });
  await expect.poll(() => page.locator('.tk-figures').first().locator('tbody tr').count()).toBe(12);
  await expect.poll(() => page.locator('.tk-lines-stretch').count()).toBe(6);
});
