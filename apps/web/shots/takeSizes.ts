// node apps/web/shots/takeSizes.ts FOLDER [NAME or SIZE...]: moments of the games and the pages around them, at every
// supported size and in both themes, or only those named. Starts a server of its own.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../driving/chromium.ts';
import { resizeTo } from '../driving/layoutFaults.ts';
import { SIZES } from '../driving/sizes.ts';
import { makeTable, makeTournament, recordOf, resign } from '../driving/tables.ts';
import { startTestServer } from '../driving/testServer.ts';
import { AMERIGO_MOMENTS } from './amerigoMoments.ts';
import { craftMoment, FIXED_MOMENTS, type FixedMoment, setUpMoment } from './fixedMoments.ts';
import { NINA_PINTA_MOMENTS } from './ninaPintaMoments.ts';
import { prepareToStop } from './stopTime.ts';
import { takePicture } from './takePicture.ts';

const THEMES = ['vellum', 'night'] as const;
/** Lets lazily loaded parts arrive and animations end. */
const SETTLE_MS = 700;

const [folder = 'reports/sizes', ...named] = process.argv.slice(2);
const wanted = named.filter((name) => !(name in SIZES));
const sizes = Object.entries(SIZES).filter(([size]) => named.includes(size) || named.length === wanted.length);
mkdirSync(folder, { recursive: true });

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  lobby: '/lobby',
  new: '/new',
  learn: '/learn',
  rules: '/learn/francis-drake',
  profile: '/me',
  notifications: '/notifications',
  people: '/people',
  ratings: '/ratings?game=specimen',
  account: '/account',
  tournaments: '/tournaments',
  moderation: '/moderation',
};

/** Moments for which one server is used: each is a match to import, and a server accepts only so much in a day. */
const MOST_IMPORTS = 10;

const browser = await launchChromium();
try {
  const moments = Object.entries({ ...FIXED_MOMENTS, ...AMERIGO_MOMENTS, ...NINA_PINTA_MOMENTS });
  const chosen = moments.filter(([name]) => isWanted(name));
  for (let at = 0; at < chosen.length; at += MOST_IMPORTS) {
    await onNewServer((context) => takeMoments(context, chosen.slice(at, at + MOST_IMPORTS)));
  }
  await onNewServer(takeTables);
} finally {
  await browser.close();
}

async function onNewServer(take: (context: BrowserContext) => Promise<void>): Promise<void> {
  const server = await startTestServer({ admin: true });
  try {
    const context = await browser.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
    await prepareToStop(context);
    await take(context);
    await context.close();
  } finally {
    await server.stop();
  }
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

async function openAsGuest(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/about');
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  return page;
}

async function takeMoments(context: BrowserContext, moments: readonly [string, FixedMoment][]): Promise<void> {
  const page = await openAsGuest(context);
  for (const [name, moment] of moments) await takeMoment(page, name, moment);
  await page.close();
}

/** Tables that are created rather than imported, and the pages around them. */
async function takeTables(context: BrowserContext): Promise<void> {
  const page = await openAsGuest(context);
  for (const name of ['landfall', 'islands', 'gathering'] as const) {
    const id = await makeTable(page, name);
    if (isWanted(name)) await takeAll(context, name, { path: `/table/${id}` });
  }
  const over = await makeTable(page, 'running');
  await resign(page, over);
  // When there is a record, the game is over.
  await takeAll(context, 'player', { path: await recordOf(page) });
  await takeAll(context, 'story', { path: `/table/${over}/story` });
  await takeAll(context, 'tournament', { path: await makeTournament(page) });
  await page.close();
  for (const [name, path] of Object.entries(PAGES)) await takeAll(context, name, { path });
}

async function takeMoment(page: Page, name: string, moment: FixedMoment): Promise<void> {
  const table = await setUpMoment(page, moment);
  const { act, craft, guided } = moment;
  if (guided === true) {
    await page.evaluate((id) => localStorage.setItem('portolan.guided', JSON.stringify([id])), table);
  }
  const path = moment.path?.(table) ?? `/table/${table}`;
  await takeAll(page.context(), name, { path, ...(act && { act }), ...(craft && { craft }) });
}

interface Look {
  readonly path: string;
  readonly craft?: FixedMoment['craft'];
  readonly act?: FixedMoment['act'];
}

async function takeAll(context: BrowserContext, name: string, { path, act, craft }: Look): Promise<void> {
  if (!isWanted(name)) return;
  const page = await context.newPage();
  if (craft !== undefined) await craftMoment(page, craft);
  await page.goto(path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLE_MS);
  await act?.(page);
  for (const [size, window] of sizes) {
    await resizeTo(page, window);
    for (const theme of THEMES) {
      await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
      await takePicture(page, join(folder, `${name}-${size}-${theme}.webp`));
    }
  }
  await page.close();
  console.log(name);
}
