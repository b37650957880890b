// node apps/web/shots/watchBots.ts FOLDER [GAME]: watches four bots (or as many as the game takes) play a whole game at
// normal pace, as a visitor does, with a picture every ten seconds until the result; then another game at the pace
// "instant". Prints how long both took, and how long a move was shown.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../driving/chromium.ts';
import { RESULT } from '../driving/play.ts';
import { startTestServer } from '../driving/testServer.ts';

const EVERY_MS = 10_000;
const LONGEST_MS = 30 * 60_000;
const BOT = { kind: 'bot', bot: 'greedy' };

const [folder = 'reports/watched', game = 'francis-drake'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const [testServer, browser] = await Promise.all([startTestServer(), launchChromium()]);
try {
  await watch(browser, 'normal');
  await watch(browser, 'instant');
} finally {
  await browser.close();
  await testServer.stop();
}

async function watch(on: Browser, pace: 'normal' | 'instant'): Promise<void> {
  const context = await on.newContext({ baseURL: testServer.address, viewport: { width: 1440, height: 900 } });
  await context.request.post('/api/guest', { data: { name: 'Ana' } });
  await context.addInitScript((value) => localStorage.setItem('portolan.pace', value), pace);
  const page = await context.newPage();
  // Everything is in the cache, as it is for whoever comes from the home page.
  await page.goto('/');
  const seats = Array.from({ length: Math.min(4, await mostSeats(page)) }, () => BOT);
  const data = { game, seats, visibility: 'unlisted', start: true };
  const begun = performance.now();
  const { id } = (await (await context.request.post('/api/tables', { data })).json()) as { readonly id: string };
  await page.goto(`/table/${id}`);
  if (pace === 'normal') await takePictures(page);
  await page.locator(RESULT).waitFor({ timeout: LONGEST_MS });
  const seconds = (performance.now() - begun) / 1000;
  await page.screenshot({ path: join(folder, `${pace}-end.png`) });
  const { seq } = (await (await context.request.get(`/api/tables/${id}`)).json()) as { readonly seq: number };
  console.log(`${pace}: ${seq} moves in ${seconds.toFixed(1)} s, ${(seconds / seq).toFixed(2)} s for a move`);
  await context.close();
}

async function mostSeats(page: Page): Promise<number> {
  const games = (await (await page.request.get('/api/games')).json()) as readonly {
    readonly id: string;
    readonly seats: { readonly max: number };
  }[];
  return games.find(({ id }) => id === game)?.seats.max ?? 4;
}

async function takePictures(page: Page): Promise<void> {
  for (let at = 0; at * EVERY_MS < LONGEST_MS; at++) {
    const over = page.locator(RESULT).waitFor({ timeout: EVERY_MS });
    if (await over.then(() => true).catch(() => false)) return;
    await page.screenshot({ path: join(folder, `${String(at + 1).padStart(3, '0')}.png`) });
  }
}
