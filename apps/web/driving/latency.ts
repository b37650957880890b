import type { BrowserContext, Page } from 'playwright-core';

/** Shorter interactions are not reported, because the screen changed within a frame. */
const UNNOTICED_MS = 16;
const PAUSE_MS = 300;

/** Throttles the CPU of the page, to simulate a phone. */
export async function slowDown(context: BrowserContext, page: Page, times: number): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Records the browser's event timings. Call before opening the page. */
export async function listenForLatency(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: [number, number][] = [];
    Object.assign(window, { heardLatency: heard });
    new PerformanceObserver((list) => {
      for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[]) {
        // Hovering has no interaction id.
        if (interactionId > 0) heard.push([startTime, duration]);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** Performs an interaction and returns its latency: the duration of its slowest event in ms. */
export async function latencyOf(page: Page, act: () => Promise<void>): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  await act();
  return page.evaluate(
    async ([since, least, pause]) => {
      // Event timings are reported with a delay.
      await new Promise((resolve) => setTimeout(resolve, pause));
      const { heardLatency } = window as unknown as { heardLatency: [number, number][] };
      return Math.max(least, ...heardLatency.filter(([at]) => at >= since).map(([, ms]) => ms));
    },
    [start, UNNOTICED_MS, PAUSE_MS] as const,
  );
}
