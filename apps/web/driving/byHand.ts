import type { Page } from 'playwright-core';
import { FINAL, OFFERED } from './play.ts';

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

/** Answers the current question with whatever is offered first. */
export async function answerByHand(page: Page): Promise<void> {
  for (let picks = 0; !(await isThere(page, FINAL)); picks++) {
    if (picks === MOST_PICKS) throw new Error('no way to an answer');
    await lookUntil(page, async () => !(await isThere(page, BUSY)));
    await clickByHand(page, OFFERED);
    await page.waitForTimeout(LOOK_MS);
  }
  const button = await page.evaluateHandle((final) => document.querySelector(final), FINAL);
  await clickByHand(page, FINAL);
  await lookUntil(page, () => button.evaluate((element) => element?.checkVisibility() !== true));
}

/** Waits until the player is asked. */
export function seeOffer(page: Page): Promise<void> {
  return lookUntil(page, () => isThere(page, OFFERED));
}

/** Moves the mouse to the first such element, rests, presses and releases. */
async function clickByHand(page: Page, selector: string): Promise<void> {
  await bringIntoView(page, selector);
  const at = await boxOf(page, selector);
  if (at === undefined) throw new Error(`nothing to click: ${selector}`);
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

async function lookUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const latest = performance.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error('the page does not get there');
    await page.waitForTimeout(LOOK_MS);
  }
}

function isThere(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.checkVisibility() === true, selector);
}

export function bringIntoView(page: Page, selector: string): Promise<void> {
  return page.evaluate((wanted) => {
    document.querySelector(wanted)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, selector);
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the first such element is. */
export function boxOf(page: Page, selector: string): Promise<Box | undefined> {
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }, selector);
}
