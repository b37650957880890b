import type { Locator, Page } from 'playwright-core';

/** What is offered for choosing: the buttons of the question, and what is lit on the board. */
export const OFFERED = '.tk-choices .tk-choice:not([data-target]), .card-pick:enabled, [data-pick]';
/** What plays the move that was chosen, or ends a turn of several steps. */
export const FINAL = '.chosen .button-primary, .end-turn';
export const RESULT = '.result';
const SHADE = '.hand-over';

/** Most that a person points at for one move. */
const MOST_PICKS = 8;

/** Picks one of the things offered, given what each says. */
export type Choose = (offered: readonly string[]) => number;

/** Leads past what is still on show. */
const TO_TURN = '.to-turn';

/** Waits until something is asked here, or the game is over; true when it is. Nobody waits for a show. */
export async function isOver(page: Page): Promise<boolean> {
  await page.locator(`${OFFERED}, ${FINAL}, ${RESULT}, ${SHADE}, ${TO_TURN}`).first().waitFor();
  const skip = page.locator(TO_TURN);
  if (await skip.isVisible()) {
    // It may be over by itself in the meantime.
    await skip.click({ timeout: 2000 }).catch(() => undefined);
    return isOver(page);
  }
  return page.locator(RESULT).isVisible();
}

/** The board follows a pick a frame later; what is offered on it before is the past. */
export async function boardFollows(page: Page): Promise<void> {
  await page.locator('.live-board[aria-busy="true"]').waitFor({ state: 'detached' });
}

export type Given = 'move' | 'end';

/** Answers the question on the table by clicking. */
export async function answer(page: Page, choose: Choose): Promise<Given> {
  const final = page.locator(FINAL).first();
  const offered = page.locator(OFFERED);
  for (let picks = 0; !(await final.isVisible()); picks++) {
    await boardFollows(page);
    const labels = await labelsOf(offered);
    if (labels.length === 0 || picks === MOST_PICKS) throw new Error(`${await asked(page)}: no way to an answer`);
    await offered.nth(choose(labels)).click();
  }
  const button = await final.elementHandle();
  if (button === null) throw new Error(`${await asked(page)}: the answer went away`);
  const given = await button.evaluate((element) => (element.classList.contains('end-turn') ? 'end' : 'move'));
  await button.click();
  // Gone with its question; a later one has a button of its own.
  await button.waitForElementState('hidden');
  return given;
}

/** What each of them is called: what is read aloud, or else its words. */
export function labelsOf(offered: Locator): Promise<string[]> {
  return offered.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
}

/** The question, as the table puts it. */
export function asked(page: Page): Promise<string> {
  return textOf(page.locator('.prompt h2'));
}

export async function textOf(place: Locator): Promise<string> {
  return ((await place.textContent()) ?? '').trim();
}

/** What somebody did at a table. */
export interface Deeds {
  /** Every question that was answered. */
  readonly questions: string[];
  /** Moves that were confirmed. */
  moves: number;
}

export function noDeeds(): Deeds {
  return { questions: [], moves: 0 };
}

/** Plays until the game is over, or `enough` answers were given. */
export async function playOn(
  page: Page,
  { choose, deeds, enough = Number.POSITIVE_INFINITY }: { choose: Choose; deeds: Deeds; enough?: number },
): Promise<void> {
  for (let answers = 0; answers < enough && !(await isOver(page)); answers++) {
    deeds.questions.push(await asked(page));
    if ((await answer(page, choose)) === 'move') deeds.moves++;
  }
}
