import type { Page } from 'playwright-core';
import { boardFollows, type Choose, FINAL, labelsOf, OFFERED } from '../../driving/play.ts';

export const CONFIRM_FOCUSED = '[data-confirming] .button-primary:focus';
/** More tab stops than any page has. */
const MOST_TABS = 400;
/** More arrow presses than any two parts of the board are apart. */
const MOST_ARROWS = 12;

/** Records pointer use, from the next page load on. */
export async function forbidPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Not on the page itself: a test may go through several.
    const note = (): void => sessionStorage.setItem('pointed', 'yes');
    for (const event of ['pointerdown', 'mousedown', 'touchstart']) window.addEventListener(event, note, true);
  });
}

export function wasPointed(page: Page): Promise<boolean> {
  return page.evaluate(() => sessionStorage.getItem('pointed') !== null);
}

/** Presses Tab or Shift+Tab until the target has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  for (let tabs = 0; ; tabs++) {
    const way = await wayTo(page, selector);
    if (way === undefined) return;
    if (tabs === MOST_TABS) throw new Error(`${selector} cannot be reached by Tab`);
    await page.keyboard.press(way);
  }
}

function wayTo(page: Page, selector: string): Promise<'Tab' | 'Shift+Tab' | undefined> {
  return page.evaluate((wanted) => {
    const here = document.activeElement;
    const there = document.querySelector(wanted);
    if (here === null || there === null || here.matches(wanted)) return undefined;
    return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  }, selector);
}

/** Moves on the board with the arrow keys; true if they reach the target. */
async function arrowTo(page: Page, selector: string): Promise<boolean> {
  for (let presses = 0; presses < MOST_ARROWS; presses++) {
    const key = await page.evaluate((wanted) => {
      const [here, there] = [document.activeElement, document.querySelector(wanted)];
      if (here === null || there === null || !here.matches('.tk-hit') || !there.matches('.tk-hit')) return undefined;
      const middle = (one: Element): { x: number; y: number } => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      };
      const [from, to] = [middle(here), middle(there)];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (here === there) return 'there';
      if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    }, selector);
    if (key === undefined || key === 'there') return key === 'there';
    await page.keyboard.press(key);
  }
  return false;
}

export interface Keyed {
  readonly choose: Choose;
  /** Called at every stop where a key is pressed. */
  onStop?(): Promise<void>;
}

/** Answers the question with the keyboard: Tab to the board or buttons, arrows on the board, Enter. */
export async function answerByKeys(page: Page, { choose, onStop }: Keyed): Promise<void> {
  const final = page.locator(FINAL).first();
  let picked = false;
  while (!(await final.isVisible())) {
    await boardFollows(page);
    const labels = await labelsOf(page.locator(OFFERED));
    const wanted = await page.locator(OFFERED).nth(choose(labels)).elementHandle();
    await wanted?.evaluate((element) => element.setAttribute('data-wanted', ''));
    const onBoard = (await page.locator('.tk-hit[data-wanted]').count()) > 0;
    if (onBoard) await tabTo(page, '.tk-hit[data-pick]');
    if (!onBoard || !(await arrowTo(page, '[data-wanted]'))) await tabTo(page, '[data-wanted]');
    await onStop?.();
    await page.keyboard.press('Enter');
    await wanted?.evaluate((element) => element.removeAttribute('data-wanted'));
    picked = true;
  }
  const button = await final.elementHandle();
  // After a choice by keyboard the focus moves on.
  if (picked) await page.locator(CONFIRM_FOCUSED).waitFor();
  else await tabTo(page, FINAL);
  await onStop?.();
  await page.keyboard.press('Enter');
  await button?.waitForElementState('hidden');
}
