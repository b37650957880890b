import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { textOf } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { CHOOSE, confirm, follow, GUIDE, guideHeading, isGuided, NEXT, PRESS } from './support/guiding.ts';
import { comeAboard } from './support/people.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const OPENING = [
  'Welcome, explorer',
  'Seven phases make a round',
  'The tower decides what you can do',
  'What brings points',
  'A plan for the first round',
];
const SECOND_ROUND = ['Round 1: the pirates attacked', 'What is new in round 2', 'Now you know every action'];
/** A round takes about twenty decisions, with several clicks for some. */
const MOST_STEPS = 120;

it('from a cleared browser the guide leads through the first round, two clicks from home', async () => {
  const { page } = await stage.device('Nell');
  await begin(page, 'Nell');
  const pages: string[] = [];
  const questions = new Set<string>();
  const advised: string[] = [];
  for (let steps = 0; pages.at(-1) !== SECOND_ROUND.at(-1); steps++) {
    if (steps === MOST_STEPS || !(await isGuided(page))) throw new Error(`no second round: ${advised.join('; ')}`);
    if (await page.locator(NEXT).isVisible()) {
      pages.push(await guideHeading(page));
      if (pages.length % 3 === 0) expect(await seriousFindings(page)).toEqual([]);
      await page.locator(NEXT).click();
    } else {
      expect(await textOf(page.locator(PRESS))).toMatch(/^Press /);
      questions.add(await guideHeading(page));
      advised.push(await follow(page));
    }
  }
  expect(pages).toEqual([...OPENING, ...SECOND_ROUND]);
  expect([...questions].filter((title) => title.endsWith('choose an action'))).toEqual(
    ['Blue', 'Black', 'Red', 'Brown', 'Green', 'Yellow', 'White'].map((colour) => `${colour} phase: choose an action`),
  );
  expect(advised.join('\n')).toMatch(/Found a post on (.*\n)*.*Plan the (.*\n)*.*Build it on/);
});

it('the guide responds to a choice of the learner, and goes on from there', async () => {
  const { page } = await stage.device('Tess');
  await begin(page, 'Tess');
  for (let read = 0; read < OPENING.length; read++) await page.locator(NEXT).click();
  expect(await textOf(page.locator('.tk-guide-plan'))).toMatch(/^Your plan: sail to a big island/);
  await page.locator('[data-target="act:gold"]').first().click();
  await expect.poll(() => textOf(page.locator(PRESS))).toMatch(/^Press “Confirm” to do it, or “Back”/);
  await confirm(page);
  const response = page.locator('.tk-guide-response');
  await isGuided(page);
  await response.waitFor();
  expect(await textOf(response)).toMatch(
    /^You chose “Take gold instead of an action” instead of “Move ships \(blue\)”/,
  );
  expect(await textOf(page.locator('.tk-guide-plan'))).toMatch(/^Your plan: sail to a big island/);
});

it.each([
  ['desktop', { width: 1100, height: 688 }],
  ['phone', { width: 390, height: 844 }],
])('on a %s the lesson starts expanded, with what to press in sight', async (_, size) => {
  const { page } = await stage.device('Uma');
  await page.setViewportSize(size);
  await begin(page, 'Uma');
  for (let read = 0; read < OPENING.length; read++) await page.locator(NEXT).click();
  await page.locator(CHOOSE).first().waitFor();
  for (const part of [`${GUIDE} h3`, `${GUIDE} .tk-guide-text`, CHOOSE, PRESS]) {
    expect(await page.locator(part).first().evaluate(isOnTop), part).toBe(true);
  }
  for (const question of ['Where does your first ship start?', 'Sail your first ship']) {
    await follow(page);
    await page.locator(GUIDE).getByText(question).waitFor();
    await page.locator(CHOOSE).first().waitFor();
    const marked = page.locator('.live-board [data-pointed]').first();
    await expect.poll(() => marked.evaluate(isClearOfDock), { message: question }).toBe(true);
  }
});

it('the rules page offers the guided game too', async () => {
  const { page } = await stage.device('Vic', '/learn/amerigo');
  await page.getByRole('button', { name: t('learn.guided') }).click();
  await comeAboard(page, 'Vic');
  await page.locator(GUIDE).waitFor();
  expect(await guideHeading(page)).toBe(OPENING[0]);
});

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: t('home.guide', { game: 'Amerigo' }) }).click();
  await comeAboard(page, name);
  await page.locator(GUIDE).waitFor();
}

/** Whether the element lies in the window and beside or above the question. */
function isClearOfDock(element: Element): boolean {
  const thing = element.getBoundingClientRect();
  const dock = document.querySelector('.live-dock')?.getBoundingClientRect();
  if (dock === undefined || thing.top < 0 || thing.bottom > window.innerHeight) return false;
  return thing.right <= dock.left || thing.bottom <= dock.top;
}

/** Whether the upper part of the element can be seen and clicked. */
function isOnTop(element: Element): boolean {
  const { left, right, top } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, top + 6);
  return there !== null && (element.contains(there) || there.contains(element));
}
