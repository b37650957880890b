import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { layoutFaults, resizeTo } from '../driving/layoutFaults.ts';
import { noDeeds, OFFERED, playOn, RESULT } from '../driving/play.ts';
import { SIZES } from '../driving/sizes.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

const MANIFEST = new URL('../dist/.vite/manifest.json', import.meta.url);
const OWN_TABLE = '../../games/specimen/ui/src/table/Table.tsx';

it('a game without a table of its own is played to the end on the generic table', async () => {
  const { page } = await stage.device('Ana', 'about:blank');
  await greet(page, 'Ana');
  await loseOwnTable(page);
  await page.goto(`/table/${await makeTable(page, 'landfall')}`);
  await page.locator(OFFERED).first().waitFor();
  const seats = page.locator('.generic-table .generic-seats li');
  expect(await seats.count()).toBe(2);
  expect(await seats.first().textContent()).toContain('Ana');
  expect(await entry(page, 'Coasts').locator('> ol > li').count()).toBe(3);
  expect(await entry(page, 'Hand').textContent()).toMatch(/^\d+(, \d+)*$/);
  expect(await seriousFindings(page)).toEqual([]);
  for (const [name, size] of Object.entries(SIZES)) {
    await resizeTo(page, size);
    expect(await layoutFaults(page, { ellipsis: ['.ticker span'] }), name).toEqual([]);
  }
  const deeds = noDeeds();
  await playOn(page, { choose: (offered) => deeds.moves % offered.length, deeds });
  expect(deeds.moves).toBeGreaterThan(5);
  expect(await page.locator(RESULT).isVisible()).toBe(true);
});

/** What the outline of the view has under a label. */
function entry(page: Page, label: string): Locator {
  return page.locator('.outline div', { has: page.locator(`> dt:text-is("${label}")`) }).locator('> dd');
}

/** Lets the script of the specimen's table fail to load. A service worker would fetch it past the page's routes. */
async function loseOwnTable(page: Page): Promise<void> {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const file = manifest[OWN_TABLE]?.file;
  if (file === undefined) throw new Error(`${OWN_TABLE} is not a script of its own`);
  for (const one of [file, 'sw.js']) await page.route(`**/${one}`, (route) => route.abort());
}
