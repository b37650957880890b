import type { Locator, Page } from 'playwright-core';

/** The available choices: the buttons of the question, and the highlighted parts of the board. */
export const OFFERED = '.tk-choices .tk-choice:enabled:not([data-target]), [data-pick]';
/** The button that plays the chosen move, or ends a turn of several steps. */
export const FINAL = '[data-confirming] .button-primary, .end-turn';
/** A question. Where only one answer is left, it is chosen already. */
export const ASKED = `${OFFERED}, ${FINAL}`;
export const RESULT = '.result';
const SHADE = '.hand-over';

/** The most clicks any single move needs. */
const MOST_PICKS = 8;

/** Picks one of the choices by their labels. */
export type Choose = (offered: readonly string[]) => number;

/** The button that skips the moves that are being shown. */
const TO_TURN = '.playback:not([data-idle="true"]) .playback-skip';

/** Waits for a question or the end of the game, skipping animations; true if the game is over. */
export async function isOver(page: Page): Promise<boolean> {
  const skip = page.locator(TO_TURN);
  const settled = page.locator(`${OFFERED}, ${FINAL}, ${SHADE}`).filter({ visible: true }).first();
  const over = page.locator(RESULT);
  for (;;) {
    await page
      .locator(`${OFFERED}, ${FINAL}, ${RESULT}, ${SHADE}, ${TO_TURN}`)
      .filter({ visible: true })
      .first()
      .waitFor();
    // The animation may end by itself meanwhile.
    if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined);
    // For some frames the page shows what has just been answered; then, until the answer has arrived, it offers nothing.
    await boardFollows(page);
    if (await skip.isVisible()) continue;
    if (await over.isVisible()) return true;
    if (await settled.isVisible()) return false;
  }
}

/** Waits for the board, which updates some frames after the question and offers outdated choices until then. */
export async function boardFollows(page: Page): Promise<void> {
  await page
    .locator('[data-drawing], .board-later, .live-board[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached' });
}

export type Given = 'move' | 'end';

/** Answers the current question by clicking. */
export async function answer(page: Page, choose: Choose): Promise<Given> {
  const final = page.locator(FINAL).first();
  const offered = page.locator(OFFERED);
  for (let picks = 0; !(await final.isVisible()); picks++) {
    if (picks === MOST_PICKS) throw new Error(`${await asked(page)}: no way to an answer`);
    await page.locator(`${OFFERED}, ${FINAL}`).filter({ visible: true }).first().waitFor();
    await boardFollows(page);
    const labels = await labelsOf(offered);
    // Either the pick before has led to an answer, or what was offered had been answered already.
    if (labels.length === 0 || (await final.isVisible())) continue;
    const one = offered.nth(choose(labels));
    // On a phone the map would have to be panned first; something else is chosen instead.
    if (await isBelowButtons(one)) picks--;
    // It goes away if the pick before has already led to an answer, which a busy page shows a little later.
    else await one.click({ timeout: 10_000 }).catch(() => undefined);
  }
  const button = await final.elementHandle();
  if (button === null) throw new Error(`${await asked(page)}: the answer went away`);
  const given = await button.evaluate((element) => (element.classList.contains('end-turn') ? 'end' : 'move'));
  await button.click();
  // It disappears with its question; the next question has its own button.
  await button.waitForElementState('hidden');
  return given;
}

/** Whether the buttons of the map's window cover it. */
function isBelowButtons(place: Locator): Promise<boolean> {
  const look = place.evaluate(
    (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above !== null && above.closest('.tk-pan-zoom-buttons, .am-try') !== null;
    },
    undefined,
    { timeout: 10_000 },
  );
  // It may be gone by now, like what is clicked below.
  return look.catch(() => false);
}

/** The accessible name of each choice: its label, or its text without what is hidden from screen readers. */
export function labelsOf(offered: Locator): Promise<string[]> {
  return offered.evaluateAll((all) =>
    all.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
      return one.getAttribute('aria-label') ?? copy.textContent ?? '';
    }),
  );
}

/** The text of the current question. */
export function asked(page: Page): Promise<string> {
  return textOf(page.locator('.prompt h2'));
}

export async function textOf(place: Locator): Promise<string> {
  return ((await place.textContent()) ?? '').trim();
}

/** What a simulated player did at a table. */
export interface Deeds {
  /** The answered questions. */
  readonly questions: string[];
  /** The number of confirmed moves. */
  moves: number;
}

export function noDeeds(): Deeds {
  return { questions: [], moves: 0 };
}

/** Plays until the game is over, or for `enough` answers. */
export async function playOn(
  page: Page,
  { choose, deeds, enough = Number.POSITIVE_INFINITY }: { choose: Choose; deeds: Deeds; enough?: number },
): Promise<void> {
  for (let answers = 0; answers < enough && !(await isOver(page)); answers++) {
    deeds.questions.push(await asked(page));
    if ((await answer(page, choose)) === 'move') deeds.moves++;
  }
}
