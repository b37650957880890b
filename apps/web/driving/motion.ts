import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { answer, isOver } from './play.ts';

/** One event of a browser trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The CPU time of its thread. */
  readonly tdur?: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: { readonly name?: string; readonly data?: { readonly state?: string } };
}

const CATEGORIES = [
  '-*',
  'blink.animations',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
];

/** The browser trace of an action. */
export async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const text = (await browser.stopTracing()).toString();
  return (JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

const DISC = '.fd-disc-tile[data-pick]';
/** The interval at which a mouse reports its position. */
const MOUSE_MS = 8;
/** The most answers needed to reach the mission discs. */
const MOST_ANSWERS = 60;

/** Plays until the player has to place mission discs. */
export async function playToMissions(page: Page): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
    if ((await page.locator(DISC).count()) > 0) return;
    await answer(page, (offered) =>
      Math.max(
        0,
        offered.findIndex((label) => /barrel/i.test(label)),
      ),
    );
  }
  throw new Error('the game never asked for a mission disc');
}

/** Drags a mission disc over the map for `ms`, at the report rate of a mouse, without dropping it on a target. */
export async function dragDisc(context: BrowserContext, page: Page, ms: number): Promise<void> {
  const box = await page.locator(DISC).first().boundingBox();
  const chart = await page.locator('.fd-caribbean').boundingBox();
  if (box === null || chart === null) throw new Error('there is no disc to drag');
  const mouse = await context.newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tell(mouse, 'mouseMoved', x, y);
  await tell(mouse, 'mousePressed', x, y);
  const begun = performance.now();
  const told: Promise<unknown>[] = [];
  for (let now = 0; now < ms; now = performance.now() - begun) {
    const turn = now / 420;
    const [dx, dy] = [Math.cos(turn) * chart.width * 0.42, Math.sin(1.7 * turn) * chart.height * 0.4];
    // Does not wait for the page, as a hand would not.
    told.push(tell(mouse, 'mouseMoved', chart.x + chart.width / 2 + dx, chart.y + chart.height / 2 + dy));
    await new Promise((resolve) => setTimeout(resolve, MOUSE_MS));
  }
  await Promise.all(told);
  await tell(mouse, 'mouseMoved', 2, 2);
  await tell(mouse, 'mouseReleased', 2, 2);
  await mouse.detach();
}

function tell(mouse: CDPSession, type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) {
  const pressed = type === 'mouseMoved' ? {} : { clickCount: 1 };
  return mouse.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, ...pressed });
}

/** Goes straight to the dock, so that only the others sail, and waits until their ships are moving. */
export async function letOthersSail(page: Page): Promise<void> {
  await isOver(page);
  await answer(page, (offered) =>
    Math.max(
      0,
      offered.findIndex((label) => /outbound dock/i.test(label)),
    ),
  );
  await page.locator('.fd-berth .fd-ship').first().waitFor({ timeout: 120_000 });
  await page.locator('.tk-sprite .fd-ship').first().waitFor();
}
