import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boardFollows, RESULT, textOf } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { comeAboard, readResult } from './support/people.ts';
import { type Device, useStage } from './support/stage.ts';

const stage = useStage();
const PORTOLAN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

it('a finished game can be replayed, shared, exported, imported and verified', async () => {
  const gus = await stage.device('Gus');
  const { page } = gus;
  await page.getByRole('button', { name: t('home.watchGame', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Gus');
  await page.locator(RESULT).waitFor();
  const result = await readResult(page);
  await page
    .locator(RESULT)
    .getByRole('link', { name: t('table.replay') })
    .click();

  const last = await walkThrough(page);
  // The key works once the parts that the first render does not need have been loaded.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('l');
  await page.getByRole('dialog', { name: t('table.legendTitle') }).waitFor();
  await page.keyboard.press('Escape');
  await lookAs(page);
  await passOn(page);
  await isFair(gus);
  const log = await exportLog(page);
  expect(log.lines.length).toBeGreaterThan(last / 2);
  execFileSync(process.execPath, [PORTOLAN, 'replay', log.file, '--verify'], { stdio: 'pipe' });
  await bringAlong(page, { ...log, result });
});

/** Step, scrub and play; returns the last moment. */
async function walkThrough(page: Page): Promise<number> {
  const last = Number(/of (\d+)/.exec(await textOf(page.getByText(/^Move \d+ of \d+$/)))?.[1]);
  await at(page, last, last);
  await press(page, t('replay.back'));
  await at(page, last - 1, last);
  await press(page, t('replay.start'));
  await at(page, 0, last);
  await page.getByText(t('replay.begin')).waitFor();
  await press(page, t('replay.forward'));
  await at(page, 1, last);
  await page.getByRole('slider').fill('20');
  await at(page, 20, last);
  await page.getByLabel(t('replay.pace')).selectOption({ label: t('playback.fast') });
  await press(page, t('replay.play'));
  await page.waitForURL((url) => Number(url.hash.slice(1)) >= 23);
  await press(page, t('replay.pause'));
  await press(page, t('replay.end'));
  await at(page, last, last);
  return last;
}

/** Both the page and the address name the moment. */
async function at(page: Page, n: number, last: number): Promise<void> {
  await page.getByText(t('replay.at', { n, last }), { exact: true }).waitFor();
  await page.waitForURL((url) => url.hash === `#${n}`);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** The open view shows every hand, the spectator's view none, a seat's view its own. */
async function lookAs(page: Page): Promise<void> {
  await page.getByRole('slider').fill('1');
  const hands = page.locator('.fd-log').filter({ has: page.locator('.fd-hand .fd-disc-face') });
  for (const [label, count] of [
    [t('replay.spectator'), 0],
    ['Star (Bosun)', 1],
    [t('replay.open'), 4],
  ] as const) {
    await page.getByLabel(t('replay.as')).selectOption({ label });
    await expect.poll(() => hands.count(), { message: `hands seen by ${label}`, timeout: 30_000 }).toBe(count);
  }
}

/** Another visitor opens the link and sees the same moment. */
async function passOn(page: Page): Promise<void> {
  await page.getByRole('slider').fill('17');
  await page.waitForURL((url) => url.hash === '#17');
  // Ignoring the highlights of recent changes.
  await page.reload();
  await page.getByText(/^Move 17 of /).waitFor();
  const other = await stage.device('Hal', page.url());
  await other.page.getByText(/^Move 17 of /).waitFor();
  const see = async ({ page: one }: Pick<Device, 'page'>): Promise<string> =>
    `${await textOf(one.locator('.happened'))} ${await textOf(one.locator('.live-board'))}`;
  for (const one of [page, other.page]) {
    await one.locator('.fd-dest').first().waitFor();
    await one.locator('.happened h2').waitFor();
    await one.locator('.fd-log').nth(3).waitFor();
    await boardFollows(one);
  }
  expect(await see(other)).toBe(await see({ page }));
}

/** The page verifies the seed against its commitment and notices a different one. */
async function isFair({ page, context }: Device): Promise<void> {
  await page.getByText(t('replay.seed')).click();
  await page.getByText(t('replay.seedOk')).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await context.route(`**/api/tables/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), seed: 'another seed' } });
  });
  await page.reload();
  await page.getByText(t('replay.seed')).click();
  await page.getByText(t('replay.seedBad')).waitFor();
  await context.unroute(`**/api/tables/${id}`);
}

async function exportLog(page: Page): Promise<{ file: string; lines: string[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('replay.export') }).click(),
  ]);
  const file = await download.path();
  return { file, lines: readFileSync(file, 'utf8').trim().split('\n') };
}

/** The imported file yields the same game and result, and exports to the same text. */
async function bringAlong(page: Page, log: { file: string; lines: string[]; result: string }): Promise<void> {
  const before = page.url();
  await page.goto('/lobby');
  await page.getByLabel(t('lobby.import')).setInputFiles(log.file);
  await page.waitForURL((url) => url.pathname.startsWith('/replay/') && url.href !== before);
  await page.locator(RESULT).waitFor();
  expect(page.url()).not.toBe(before);
  expect(await pointsOf(page)).toEqual(log.result.split('\n').slice(-2));
  expect((await exportLog(page)).lines).toEqual(log.lines);
}

async function pointsOf(page: Page): Promise<string[]> {
  return (await readResult(page)).split('\n').slice(-2);
}
