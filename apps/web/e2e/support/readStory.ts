import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const PATIENCE_MS = 120_000;

/** Scrolls to the curve of a story, with which its analysis begins, and waits for the turning points. */
export async function analysedStory(page: Page): Promise<void> {
  const scrolled = async (): Promise<number> => {
    // What is there first is replaced meanwhile.
    await page.evaluate(() => document.querySelector('.story-analysis-later, .story-part')?.scrollIntoView());
    return page.locator('.story-turn').count();
  };
  await expect.poll(scrolled, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
}

/** The same, and every picture has been in sight once. */
export async function readStory(page: Page): Promise<void> {
  await analysedStory(page);
  for (const still of await page.locator('.story-still').all()) await still.scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('.story-still-later').count(), { timeout: PATIENCE_MS }).toBe(0);
}
