// node apps/web/shots/takeGuide.ts GAME FOLDER [SIZE...]: a newcomer's way from a cleared browser through the whole guided
// game, as a numbered sequence of pictures in each size. The newcomer takes the guide's second suggestion now and then.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { launchChromium } from '../driving/chromium.ts';
import { FINAL, RESULT, textOf } from '../driving/play.ts';
import { startTestServer } from '../driving/testServer.ts';
import { t } from '../driving/text.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const GUIDE = '.tk-guide';
const NEXT = '.tk-guide-next';
const CHOOSE = '.tk-guide-choose';
const TO_TURN = '.to-turn';
/** Every third choice is the newcomer's own. */
const OWN_CHOICE = 3;
/** A guided game takes a few hundred steps. */
const MOST_STEPS = 900;

const [game = 'Francis Drake', folder = 'reports/guide', ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const [testServer, browser] = await Promise.all([startTestServer(), launchChromium()]);
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (wanted.length > 0 && !wanted.includes(size)) continue;
    const context = await browser.newContext({ baseURL: testServer.address, viewport, reducedMotion: 'reduce' });
    await learn(await context.newPage(), size);
    await context.close();
  }
} finally {
  await browser.close();
  await testServer.stop();
}

interface Shots {
  readonly lines: string[];
  take(what: string): Promise<void>;
}

function shotsOf(page: Page, size: string): Shots {
  const lines: string[] = [];
  return {
    lines,
    async take(what) {
      const name = `${size}-${String(lines.length + 1).padStart(2, '0')}-${what.toLowerCase().replaceAll(/\W+/g, '-')}`;
      const guide = page.locator(GUIDE);
      const said = await guide.locator('h3, p, button, .tk-guide-annotations').allTextContents();
      lines.push(`${name}: ${said.join(' | ')}`);
      await page.screenshot({ path: join(folder, `${name.slice(0, 60)}.png`) });
    },
  };
}

async function learn(page: Page, size: string): Promise<void> {
  const shots = shotsOf(page, size);
  await page.goto('/');
  const begin = page.getByRole('button', { name: t('home.guide', { game }) });
  await begin.waitFor();
  await shots.take('home');
  await begin.click();
  await page.getByRole('textbox', { name: t('who.name') }).fill('Nell');
  await shots.take('name');
  await page.getByRole('button', { name: t('who.go') }).click();
  await page.locator(NEXT).waitFor();
  await walk(page, shots);
  await shots.take('after the guide');
  writeFileSync(join(folder, `${size}.txt`), `${shots.lines.join('\n')}\n`);
  console.log(`${size}: ${shots.lines.length} pictures`);
}

/** Goes from step to step until the guide closes; every page and every new kind of step is photographed. */
async function walk(page: Page, shots: Shots): Promise<void> {
  const seen = new Set<string>();
  for (let step = 0; step < MOST_STEPS && (await isGuided(page)); step++) {
    const what = await describe(page);
    if (!seen.has(what)) await shots.take(what);
    seen.add(what);
    await act(page, step);
  }
  await page.locator(RESULT).waitFor();
}

/** Waits for something to read or to do; false once the guide has closed. */
async function isGuided(page: Page): Promise<boolean> {
  for (;;) {
    if (!(await page.locator(GUIDE).isVisible())) return false;
    if (await page.locator(`${NEXT}, ${CHOOSE}, ${FINAL}, ${TO_TURN}`).first().isVisible()) return true;
    await page.waitForTimeout(50);
  }
}

async function describe(page: Page): Promise<string> {
  const title = page.locator(`${GUIDE} h3`).first();
  const heading = (await title.isVisible()) ? await textOf(title) : 'no lesson';
  const final = page.locator(FINAL).first();
  const pressed = (await final.isVisible()) ? ` ${await textOf(final)}` : '';
  const response = (await page.locator('.tk-guide-response').isVisible()) ? ' response' : '';
  // Places differ, kinds of question do not.
  return `${heading.replace(/^.*: (attack|trade)/, '$1')}${pressed}${response}`;
}

async function act(page: Page, step: number): Promise<void> {
  const skip = page.locator(TO_TURN);
  if (await skip.isVisible()) return clickIfThere(skip);
  const next = page.locator(NEXT);
  if (await next.isVisible()) return next.click();
  const final = page.locator(FINAL).first();
  if (!(await final.isVisible())) {
    const choices = page.locator(CHOOSE);
    const own = step % OWN_CHOICE === 0 && (await choices.count()) > 1;
    return clickIfThere(choices.nth(own ? 1 : 0));
  }
  const button = await final.elementHandle();
  await button?.click();
  await button?.waitForElementState('hidden');
}

/** What is offered may change while the table is still following the last move. */
async function clickIfThere(button: Locator): Promise<void> {
  await button.click({ timeout: 2000 }).catch(() => undefined);
}
