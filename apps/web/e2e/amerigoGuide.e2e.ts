import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { textOf } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import {
  beginGuide,
  CHOOSE,
  confirm,
  followLesson,
  GUIDE,
  guideHeading,
  hiddenParts,
  isGuided,
  PRESS,
  readAll,
} from './support/guiding.ts';
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

it.each([
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
])('from a cleared browser the guide leads through the first round on a %s, two clicks from home', async (_, size) => {
  const { page } = await stage.device('Nell');
  await page.setViewportSize(size);
  await beginGuide(page, 'Amerigo', 'Nell');
  const { pages, questions, advised } = await followLesson(page, {
    last: SECOND_ROUND.at(-1) ?? '',
    mostSteps: MOST_STEPS,
    async onPage({ pages: read }) {
      if (read.length % 3 === 0) expect(await seriousFindings(page)).toEqual([]);
    },
    async onQuestion(heading) {
      await expect.poll(() => textOf(page.locator(PRESS))).toMatch(/^Press /);
      await expect.poll(() => page.evaluate(coveredMarks), { message: heading }).toBe(0);
    },
  });
  expect(pages).toEqual([...OPENING, ...SECOND_ROUND]);
  expect([...questions].filter((title) => title.endsWith('choose an action'))).toEqual(
    ['Blue', 'Black', 'Red', 'Brown', 'Green', 'Yellow', 'White'].map((colour) => `${colour} phase: choose an action`),
  );
  expect(advised.join('\n')).toMatch(/Found a post on (.*\n)*.*Plan the (.*\n)*.*Build it on/);
});

it('the guide responds to a choice of the learner, and goes on from there', async () => {
  const { page } = await stage.device('Tess');
  await beginGuide(page, 'Amerigo', 'Tess');
  await readAll(page, OPENING);
  await expect.poll(() => textOf(page.locator('.tk-guide-plan'))).toMatch(/^Your plan: sail to a big island/);
  await page.locator('[data-target="act:gold"]').first().click();
  await expect.poll(() => textOf(page.locator(PRESS))).toMatch(/^Press “Confirm” to do it, or “Back”/);
  await confirm(page);
  const response = page.locator('.tk-guide-response');
  await isGuided(page);
  await response.waitFor();
  await expect
    .poll(() => textOf(response))
    .toMatch(/^You chose “Take gold instead of an action” instead of “Move ships \(blue\)”/);
  await expect.poll(() => textOf(page.locator('.tk-guide-plan'))).toMatch(/^Your plan: sail to a big island/);
});

it.each([
  ['desktop', { width: 1100, height: 688 }],
  ['phone', { width: 390, height: 844 }],
])('on a %s the lesson starts expanded, with what to press in sight', async (_, size) => {
  const { page } = await stage.device('Uma');
  await page.setViewportSize(size);
  await beginGuide(page, 'Amerigo', 'Uma');
  await readAll(page, OPENING);
  await page.locator(CHOOSE).first().waitFor();
  await expect.poll(() => hiddenParts(page)).toEqual([]);
});

it('the rules page offers the guided game too', async () => {
  const { page } = await stage.device('Vic', '/learn/amerigo');
  await page.getByRole('button', { name: t('learn.guided') }).click();
  await comeAboard(page, 'Vic');
  await page.locator(GUIDE).waitFor();
  await expect.poll(() => guideHeading(page)).toBe(OPENING[0]);
});

/** How many of the marked things on the map are outside the window or behind the question. */
function coveredMarks(): number {
  const dock = document.querySelector('.live-dock')?.getBoundingClientRect();
  return [...document.querySelectorAll('.am-map [data-pointed]')].filter((element) => {
    const { top, right, bottom } = element.getBoundingClientRect();
    const isBeside = dock !== undefined && (right <= dock.left || bottom <= dock.top);
    return !isBeside || top < 0 || bottom > window.innerHeight;
  }).length;
}
