import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hastyCaptain } from '../driving/choosers.ts';
import { asked, type Choose, FINAL, isOver, labelsOf, OFFERED } from '../driving/play.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const CONFIRM_FOCUSED = '.chosen .button-primary:focus';
/** More stops than any page has. */
const MOST_TABS = 400;

it('a whole game against bots by keyboard alone', async () => {
  const { page } = await stage.device('Dora', '/about');
  await page.addInitScript(() => {
    const note = (): void => document.documentElement.setAttribute('data-pointed', '');
    for (const event of ['pointerdown', 'mousedown', 'touchstart']) window.addEventListener(event, note, true);
  });
  await page.goto('/');
  await tabTo(page, 'main .button-primary');
  await page.keyboard.press('Enter');
  // The question for a name brings one along, and the focus is on going aboard.
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Enter');

  expect(await isOver(page)).toBe(false);
  await changeOnesMind(page);
  const choose = hastyCaptain(4);
  const questions: string[] = [];
  while (!(await isOver(page))) {
    questions.push(await asked(page));
    await answerByKeys(page, choose);
  }
  expect(questions.join('\n')).toMatch(/Plymouth Street/);

  // The log below the question has many stops; the result is above it.
  await tabTo(page, '.result a[href^="/replay/"]', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Moment 2 of /).waitFor();
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-pointed'))).toBe(false);
});

/** Picks something and takes it back with Escape. */
async function changeOnesMind(page: Page): Promise<void> {
  await tabTo(page, OFFERED);
  await page.keyboard.press('Enter');
  await page.locator(CONFIRM_FOCUSED).waitFor();
  await page.keyboard.press('Escape');
  await page.locator(FINAL).waitFor({ state: 'detached' });
}

async function answerByKeys(page: Page, choose: Choose): Promise<void> {
  const final = page.locator(FINAL).first();
  let picked = false;
  while (!(await final.isVisible())) {
    const labels = await labelsOf(page.locator(OFFERED));
    const wanted = await page.locator(OFFERED).nth(choose(labels)).elementHandle();
    await wanted?.evaluate((element) => element.setAttribute('data-wanted', ''));
    await tabTo(page, '[data-wanted]');
    await page.keyboard.press('Enter');
    await wanted?.evaluate((element) => element.removeAttribute('data-wanted'));
    picked = true;
  }
  const button = await final.elementHandle();
  // Who has chosen by key finds the focus on the way on.
  if (picked) await page.locator(CONFIRM_FOCUSED).waitFor();
  else await tabTo(page, FINAL);
  await page.keyboard.press('Enter');
  await button?.waitForElementState('hidden');
}

/** Presses Tab, or another key, until what is wanted has the focus; nothing at all when it has it already. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  await page.locator(selector).first().waitFor();
  const there = (wanted: string): boolean => document.activeElement?.matches(wanted) === true;
  for (let tabs = 0; !(await page.evaluate(there, selector)); tabs++) {
    if (tabs === MOST_TABS) throw new Error(`${selector} cannot be reached by ${key}`);
    await page.keyboard.press(key);
  }
}
