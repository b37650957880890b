import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { layoutFaults, resizeTo } from '../driving/layoutFaults.ts';
import { ASKED, noDeeds, playOn, RESULT } from '../driving/play.ts';
import { SIZES } from '../driving/sizes.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** The script of Landfall's own table. */
const LOST = '**/assets/specimen-table-*.js';

it('a game without a table of its own is played to the end on the generic table', async () => {
  const { page } = await stage.device('Ana', 'about:blank', { serviceWorkers: 'block' });
  await greet(page, 'Ana');
  const lost = await loseOwnTable(page);
  await page.goto(`/table/${await makeTable(page, 'landfall')}`);
  await page.locator(ASKED).first().waitFor();
  expect(lost()).toBeGreaterThan(0);
  const seats = page.locator('.generic-table .generic-seats li');
  await expect.poll(() => seats.count()).toBe(2);
  await expect.poll(() => seats.first().textContent()).toContain('Ana');
  await expect.poll(() => entry(page, 'Coasts').locator('> ol > li').count()).toBe(3);
  await expect.poll(() => entry(page, 'Hand').textContent()).toMatch(/^\d+(, \d+)*$/);
  expect(await seriousFindings(page)).toEqual([]);
  for (const [name, size] of Object.entries(SIZES)) {
    await resizeTo(page, size);
    expect(await layoutFaults(page, { ellipsis: ['.ticker span'] }), name).toEqual([]);
  }
  const deeds = noDeeds();
  await playOn(page, { choose: (offered) => deeds.moves % offered.length, deeds });
  // A bid in each of the five rounds; whoever is outbid every time decides nothing else.
  expect(deeds.moves).toBeGreaterThanOrEqual(5);
  await page.locator(RESULT).waitFor();
});

/** What the outline of the view has under a label. */
function entry(page: Page, label: string): Locator {
  return page.locator('.outline div', { has: page.locator(`> dt:text-is("${label}")`) }).locator('> dd');
}

/** Returns how often the script of the game's own table was asked for and not delivered. */
async function loseOwnTable(page: Page): Promise<() => number> {
  let lost = 0;
  await page.route(LOST, (route) => {
    lost++;
    return route.abort();
  });
  return () => lost;
}
