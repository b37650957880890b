// node apps/web/shots/takeMotion.ts FOLDER [NAME or SIZE...]: the ceremonies of a game of Amerigo, each stopped in the
// middle, at every supported size and in both themes, or only those named. Starts a server of its own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../driving/chromium.ts';
import { SIZES } from '../driving/sizes.ts';
import { startTestServer } from '../driving/testServer.ts';
import { t } from '../driving/text.ts';
import { AMERIGO_MOMENTS } from './amerigoMoments.ts';
import { setUpMoment } from './fixedMoments.ts';
import { takePicture } from './takePicture.ts';

/** Until a replay has come to what is wanted. */
const LONGEST_MS = 45_000;
const THEMES = ['vellum', 'night'] as const;

interface Ceremony {
  /** The event that is shown, by what its line of the log contains. */
  readonly event: RegExp;
  /** Of several such events. */
  readonly nth: number;
  /** What is on the stage. */
  readonly sprite: string;
  /** When it is stopped, in ms after it appeared. */
  readonly afterMs: number;
}

const CEREMONIES: Readonly<Record<string, Ceremony>> = {
  'am-drop': { event: /"kind":"phaseBegun"/, nth: 9, sprite: ':is(.am-sprite-cubes, .am-drop)', afterMs: 1750 },
  'am-sails': { event: /"kind":"shipSailed"/, nth: 12, sprite: '.am-sprite-ship', afterMs: 350 },
  'am-completes': { event: /"kind":"islandCompleted"/, nth: 1, sprite: '.am-completed', afterMs: 1000 },
  'am-pirates': { event: /"kind":"piratesFought"/, nth: 6, sprite: '.am-fight', afterMs: 700 },
  'am-round': { event: /"kind":"roundBegun"/, nth: 2, sprite: '.tk-ranking', afterMs: 1000 },
  'am-final': { event: /"source":"order"/, nth: 0, sprite: '.tk-ranking-grand', afterMs: 1300 },
};

const [folder = 'reports/motion', ...named] = process.argv.slice(2);
const wanted = named.filter((name) => !(name in SIZES));
const sizes = Object.keys(SIZES).filter((size) => named.includes(size) || named.length === wanted.length);
mkdirSync(folder, { recursive: true });
const [server, browser] = await Promise.all([startTestServer(), launchChromium()]);
try {
  const context = await browser.newContext({ baseURL: server.address });
  await context.addInitScript(() => localStorage.setItem('portolan.pace', 'slow'));
  const page = await context.newPage();
  await page.goto('/about');
  const moment = AMERIGO_MOMENTS['am-over'];
  if (moment === undefined) throw new Error('there is no finished game');
  const table = await setUpMoment(page, moment);
  for (const [name, ceremony] of Object.entries(CEREMONIES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const seq = await seqOf(page, table, ceremony);
    for (const size of sizes) await take(context, { name, size, path: `/replay/${table}#${seq - 1}` });
    console.log(name);
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The position after the move with the event. */
async function seqOf(page: Page, table: string, { event, nth }: Ceremony): Promise<number> {
  const answer = await page.request.get(`/api/tables/${table}/log`);
  const lines = (await answer.text()).trim().split('\n');
  const found = lines.flatMap((line) => (event.test(line) ? [(JSON.parse(line) as { readonly seq: number }).seq] : []));
  const seq = found[nth] ?? found.at(-1);
  if (seq === undefined) throw new Error(`there is no event ${event.source}`);
  return seq;
}

interface Look {
  readonly name: string;
  readonly size: string;
  readonly path: string;
}

async function take(context: BrowserContext, { name, size, path }: Look): Promise<void> {
  const { sprite, afterMs } = CEREMONIES[name] ?? {};
  const [width, height] = size.split('x').map(Number);
  if (sprite === undefined || width === undefined || height === undefined) throw new Error(name);
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.locator('.am-table').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: t('replay.play') }).click();
  // What is out of sight does not move.
  if (!(await page.evaluate(stopInMotion, { sprite, afterMs: afterMs ?? 0, longestMs: LONGEST_MS })))
    return console.log(`${name} is not seen at ${size}`);
  for (const theme of THEMES) {
    await page.evaluate((one) => {
      document.documentElement.setAttribute('data-theme', one);
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    }, theme);
    await takePicture(page, join(folder, `${name}-${size}-${theme}.webp`));
  }
  await page.close();
}

interface Stop {
  readonly sprite: string;
  readonly afterMs: number;
  readonly longestMs: number;
}

/** Stops as soon as the sprite is on the stage, and then goes on to the wanted time: a busy machine changes nothing. */
function stopInMotion({ sprite, afterMs, longestMs }: Stop): Promise<boolean> {
  const latest = performance.now() + longestMs;
  return new Promise((resolve) => {
    const look = (): void => {
      const shown = document.querySelector(`.tk-stage ${sprite}`);
      // All sprites are on the stage before any of them starts.
      const moves = shown?.closest('.tk-stage')?.getAnimations({ subtree: true }) ?? [];
      if (!moves.some(({ playState }) => playState === 'running') && performance.now() < latest)
        return void requestAnimationFrame(look);
      // Everything that waits would go on without what is shown.
      for (let id = window.setTimeout(() => undefined); id > 0; id--) window.clearTimeout(id);
      for (const animation of document.getAnimations()) {
        animation.pause();
        if (!(animation instanceof CSSTransition)) animation.currentTime = afterMs;
      }
      resolve(shown !== null);
    };
    look();
  });
}
