import type { Browser } from 'playwright-core';

/** Art is excluded because it loads after everything else. */
const ART = /^\/(?:assets\/)?(?:art|icons)\//;

/** The transferred bytes of a first page load, by path, without art and data. */
export async function firstLoad(browser: Browser, address: string, path: string): Promise<Map<string, number>> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const paths = new Map<string, string>();
    const bytes = new Map<string, number>();
    await devtools.send('Network.enable');
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      paths.set(requestId, new URL(request.url).pathname);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const asked = paths.get(requestId);
      if (asked === undefined || ART.test(asked) || asked.startsWith('/api/')) return;
      bytes.set(asked, (bytes.get(asked) ?? 0) + encodedDataLength);
    });
    await page.goto(path);
    await page.locator('main h1').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    return bytes;
  } finally {
    await context.close();
  }
}
