// node apps/web/shots/takeShots.ts FOLDER [PAGE...]: starts a server of its own and takes pictures of every page, in both
// themes and three sizes. Says what went wrong in a page, and which page is wider than its window.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { hastyCaptain } from '../driving/choosers.ts';
import { launchChromium } from '../driving/chromium.ts';
import { answer, noDeeds, OFFERED, playOn } from '../driving/play.ts';
import { startTestServer } from '../driving/testServer.ts';
import { PHASES, playToPhase, stopAtScoring } from './phases.ts';
import { takePicture } from './takePicture.ts';

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const;
const THEMES = ['vellum', 'night'] as const;

const BOT = { kind: 'bot', bot: 'greedy' };
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

const [folder = 'reports/shots', ...wanted] = process.argv.slice(2);
const troubles: string[] = [];
mkdirSync(folder, { recursive: true });

const [testServer, browser] = await Promise.all([startTestServer(), launchChromium()]);
try {
  await takeAll(testServer.address);
} finally {
  await browser.close();
  await testServer.stop();
}
for (const trouble of troubles) console.log(trouble);
console.log(`${troubles.length} troubles`);

function isWanted(...names: readonly string[]): boolean {
  return wanted.length === 0 || names.some((name) => wanted.includes(name));
}

/** Pictures need no motion, and games play faster without it. */
async function comeAboard(
  address: string,
  name: string,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<BrowserContext> {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion });
  if (reducedMotion === 'reduce') await context.addInitScript(() => localStorage.setItem('portolan.pace', 'instant'));
  await context.request.post('/api/guest', { data: { name } });
  return context;
}

async function makeTable(context: BrowserContext, request: object): Promise<string> {
  const data = { game: 'francis-drake', visibility: 'unlisted', ...request };
  const table = (await (await context.request.post('/api/tables', { data })).json()) as { readonly id?: string };
  if (table.id === undefined) throw new Error(`no table: ${JSON.stringify(table)}`);
  return table.id;
}

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => troubles.push(`${path}: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${path}: ${message.text()}`);
  });
  await page.goto(path);
  return page;
}

async function play(context: BrowserContext, id: string, enough?: number): Promise<void> {
  const page = await openPage(context, `/table/${id}`);
  const much = enough === undefined ? {} : { enough };
  await playOn(page, { choose: hastyCaptain(5), deeds: noDeeds(), ...much });
  await page.close();
}

/** Tables of Francis Drake, each stopped at a phase. A table that never reaches it is replaced by another. */
async function setPhases(ana: BrowserContext): Promise<Readonly<Record<string, Look>>> {
  const looks: Record<string, Look> = {};
  for (const name of Object.keys(PHASES).filter((one) => isWanted(one))) {
    for (let seed = 1; looks[name] === undefined && seed <= 5; seed++) {
      const path = `/table/${await makeTable(ana, { seats: [BOT, ME, BOT, BOT], start: true })}`;
      const page = await openPage(ana, path);
      if (await playToPhase(page, name, seed)) looks[name] = { path };
      await page.close();
    }
  }
  return looks;
}

/** Points moving to the score. The picture freezes the page, so each size plays its own voyage. */
async function takeScoring(address: string): Promise<void> {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    const context = await comeAboard(address, 'Ana', 'no-preference');
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.clock.install();
    await page.goto(`/table/${await makeTable(context, { seats: [ME, BOT, BOT, BOT], start: true })}`);
    await stopAtScoring(page);
    for (const theme of THEMES) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await takePicture(page, join(folder, `scoring-${size}-${theme}.webp`));
    }
    await context.close();
  }
}

interface Look {
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
}

/** The pages, with tables that have been set up and played for a while. */
async function setScene(address: string, ana: BrowserContext): Promise<Readonly<Record<string, Look>>> {
  const ben = await comeAboard(address, 'Ben');
  const open = await makeTable(ben, { visibility: 'public', seats: [ME, OPEN, OPEN, BOT] });
  await makeTable(ben, { game: 'specimen', visibility: 'public', seats: [ME, OPEN] });
  await makeTable(ben, { visibility: 'public', seats: [BOT, BOT, BOT], start: true });
  const begun = await makeTable(ana, { seats: [ME, BOT, BOT, BOT], start: true });
  const over = await makeTable(ana, { seats: [ME, BOT, BOT, BOT], start: true });
  const landfall = await makeTable(ana, { game: 'specimen', seats: [ME, BOT, BOT], start: true });
  const generic = await makeTable(ana, { game: 'amerigo', seats: [ME, BOT, BOT], start: true });
  const shared = await makeTable(ana, { visibility: 'hotseat', seats: [ME, ME, ME], start: true });
  await play(ana, begun, 1);
  if (isWanted('over', 'replay')) await play(ana, over);
  return {
    home: { path: '/' },
    lobby: { path: '/lobby' },
    new: { path: '/new' },
    gathering: { path: `/table/${open}` },
    table: { path: `/table/${begun}` },
    chosen: { path: `/table/${begun}`, act: (page) => page.locator(OFFERED).last().click() },
    landfall: { path: `/table/${landfall}`, act: (page) => answer(page, () => 0) },
    generic: { path: `/table/${generic}` },
    handover: { path: `/table/${shared}` },
    over: { path: `/table/${over}` },
    replay: { path: `/replay/${over}#60` },
    profile: { path: '/me' },
    learn: { path: '/learn' },
    rules: { path: '/learn/francis-drake' },
    about: { path: '/about' },
    nowhere: { path: '/nowhere' },
    ...(await setPhases(ana)),
  };
}

async function takeAll(address: string): Promise<void> {
  const ana = await comeAboard(address, 'Ana');
  if (isWanted('scoring')) await takeScoring(address);
  const looks = Object.entries(await setScene(address, ana));
  for (const theme of THEMES) {
    await ana.addInitScript((name) => localStorage.setItem('portolan.theme', name), theme);
    for (const [name, look] of looks) {
      if (isWanted(name)) await take(ana, `${name}-`, `-${theme}`, look);
    }
  }
}

async function take(context: BrowserContext, before: string, after: string, { path, act }: Look): Promise<void> {
  const page = await openPage(context, path);
  await page.waitForTimeout(900);
  await act?.(page);
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(250);
    await takePicture(page, join(folder, `${before}${size}${after}.webp`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wide > 0) troubles.push(`${path} ${size}: ${wide} pixels too wide`);
  }
  await page.close();
}
