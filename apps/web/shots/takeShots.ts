// node apps/web/shots/takeShots.ts ADDRESS FOLDER [PAGE...]: pictures of every page of a running house, in both themes
// and three sizes, and what axe finds serious on them.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { answer, comeAboard, launch, openPage, playOn, SIZES, type Size, THEMES } from './drive.ts';

const [address = 'http://localhost:8080', folder = 'shots', ...wanted] = process.argv.slice(2);
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const troubles: string[] = [];
const browser = await launch();
mkdirSync(folder, { recursive: true });

/** Always the same answers. */
function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return count > 3 ? 1 + (state % (count - 1)) : state % count;
  };
}

const BOT = { kind: 'bot', bot: 'greedy' };
const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

async function makeTable(context: BrowserContext, wish: object): Promise<string> {
  const response = await context.request.post('/api/tables', { data: wish });
  const table = (await response.json()) as { readonly id?: string };
  if (table.id === undefined) throw new Error(`no table: ${JSON.stringify(table)}`);
  return table.id;
}

async function played(context: BrowserContext, id: string, enough?: number): Promise<void> {
  const page = await openPage(context, `/table/${id}`, troubles);
  await playOn(page, { choose: chooser(7), ...(enough === undefined ? {} : { enough }) });
  await page.close();
}

const ana = await comeAboard(browser, address, 'Ana');
const ben = await comeAboard(browser, address, 'Ben');
const drake = { game: 'francis-drake', visibility: 'unlisted' };
const open = await makeTable(ben, { ...drake, visibility: 'public', seats: [ME, OPEN, OPEN, BOT] });
await makeTable(ben, { game: 'specimen', visibility: 'public', seats: [ME, OPEN] });
await makeTable(ben, { ...drake, visibility: 'public', seats: [BOT, BOT, BOT], start: true });
const begun = await makeTable(ana, { ...drake, seats: [ME, BOT, BOT, BOT], start: true });
const missions = await makeTable(ana, { ...drake, seats: [BOT, ME, BOT, BOT], start: true });
const over = await makeTable(ana, { ...drake, seats: [ME, BOT, BOT, BOT], start: true });
const landfall = await makeTable(ana, { game: 'specimen', seats: [ME, BOT, BOT], visibility: 'unlisted', start: true });
const shared = await makeTable(ana, { ...drake, visibility: 'hotseat', seats: [ME, ME, ME], start: true });
await played(ana, begun, 1);
await played(ana, missions, 13);
await played(ana, over);

const PAGES: Readonly<Record<string, { readonly path: string; readonly act?: (page: Page) => Promise<unknown> }>> = {
  home: { path: '/' },
  lobby: { path: '/lobby' },
  new: { path: '/new' },
  gathering: { path: `/table/${open}` },
  table: { path: `/table/${begun}` },
  chosen: { path: `/table/${begun}`, act: (page) => page.locator('.choices .choice').last().click() },
  missions: { path: `/table/${missions}` },
  landfall: { path: `/table/${landfall}`, act: (page) => answer(page, () => 0) },
  handover: { path: `/table/${shared}` },
  over: { path: `/table/${over}` },
  replay: { path: `/replay/${over}#60` },
  profile: { path: '/me' },
  learn: { path: '/learn' },
  rules: { path: '/learn/francis-drake' },
  about: { path: '/about' },
  nowhere: { path: '/nowhere' },
};

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

async function seriousFindings(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    const { violations } = await axe.run();
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  });
}

for (const theme of THEMES) {
  await ana.addInitScript((name) => localStorage.setItem('portolan.theme', name), theme);
  for (const [name, { path, act }] of Object.entries(PAGES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const page = await openPage(ana, path, troubles);
    await page.waitForTimeout(900);
    await act?.(page);
    for (const size of Object.keys(SIZES) as Size[]) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(250);
      await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`) });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) troubles.push(`${name} ${size}: ${wide} pixels too wide`);
    }
    for (const { id, impact, nodes } of await seriousFindings(page)) {
      troubles.push(
        `${name} ${theme}: ${impact} ${id}: ${nodes.length}x ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary.replace(/\s+/g, ' ').slice(0, 240)}`,
      );
    }
    await page.close();
  }
}
await browser.close();
for (const trouble of troubles) console.log(trouble);
console.log(`${troubles.length} troubles`);
