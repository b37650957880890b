import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hastyCaptain } from '../driving/choosers.ts';
import { asked, FINAL, isOver, OFFERED } from '../driving/play.ts';
import { answerByKeys, CONFIRM_FOCUSED, forbidPointer, tabTo, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const ENOUGH = 6;

it('the keyboard alone leads from the home page to a table and through the first decisions', async () => {
  const { page } = await stage.device('Dora', '/about');
  await forbidPointer(page);
  await page.goto('/');
  // What is loaded later would move the focus's way.
  await page.waitForLoadState('networkidle');
  await tabTo(page, 'main .button-primary[aria-label$="Francis Drake"]');
  await page.keyboard.press('Enter');
  // The dialog suggests a name, and the focus is on its button.
  await page.locator('dialog button:focus, [role="dialog"] button:focus').waitFor();
  await page.keyboard.press('Enter');

  expect(await isOver(page)).toBe(false);
  await changeOnesMind(page);
  const choose = hastyCaptain(4);
  const questions: string[] = [];
  for (let answers = 0; answers < ENOUGH && !(await isOver(page)); answers++) {
    questions.push(await asked(page));
    await answerByKeys(page, { choose });
  }
  expect(questions.join('\n')).toMatch(/Plymouth Street/);
  expect(await wasPointed(page)).toBe(false);
});

/** Picks something and undoes it with Escape. */
async function changeOnesMind(page: Page): Promise<void> {
  await tabTo(page, OFFERED);
  await page.keyboard.press('Enter');
  await page.locator(CONFIRM_FOCUSED).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(FINAL).waitFor({ state: 'detached' });
}
