import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { bringIntoView, type Rectangle, rectangleOf } from './byHand.ts';
import { answer, isOver } from './play.ts';

/** One event of a browser trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The CPU time of its thread: during the event, and from the start of the thread to the event. */
  readonly tdur?: number;
  readonly tts?: number;
  readonly id?: string;
  readonly id2?: { readonly local?: string };
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly state?: string; readonly compositeFailed?: number };
  };
}

const CATEGORIES = [
  '-*',
  'blink.animations',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'toplevel',
];

/** The browser trace of an action. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
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
  const from = await rectangleOf(page, DISC);
  const over = await rectangleOf(page, '.fd-caribbean');
  if (from === undefined || over === undefined) throw new Error('there is no disc to drag');
  const mouse = await context.newCDPSession(page);
  await circle(mouse, { from, over, ms });
  await mouse.detach();
}

interface Circling {
  readonly from: Rectangle;
  readonly over: Rectangle;
  readonly ms: number;
  /** Called at each quarter of the time. */
  onQuarter?(): Promise<void>;
}

/** Presses the mouse on one thing and moves it in loops over another; releases it outside of both. */
async function circle(mouse: CDPSession, { from, over, ms, onQuarter }: Circling): Promise<void> {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await tell(mouse, 'mouseMoved', x, y);
  await tell(mouse, 'mousePressed', x, y);
  const begun = performance.now();
  const told: Promise<unknown>[] = [];
  let quarters = 1;
  for (let now = 0; now < ms; now = performance.now() - begun) {
    // Does not wait for the page, as a hand would not.
    told.push(tell(mouse, 'mouseMoved', ...spotOn(over, now)));
    if (now > (quarters * ms) / 4) {
      quarters++;
      if (onQuarter !== undefined) told.push(onQuarter());
    }
    await new Promise((resolve) => setTimeout(resolve, MOUSE_MS));
  }
  await Promise.all(told);
  await tell(mouse, 'mouseMoved', 2, 2);
  await tell(mouse, 'mouseReleased', 2, 2);
}

const HELD = '.am-held-tile';
const MAP = '.am-targets';
const SQUARE = '.am-tile-field .am-hit';
/** What leads to a tile to lay, best first: labels of Amerigo's controls. */
const TO_BUILDING = [
  /^Found a post/,
  /^(Landscape|Village) (?!single).*fits in/,
  /^Build \(green\)\d+ AP\d/,
  /^Special action: build.*fits? somewhere/,
  /^Landscape corner: /,
  /^Plan \(red\)\d+ AP\d/,
  /Harbour of|^Move ships \(blue\)\d/,
];

/** Plays Amerigo until the player has a tile to lay that can be turned. */
export async function playToBuilding(page: Page): Promise<void> {
  for (let answers = 0; answers < 2 * MOST_ANSWERS && !(await isOver(page)); answers++) {
    if ((await page.locator(`${HELD} + .am-held-turns button`).count()) > 1) return;
    await answer(page, (offered) => {
      const wanted = TO_BUILDING.map((pattern) => offered.findIndex((label) => pattern.test(label)));
      return Math.max(0, wanted.find((at) => at >= 0) ?? 0);
    });
  }
  throw new Error('the game never asked for a tile');
}

/** Plays Amerigo until the player places a ship on the frame. */
export async function playToPlacing(page: Page): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS && !(await isOver(page)); answers++) {
    if ((await page.locator('.am-targets[data-asked="placeShip"]').count()) > 0) return;
    await answer(page, (offered) =>
      Math.max(
        0,
        offered.findIndex((label) => /^Move ships/.test(label)),
      ),
    );
  }
  throw new Error('the game never asked for a ship');
}

/** Drags the tile in the dock over the map for `ms`, turns it on the way, and puts it back. */
export async function dragTile(context: BrowserContext, page: Page, ms: number): Promise<void> {
  await bringIntoView(page, MAP);
  const from = await rectangleOf(page, HELD);
  const map = await rectangleOf(page, MAP);
  if (from === undefined || map === undefined) throw new Error('there is no tile to drag');
  const mouse = await context.newCDPSession(page);
  await circle(mouse, { from, over: map, ms, onQuarter: () => page.keyboard.press('r') });
  await mouse.detach();
}

/** How long the pointer takes from one square to the next, and how long the mouse is pressed there. */
const GLIDE_MS = 450;
const PRESS_MS = 60;

/** Puts the tile down on one square after the other and turns it in between. The pointer never rests. */
export async function putTiles(context: BrowserContext, page: Page, times: number): Promise<void> {
  await bringIntoView(page, MAP);
  const mouse = await context.newCDPSession(page);
  let [x, y] = [2, 2];
  for (let placed = 0; placed < times; placed++) {
    const square = await rectangleOf(page, SQUARE);
    if (square === undefined) throw new Error('there is no square to put the tile on');
    const to = [square.x + square.width / 2, square.y + square.height / 2] as const;
    await glide(mouse, [x, y], to);
    [x, y] = to;
    await tell(mouse, 'mousePressed', x, y);
    await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
    await tell(mouse, 'mouseReleased', x, y);
    await glide(mouse, [x, y], [x + 60, y + 40]);
    [x, y] = [x + 60, y + 40];
    await page.keyboard.press('r');
  }
  await mouse.detach();
}

type Spot = readonly [x: number, y: number];

async function glide(mouse: CDPSession, [fromX, fromY]: Spot, [toX, toY]: Spot): Promise<void> {
  const begun = performance.now();
  const told: Promise<unknown>[] = [];
  for (let now = 0; now < GLIDE_MS; now = performance.now() - begun) {
    const part = now / GLIDE_MS;
    told.push(hover(mouse, fromX + (toX - fromX) * part, fromY + (toY - fromY) * part));
    await new Promise((resolve) => setTimeout(resolve, MOUSE_MS));
  }
  told.push(hover(mouse, toX, toY));
  await Promise.all(told);
}

/** Moves the mouse in loops over something for `ms`, with no button pressed. */
export async function roam(context: BrowserContext, page: Page, { over, ms }: { over: string; ms: number }) {
  await bringIntoView(page, over);
  const bounds = await rectangleOf(page, over);
  if (bounds === undefined) throw new Error(`there is no ${over}`);
  const mouse = await context.newCDPSession(page);
  const begun = performance.now();
  const told: Promise<unknown>[] = [];
  for (let now = 0; now < ms; now = performance.now() - begun) {
    told.push(hover(mouse, ...spotOn(bounds, now)));
    await new Promise((resolve) => setTimeout(resolve, MOUSE_MS));
  }
  await Promise.all(told);
  await mouse.detach();
}

/** A point of a loop over a rectangle. */
function spotOn({ x, y, width, height }: Rectangle, ms: number): Spot {
  const turn = ms / 420;
  return [x + width / 2 + Math.cos(turn) * width * 0.42, y + height / 2 + Math.sin(1.7 * turn) * height * 0.4];
}

function tell(mouse: CDPSession, type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number) {
  const pressed = type === 'mouseMoved' ? {} : { clickCount: 1 };
  return mouse.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, ...pressed });
}

/** Moves the mouse with no button pressed. */
function hover(mouse: CDPSession, x: number, y: number) {
  return mouse.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
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
  // What was shown faster until now is shown as usual.
  await page.locator('.playback select').selectOption('normal');
  // Choosing the dock may have scrolled a phone; what is out of sight does not move.
  await bringIntoView(page, '.fd-caribbean');
  await page.locator('.tk-sprite .fd-ship').first().waitFor();
}
