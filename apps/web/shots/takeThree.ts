// node apps/web/shots/takeThree.ts FOLDER: the three tables side by side in one picture, in both themes: the same size, and
// about as far into the match.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../driving/chromium.ts';
import { resizeTo } from '../driving/layoutFaults.ts';
import { OFFERED } from '../driving/play.ts';
import { startTestServer } from '../driving/testServer.ts';
import { AMERIGO_MOMENTS } from './amerigoMoments.ts';
import { FIXED_MOMENTS, type FixedMoment, setUpMoment } from './fixedMoments.ts';
import { NINA_PINTA_MOMENTS } from './ninaPintaMoments.ts';
import { takePicture } from './takePicture.ts';

const TABLES = [FIXED_MOMENTS.battle, AMERIGO_MOMENTS['am-middle'], NINA_PINTA_MOMENTS['np-sailing']];
const WINDOW = [1440, 900] as const;
/** Of one table in the picture. */
const WIDTH_PX = 960;
const GAP_PX = 12;
/** Lets lazily loaded parts arrive. */
const SETTLE_MS = 1000;

const [folder = 'reports/three'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const [server, browser] = await Promise.all([startTestServer(), launchChromium()]);
try {
  for (const theme of ['vellum', 'night']) {
    const pictures: string[] = [];
    for (const moment of TABLES) if (moment !== undefined) pictures.push(await pictureOf(browser, moment, theme));
    const file = join(folder, `three-tables-${theme}.webp`);
    await putTogether(browser, pictures, file);
    console.log(file);
  }
} finally {
  await browser.close();
  await server.stop();
}

/** As a data URL. */
async function pictureOf(chromium: Browser, moment: FixedMoment, theme: string): Promise<string> {
  const context = await chromium.newContext({ baseURL: server.address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/about');
  const table = await setUpMoment(page, moment);
  await page.evaluate((name) => localStorage.setItem('portolan.theme', name), theme);
  await page.goto(`/table/${table}`);
  await resizeTo(page, WINDOW);
  await page.locator(OFFERED).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await moment.act?.(page);
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

async function putTogether(chromium: Browser, pictures: readonly string[], file: string): Promise<void> {
  const height = Math.round((WIDTH_PX * WINDOW[1]) / WINDOW[0]);
  const width = pictures.length * (WIDTH_PX + GAP_PX) - GAP_PX;
  const page = await chromium.newPage({ viewport: { width, height } });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${GAP_PX}px">${pictures
      .map((picture) => `<img src="${picture}" width="${WIDTH_PX}" height="${height}" alt="">`)
      .join('')}</body>`,
  );
  await allDecoded(page);
  await takePicture(page, file);
  await page.close();
}

function allDecoded(page: Page): Promise<unknown> {
  return page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}
