import type { Page } from 'playwright-core';
import { FINAL, OFFERED, RESULT } from './play.ts';

/*
 * Playing while the page's work is being measured. The driver's own clicks and waits run checks in the page, in tasks
 * that can take longer than the page's. Here the page is asked as little as possible, at intervals.
 */

const BUSY = '[data-drawing], .board-later, .live-board[aria-busy="true"]';
/** Between two looks at the page. */
const LOOK_MS = 100;
/** How long a finger stays on the button of a mouse, and how long a hand rests before it presses. */
const PRESS_MS = 60;
/** Longer than the moves of the others take to be shown. */
const LONGEST_MS = 240_000;
/** The most clicks any single move needs. */
const MOST_PICKS = 8;
/** How often, and after how long, somebody presses a button again at which nothing happens. */
const MOST_CLICKS = 5;
const AGAIN_MS = 5_000;

/** Answers the current question with whatever is offered first. */
export async function answerByHand(page: Page): Promise<void> {
  for (let picks = 0; !(await isThere(page, FINAL)); picks++) {
    if (picks === MOST_PICKS) throw new Error('no way to an answer');
    await lookUntil(page, async () => !(await isThere(page, BUSY)));
    await clickByHand(page, OFFERED);
    await page.waitForTimeout(LOOK_MS);
  }
  const button = await page.evaluateHandle((final) => document.querySelector(final), FINAL);
  const isTaken = (): Promise<boolean> => button.evaluate((element) => element?.checkVisibility() !== true);
  for (let clicks = 0; clicks < MOST_CLICKS && !(await isTaken()); clicks++) {
    // The page may have moved under the pointer.
    await clickByHand(page, FINAL);
    await lookUntil(page, isTaken, AGAIN_MS).catch(() => undefined);
  }
  if (!(await isTaken())) throw new Error('the answer was not taken');
}

/** Waits until the player is asked, and ends the turn where that is theirs to say. False if the game is over. */
export async function seeOffer(page: Page): Promise<boolean> {
  for (;;) {
    await lookUntil(page, () => isThere(page, `${OFFERED}, ${FINAL}, ${RESULT}`));
    if (await isThere(page, OFFERED)) return true;
    if (!(await isThere(page, FINAL))) return false;
    await answerByHand(page);
  }
}

/** Moves the mouse to the first such element, rests, presses and releases. */
async function clickByHand(page: Page, selector: string): Promise<void> {
  await bringIntoView(page, selector);
  const at = await rectangleOf(page, selector);
  if (at === undefined) throw new Error(`nothing to click: ${selector}`);
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

async function lookUntil(page: Page, isSo: () => Promise<boolean>, longestMs = LONGEST_MS): Promise<void> {
  const latest = performance.now() + longestMs;
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error('the page does not get there');
    await page.waitForTimeout(LOOK_MS);
  }
}

function isThere(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility()),
    selector,
  );
}

export function bringIntoView(page: Page, selector: string): Promise<void> {
  return page.evaluate((wanted) => {
    document.querySelector(wanted)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, selector);
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the first such element is. */
export function rectangleOf(page: Page, selector: string): Promise<Rectangle | undefined> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
}
