import { expect } from 'vitest';
import { asked, boardFollows, type Choose, isOver } from '../../driving/play.ts';
import { greet } from '../../driving/tables.ts';
import { t } from '../../driving/text.ts';
import type { FixedMatch } from '../../shots/fixedMatch.ts';
import { setUpStart } from '../../shots/fixedMoments.ts';
import { lendEar } from './ear.ts';
import { answerByKeys, forbidPointer } from './keys.ts';
import type { Device } from './stage.ts';

const PATIENCE = { timeout: 30_000 };

/**
 * Plays a whole game by keyboard alone and writes down what a screen reader would say: news (indented), questions (`?`)
 * and every element that gets the focus on the way to an answer (`>`).
 */
export async function hearGame(
  { page, context, name }: Device,
  match: FixedMatch,
  choose: Choose,
): Promise<readonly string[]> {
  await greet(page, name);
  await forbidPointer(page);
  const ear = await lendEar(context, page);
  const id = await setUpStart(page, match);
  // Only what happens after the page has opened is announced: by then the bots must have made their first moves.
  const awaited = async (): Promise<unknown> => (await (await page.request.get(`/api/tables/${id}`)).json()).awaiting;
  await expect.poll(awaited, PATIENCE).toEqual([0]);
  await page.goto(`/table/${id}`);
  // A table is drawn part by part; the way to an answer may be shorter as long as parts are missing.
  await page.waitForLoadState('networkidle');
  await page.locator('html:not([data-drawing])').waitFor({ state: 'attached' });
  const heard: string[] = [];
  const hearNews = async (): Promise<void> => {
    heard.push(...(await ear.news()).map((line) => `  ${line}`), `? ${await asked(page)}`);
  };
  // What was offered before stays on the board for a frame after it was chosen.
  const isDone = async (): Promise<boolean> => {
    await expect.poll(() => asked(page), PATIENCE).not.toBe(t('table.sending'));
    await boardFollows(page);
    return isOver(page);
  };
  while (!(await isDone())) {
    await hearNews();
    await answerByKeys(page, { choose, onStop: async () => void heard.push(`> ${await ear.focus()}`) });
  }
  await hearNews();
  return heard;
}
