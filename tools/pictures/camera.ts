import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@portolan/web/driving';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
const THEMES = ['vellum', 'night'] as const;
/** What is fetched, comes. */
const SETTLE_MS = 350;
/** A change of theme fades for somebody who looks on, not in a picture. */
const AT_ONCE = '*, ::before, ::after { transition: none !important; }';
const QUALITY = 82;

export interface Camera {
  /** Takes a page as it stands in every size and both themes. */
  take(page: Page, name: string): Promise<void>;
}

/** Writes NAME-SIZE-THEME.webp into a folder. */
export function openCamera(folder: string, tell: (text: string) => void): Camera {
  mkdirSync(folder, { recursive: true });
  return {
    async take(page, name) {
      await page.addStyleTag({ content: AT_ONCE });
      const film = await page.context().newCDPSession(page);
      for (const [size, { width, height }] of Object.entries(SIZES)) {
        await page.setViewportSize({ width, height });
        for (const theme of THEMES) {
          await page.evaluate(`document.documentElement.setAttribute('data-theme', '${theme}')`);
          await page.waitForTimeout(SETTLE_MS);
          const { data } = await film.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
          writeFileSync(join(folder, `${name}-${size}-${theme}.webp`), Buffer.from(data, 'base64'));
        }
      }
      await film.detach();
      await page.setViewportSize(SIZES.desktop);
      tell(`${name}\n`);
    },
  };
}
