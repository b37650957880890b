// Shows whether a change of the code changes what players see.
//   node apps/web/shots/compareShots.ts take FOLDER [MOMENT...]   takes pictures of fixed moments of Francis Drake
//   node apps/web/shots/compareShots.ts compare BEFORE AFTER      compares two such folders pixel by pixel
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../driving/chromium.ts';
import { startTestServer } from '../driving/testServer.ts';
import { FIXED_MOMENTS, type FixedMoment, setUpMoment } from './fixedMoments.ts';

const SIZES = { phone: [390, 844], tablet: [1024, 768], desktop: [1440, 900] } as const;
const THEMES = ['vellum', 'night'] as const;
/** Enough time for lazily loaded parts and for animations to finish. */
const SETTLE_MS = 700;

const [command, ...rest] = process.argv.slice(2);
const browser = await launchChromium();
try {
  if (command === 'take') await takeAll(browser, rest);
  else if (command === 'compare') process.exitCode = await compareAll(browser, rest);
  else throw new Error('take FOLDER [MOMENT...], or compare BEFORE AFTER');
} finally {
  await browser.close();
}

async function takeAll(chromium: Browser, [folder = 'reports/shots', ...wanted]: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startTestServer();
  try {
    for (const [name, moment] of Object.entries(FIXED_MOMENTS)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const context = await chromium.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.goto('/about');
      await takeMoment(page, moment, (look) => join(folder, `${name}-${look}.png`));
      await context.close();
      console.log(name);
    }
  } finally {
    await server.stop();
  }
}

async function takeMoment(page: Page, moment: FixedMoment, fileFor: (look: string) => string): Promise<void> {
  const table = await setUpMoment(page, moment);
  const path = moment.path?.(table) ?? `/table/${table}`;
  if (moment.guided === true) {
    await page.evaluate((id) => localStorage.setItem('portolan.guided', JSON.stringify([id])), table);
  }
  for (const theme of THEMES) {
    await page.evaluate((name) => localStorage.setItem('portolan.theme', name), theme);
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      // Leaves the table and returns, so that nothing of the last picture remains.
      await page.goto('/about');
      await page.goto(path);
      await page.locator('.fd-table').waitFor();
      await page.mouse.move(0, 0);
      await page.waitForTimeout(SETTLE_MS);
      await moment.act?.(page);
      await page.waitForTimeout(SETTLE_MS);
      // The log scrolls to its end asynchronously.
      await page.evaluate(() => {
        for (const panel of document.querySelectorAll('[role="tabpanel"]')) panel.scrollTop = panel.scrollHeight;
      });
      await page.waitForTimeout(100);
      await page.screenshot({ path: fileFor(`${size}-${theme}`), animations: 'disabled', caret: 'hide' });
    }
  }
}

/** Returns the exit code. */
async function compareAll(chromium: Browser, [before = '', after = '']: readonly string[]): Promise<number> {
  const page = await chromium.newPage();
  let changed = 0;
  const names = readdirSync(before).filter((name) => name.endsWith('.png'));
  for (const name of names) {
    const [one, other] = [join(before, name), join(after, name)].map(
      (file) => `data:image/png;base64,${readFileSync(file, 'base64')}`,
    );
    const { differing, all, box } = await page.evaluate(differencesInPage, [one ?? '', other ?? ''] as const);
    if (differing > 0) changed++;
    const share = ((100 * differing) / all).toFixed(3);
    console.log(`${name}: ${differing} pixels differ (${share}%)${box === undefined ? '' : ` within ${box}`}`);
  }
  console.log(`${names.length} pictures, ${changed} changed`);
  return changed === 0 ? 0 : 1;
}

/** Runs in the browser, which can decode pictures. */
async function differencesInPage(
  files: readonly [string, string],
): Promise<{ readonly differing: number; readonly all: number; readonly box: string | undefined }> {
  const [one, other] = await Promise.all(
    files.map(async (file) => {
      const image = new Image();
      image.src = file;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      return pen.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (one === undefined || other === undefined) throw new Error('two pictures are compared');
  const all = Math.max(one.width * one.height, other.width * other.height);
  if (one.width !== other.width || one.height !== other.height) return { differing: all, all, box: 'another size' };
  const [a, b] = [new Uint32Array(one.data.buffer), new Uint32Array(other.data.buffer)];
  let [left, top, right, bottom, differing] = [one.width, one.height, -1, -1, 0];
  for (const [at, pixel] of a.entries()) {
    if (pixel === b[at]) continue;
    differing++;
    const [x, y] = [at % one.width, Math.floor(at / one.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return { differing, all, box: differing === 0 ? undefined : `${left},${top} to ${right},${bottom}` };
}
