import {
  greet,
  type Interaction,
  type launchChromium,
  listenForLatency,
  makeTable,
  slowDown,
  type TestServer,
  timeClicks,
} from '@portolan/web/driving';

/** How fast a table responds on a slow device. */
export interface Response {
  readonly clicks: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly worst: Interaction;
}

type Browser = Awaited<ReturnType<typeof launchChromium>>;

export interface Trial {
  readonly clicks: number;
  /** How many times slower than this machine. */
  readonly throttle: number;
}

/** The address of a table in progress, as in a shared link. */
export async function tableToVisit(browser: Browser, testServer: TestServer): Promise<string> {
  const context = await browser.newContext({ baseURL: testServer.address });
  const page = await context.newPage();
  await greet(page, 'Ida');
  const id = await makeTable(page, 'crowded');
  await context.close();
  return `/table/${id}`;
}

/** Plays at a table with real clicks on a throttled processor. */
export async function timeTable(
  browser: Browser,
  testServer: TestServer,
  { clicks, throttle }: Trial,
): Promise<Response> {
  const context = await browser.newContext({ baseURL: testServer.address, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await greet(page, 'Ida');
    const id = await makeTable(page, 'crowded');
    await listenForLatency(page);
    await page.goto(`/table/${id}`);
    await slowDown(context, page, throttle);
    return summarize(await timeClicks(page, clicks));
  } finally {
    await context.close();
  }
}

export function summarize(interactions: readonly Interaction[]): Response {
  const sorted = interactions.toSorted((one, other) => one.ms - other.ms);
  const at = (share: number): Interaction =>
    sorted[Math.ceil(share * sorted.length) - 1] ?? { what: 'nothing', ms: Number.NaN };
  return { clicks: sorted.length, medianMs: at(0.5).ms, p95Ms: at(0.95).ms, worst: at(1) };
}
