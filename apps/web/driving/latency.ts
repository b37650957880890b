import { readFileSync } from 'node:fs';
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

/** How long the screen took to show something, in ms. */
export interface Latency {
  /** By the clock. */
  readonly shown: number;
  /** Of this the page waited for a core that other programs had. */
  readonly starved: number;
}

/** Does one thing with the page, and answers how long its slowest event took until the screen showed what it did. */
export async function latencyOf(page: Page, act: () => Promise<void>): Promise<Latency> {
  const processes = await renderersOf(page);
  const start = await page.evaluate(() => performance.now());
  const before = processes.map(starvedMs);
  await act();
  const shown = await page.evaluate(
    async ([since, least, pause]) => {
      // By then the browser has told its listeners; and nobody clicks faster.
      await new Promise((resolve) => setTimeout(resolve, pause));
      const { heardLatency } = window as unknown as { heardLatency: [number, number][] };
      return Math.max(least, ...heardLatency.filter(([at]) => at >= since).map(([, ms]) => ms));
    },
    [start, UNNOTICED_MS, PAUSE_MS] as const,
  );
  const starved = Math.max(0, ...processes.map((process, at) => starvedMs(process) - (before[at] ?? 0)));
  return { shown, starved };
}

/** The processes in which the pages of this browser run. */
async function renderersOf(page: Page): Promise<number[]> {
  const browser = page.context().browser();
  if (browser === null) return [];
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** How long the main thread of a process has waited for a core so far. The system counts it; 0 where it does not. */
function starvedMs(process: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${process}/task/${process}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
