import type { BrowserContext, Page } from 'playwright-core';

/** Timers that are at least this long drive what is shown; shorter ones load and lay out. */
const LONG_MS = 100;

/** Makes it possible to stop what pages of this context show: call it before they are opened. */
export async function prepareToStop(context: BrowserContext): Promise<void> {
  await context.addInitScript((long) => {
    const start = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms = 0) =>
      start(() => {
        if (ms < long || document.documentElement.dataset.stopped === undefined) work();
      }, ms)) as typeof window.setTimeout;
  }, LONG_MS);
}

/** Stops as soon as this is on the page, for as long as the page is open. */
export async function stopAt(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const look = (): void => {
      if (document.querySelector(wanted) === null) requestAnimationFrame(look);
      else {
        document.documentElement.dataset.stopped = '';
        for (const animation of document.getAnimations()) animation.pause();
      }
    };
    look();
  }, selector);
  await page.locator('html[data-stopped]').waitFor({ state: 'attached', timeout: 180_000 });
}
