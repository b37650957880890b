import type { Page } from 'playwright-core';
import { boardFollows, FINAL, textOf } from '../../driving/play.ts';
import { t } from '../../driving/text.ts';
import { comeAboard } from './people.ts';

export const GUIDE = '.tk-guide';
export const NEXT = '.tk-guide-next';
export const CHOOSE = '.tk-guide-choose';
export const PRESS = '.tk-guide-press';

/** Waits until there is something to read or to do; false once the guide has ended. */
export async function isGuided(page: Page): Promise<boolean> {
  for (;;) {
    if (!(await page.locator(GUIDE).isVisible())) return false;
    // For some frames the advice for what has just been answered is still there.
    await boardFollows(page);
    if (await page.locator(`${NEXT}, ${CHOOSE}, ${FINAL}`).filter({ visible: true }).first().isVisible()) return true;
    const skip = page.locator('.to-turn');
    if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(50);
  }
}

/** Follows the guide's advice or ends the turn; returns the advice. */
export async function follow(page: Page): Promise<string> {
  const choose = page.locator(CHOOSE).first();
  // Advice is computed anew for every view; until then there is none.
  const first = page.locator(`${CHOOSE}, ${FINAL}`).filter({ visible: true }).first();
  const isAdvised = await first.evaluate((one, advice) => one.matches(advice), CHOOSE);
  const advice = isAdvised ? await textOf(choose.locator('strong')) : '';
  if (advice !== '') await choose.click();
  await confirm(page);
  return advice;
}

/** Plays the chosen move, or ends the turn. */
export async function confirm(page: Page): Promise<void> {
  const final = page.locator(FINAL).first();
  await final.waitFor();
  const button = await final.elementHandle();
  await button?.click();
  await button?.waitForElementState('hidden');
}

/** The title of the page to read, or of the question. */
export function guideHeading(page: Page): Promise<string> {
  return textOf(page.locator(`${GUIDE} h3`).first());
}

/** Reads the pages with these titles, one after the other. A click before the page has turned would skip one. */
export async function readAll(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    await page.locator(`${GUIDE} h3`).filter({ hasText: title }).first().waitFor();
    await page.locator(NEXT).click();
  }
}

/** Starts the guided game from the home page. */
export async function beginGuide(page: Page, game: string, name: string): Promise<void> {
  await page.getByRole('button', { name: t('home.guide', { game }) }).click();
  await comeAboard(page, name);
  await page.locator(GUIDE).waitFor();
}

/** What a learner has read and done. */
export interface Lesson {
  /** The titles of the pages to read. */
  readonly pages: string[];
  readonly questions: Set<string>;
  readonly advised: string[];
}

export interface LessonRequest {
  /** The title of the page that ends it. */
  readonly last: string;
  readonly mostSteps: number;
  /** Called at every page to read. */
  readonly onPage?: (lesson: Lesson) => Promise<void>;
  /** Called at every question. */
  readonly onQuestion?: (heading: string) => Promise<void>;
}

/** Reads every page and follows all advice up to the last page. */
export async function followLesson(
  page: Page,
  { last, mostSteps, onPage, onQuestion }: LessonRequest,
): Promise<Lesson> {
  const lesson: Lesson = { pages: [], questions: new Set(), advised: [] };
  for (let steps = 0; lesson.pages.at(-1) !== last; steps++) {
    if (steps === mostSteps || !(await isGuided(page))) throw new Error(`no “${last}”: ${lesson.advised.join('; ')}`);
    const heading = await guideHeading(page);
    if (await page.locator(NEXT).isVisible()) {
      lesson.pages.push(heading);
      await onPage?.(lesson);
      await page.locator(NEXT).click();
    } else {
      lesson.questions.add(heading);
      await onQuestion?.(heading);
      lesson.advised.push(await follow(page));
    }
  }
  return lesson;
}

/** The parts of the lesson that cannot be seen. */
export async function hiddenParts(page: Page): Promise<readonly string[]> {
  const parts = [`${GUIDE} h3`, `${GUIDE} .tk-guide-text`, CHOOSE, PRESS];
  const seen = await Promise.all(parts.map((part) => page.locator(part).first().evaluate(isOnTop)));
  return parts.filter((_, at) => seen[at] !== true);
}

/** Whether the upper part of the element can be seen and clicked. */
function isOnTop(element: Element): boolean {
  const { left, right, top } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, top + 6);
  return there !== null && (element.contains(there) || there.contains(element));
}
