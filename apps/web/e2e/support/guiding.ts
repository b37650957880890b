import type { Page } from 'playwright-core';
import { FINAL, textOf } from '../../driving/play.ts';

export const GUIDE = '.tk-guide';
export const NEXT = '.tk-guide-next';
export const CHOOSE = '.tk-guide-choose';
export const PRESS = '.tk-guide-press';

/** Waits until there is something to read or to do; false once the guide has ended. */
export async function isGuided(page: Page): Promise<boolean> {
  for (;;) {
    if (!(await page.locator(GUIDE).isVisible())) return false;
    if (await page.locator(`${NEXT}, ${CHOOSE}, ${FINAL}`).first().isVisible()) return true;
    const skip = page.locator('.to-turn');
    if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(50);
  }
}

/** Follows the guide's advice or ends the turn; returns the advice. */
export async function follow(page: Page): Promise<string> {
  const choose = page.locator(CHOOSE).first();
  const advice = (await choose.isVisible()) ? await textOf(choose.locator('strong')) : '';
  if (advice !== '') await choose.click();
  await confirm(page);
  return advice;
}

/** Plays the chosen move, or ends the turn. */
export async function confirm(page: Page): Promise<void> {
  const final = page.locator(FINAL).first();
  await final.waitFor();
  const button = await final.elementHandle();
  await button?.click();
  await button?.waitForElementState('hidden');
}

/** The title of the page to read, or of the question. */
export function guideHeading(page: Page): Promise<string> {
  return textOf(page.locator(`${GUIDE} h3`).first());
}
