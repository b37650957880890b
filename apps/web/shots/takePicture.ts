import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** WebP quality: text stays sharp and the pictures small. */
const QUALITY = 72;

/** Writes a WebP file; the driver itself supports only formats that are several times as large. */
export async function takePicture(page: Page, file: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await devtools.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
}
