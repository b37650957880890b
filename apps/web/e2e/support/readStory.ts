import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const PATIENCE_MS = 120_000;

/** Scrolls to the curve of a story, with which its analysis begins, and waits for something there. */
export async function scrollToCurve(page: Page, awaited: Locator): Promise<void> {
  const scrolled = async (): Promise<number> => {
    // What is there first is replaced meanwhile.
    await page.evaluate(() => document.querySelector('.story-part')?.scrollIntoView());
    return awaited.count();
  };
  await expect.poll(scrolled, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
}

/** Waits for the turning points. */
export function analysedStory(page: Page): Promise<void> {
  return scrollToCurve(page, page.locator('.story-turn'));
}

/** The same, and every picture has been in sight once. */
export async function readStory(page: Page): Promise<void> {
  await analysedStory(page);
  for (const still of await page.locator('.story-still').all()) await still.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.story-still-later').count(), { timeout: PATIENCE_MS }).toBe(0);
}
