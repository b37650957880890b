import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { busyColonist } from '../driving/choosers.ts';
import { isOver, noDeeds, playOn, RESULT } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { importMatch, setUpMoment } from '../shots/fixedMoments.ts';
import { restOn } from './support/restOn.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ pace: 'normal', motion: true });

async function openTable(page: Page): Promise<void> {
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'worlds')}`);
  await page.locator('.np-table').waitFor();
}

/** A game against Planck in which that decision is up for the `nth` time; the game is the same in every run. */
async function openSolo(page: Page, asked: string, nth: number): Promise<void> {
  await greet(page, 'Ana');
  const moment = { game: 'nina-pinta', seats: 1, golden: 'portugal', until: { asked, nth } };
  await page.goto(`/table/${await setUpMoment(page, moment)}`);
  await page.locator('.np-table').waitFor();
}

async function setPace(page: Page, pace: 'instant' | 'fast'): Promise<void> {
  await page.evaluate((one) => localStorage.setItem('portolan.pace', one), pace);
}

it('ships sail into harbour and explored lands are drawn in', async () => {
  const { page } = await stage.device('Ana', '/about');
  await setPace(page, 'fast');
  await greet(page, 'Ana');
  await page.goto(`/table/${await importMatch(page, { game: 'nina-pinta', seats: 3, golden: 'default' })}`);
  await page.getByRole('button', { name: t('table.watchGame') }).click();
  const onStage = (sprite: string) => page.locator(`.tk-stage .${sprite}`).first();
  await onStage('np-sprite-ship').waitFor({ state: 'attached', timeout: 120_000 });
  await onStage('np-found').waitFor({ state: 'attached', timeout: 120_000 });
  await onStage('np-sprite-gold').waitFor({ state: 'attached', timeout: 240_000 });
  // A page that is closed while it shows something still loads pictures, which the browser reports as an error.
  await page.locator('.playback-skip').click();
  await page.locator(RESULT).waitFor();
});

it('cards explain what a thing does now', async () => {
  const { page } = await stage.device('Ana', '/about');
  await setPace(page, 'instant');
  await openTable(page);
  await isOver(page);
  const card = page.locator('.tk-card');
  await restOn(page.locator('[data-card="compass:nina"]').first(), card);
  await card.filter({ hasText: 'of 3 Cities in this world' }).filter({ hasText: 'NP-SCORE-10' }).waitFor();
  await page.locator('[data-card="land:santaMaria:andes"]').first().hover();
  await card.filter({ hasText: /Unexplored\.|of \d settlements?/ }).waitFor();
});

it('the legend names every symbol', async () => {
  const { page } = await stage.device('Ana', '/about');
  await setPace(page, 'instant');
  await openTable(page);
  // The key works once the parts that the first render does not need have been loaded.
  await page.locator('.tk-stage').waitFor({ state: 'attached', timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('l');
  const legend = page.getByRole('dialog', { name: 'Legend' });
  await legend.getByText('State of War, and the banner of France', { exact: true }).waitFor();
  await expect.poll(() => legend.locator('[data-symbol]').count()).toBeGreaterThan(60);
});

it('the log calls lands by name, points at them and says which rule drove Planck', async () => {
  const { page } = await stage.device('Ana', '/about');
  await setPace(page, 'instant');
  await openSolo(page, 'chooseWorld', 2);
  const land = page.locator('[data-mention^="land:"]').first();
  await land.waitFor({ timeout: 60_000 });
  const id = await land.getAttribute('data-mention');
  // What is written earlier in the log is drawn later.
  await restOn(page.locator(`[data-mention="${id}"]`).last(), page.locator(`[data-card="${id}"][data-pointed]`));
  await page
    .getByText(/\(NP-SOLO-\d\d\)/)
    .first()
    .waitFor();
});

it('what Planck does is captioned with the rule that decided it', async () => {
  const { page } = await stage.device('Ana', '/about');
  await openSolo(page, 'chooseWorld', 1);
  // Motion is loaded after the first picture.
  await page.locator('.tk-stage').waitFor({ state: 'attached', timeout: 60_000 });
  const caption = page.locator('.np-caption', { hasText: /NP-SOLO-\d\d/ });
  const appears = (): Promise<boolean> =>
    caption.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  // The next answer skips what is shown; in between there is time to see it.
  const [choose, deeds] = [busyColonist(7), noDeeds()];
  do await playOn(page, { choose, deeds, enough: 1 });
  while (!(await appears()) && deeds.questions.length < 40);
  await expect.poll(() => caption.count()).toBe(1);
  // A page that is closed while it shows something still loads pictures, which the browser reports as an error.
  await isOver(page);
});
