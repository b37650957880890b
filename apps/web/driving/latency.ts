import type { BrowserContext, Page } from 'playwright-core';

/** What the browser does not report because the screen had changed by the next frame. */
const UNNOTICED_MS = 16;
const PAUSE_MS = 300;

/** Slows the page's processor down, as on a phone. */
export async function slowDown(context: BrowserContext, page: Page, times: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Begins to listen to what the browser says of each interaction; before the page is opened. */
export async function listenForLatency(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: [number, number][] = [];
    Object.assign(window, { heardLatency: heard });
    new PerformanceObserver((list) => {
      for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[]) {
        // A pointer that only passes over something is no interaction.
        if (interactionId > 0) heard.push([startTime, duration]);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Does one thing with the page and answers how long the screen took to show it: the slowest event of it, in ms. */
export async function latencyOf(page: Page, act: () => Promise<void>): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await act();
  return page.evaluate(
    async ([since, least, pause]) => {
      // By then the browser has told its listeners; and nobody clicks faster.
      await new Promise((resolve) => setTimeout(resolve, pause));
      const { heardLatency } = window as unknown as { heardLatency: [number, number][] };
      return Math.max(least, ...heardLatency.filter(([at]) => at >= since).map(([, ms]) => ms));
    },
    [start, UNNOTICED_MS, PAUSE_MS] as const,
  );
}
