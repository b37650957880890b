// node apps/web/shots/takeMaps.ts FOLDER [COUNT [COLUMNS [MOVES [FIRST]]]]: maps of Amerigo side by side, in both themes and
// without colour.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { launchChromium } from '../driving/chromium.ts';

const [folder = 'reports/maps', count = '20', columns = '5', moves = '0', first = '0'] = process.argv.slice(2);
const WIDTH_PX = 480;
mkdirSync(folder, { recursive: true });

const pages = await createServer({
  root: resolve(import.meta.dirname, '..'),
  logLevel: 'error',
  server: { port: 0, hmr: false },
});
await pages.listen();
const browser = await launchChromium();
try {
  const width = Math.min(2600, Math.max(700, Number(columns) * WIDTH_PX));
  const page = await browser.newPage({ viewport: { width, height: 700 }, deviceScaleFactor: columns === '1' ? 2 : 1 });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(
    `${pages.resolvedUrls?.local[0]}shots/maps/index.html?${new URLSearchParams({ count, columns, moves, first })}`,
  );
  await page
    .locator('.am-map')
    .nth(Number(count) - 1)
    .waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete, src }) => complete && src !== ''));
  console.log(`drawn in ${await page.locator('body').getAttribute('data-ms')} ms`);
  for (const theme of ['vellum', 'night']) {
    await page.evaluate((one) => document.documentElement.setAttribute('data-theme', one), theme);
    for (const filter of ['none', 'grayscale(1)']) {
      await page.evaluate((one) => Object.assign(document.body.style, { filter: one }), filter);
      const name = `maps-${moves}-${first}-${theme}${filter === 'none' ? '' : '-grey'}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true });
    }
  }
} finally {
  await browser.close();
  await pages.close();
}
