import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { answer, FINAL, textOf } from '../driving/play.ts';
import {
  beginGuide,
  CHOOSE,
  confirm,
  followLesson,
  guideHeading,
  hiddenParts,
  isGuided,
  NEXT,
  PRESS,
  readAll,
} from './support/guiding.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const OPENING = [
  'Welcome to the New World',
  'Three worlds, seven lands each',
  'An era in six phases',
  'What brings points',
  'A plan for the first era',
];
const SECOND_ERA = ['Era 1 is over', 'What is new in era 2', 'Now you know every phase'];
/** An era takes about twenty decisions. */
const MOST_STEPS = 80;

it('from a cleared browser the guide leads through the first era, two clicks from home', async () => {
  const { page } = await stage.device('Nell');
  await beginGuide(page, 'Niña & Pinta', 'Nell');
  const { pages, questions, advised } = await followLesson(page, {
    last: SECOND_ERA.at(-1) ?? '',
    mostSteps: MOST_STEPS,
    async onPage({ pages: read }) {
      if (read.length === OPENING.length) expect(await seriousFindings(page)).toEqual([]);
    },
    async onQuestion() {
      await expect.poll(() => textOf(page.locator(PRESS))).toMatch(/^Press /);
    },
  });
  expect(pages).toEqual([...OPENING, ...SECOND_ERA]);
  expect([...questions]).toEqual(
    expect.arrayContaining(['Pack your three ships', 'Which world do you govern now?', 'Which Benefit do you take?']),
  );
  // Sealed with one confirmation, the three ships are packed as suggested.
  expect(advised.filter((text) => /^(Pack|Load|Sail to .* seal) /.test(text))).toHaveLength(1);
  expect(advised.join('\n')).toMatch(/Pack (.*\n)*.*(Explore|Land) (.*\n)*.*Govern (.*\n)*.*Take /);
});

it('the guide responds to what the learner packs, and goes on from there', async () => {
  const { page } = await stage.device('Tess');
  await beginGuide(page, 'Niña & Pinta', 'Tess');
  await readAll(page, OPENING);
  await page.locator(CHOOSE).first().waitFor();
  const plan = page.locator('.tk-guide-plan');
  await expect.poll(() => textOf(plan)).toMatch(/^Your plan: settle in lands that lie side by side/);
  await expect.poll(() => textOf(page.locator(PRESS))).toMatch(/Then press “Seal all three loads”\.$/);
  // Leaves every ship empty.
  await page.getByRole('button', { name: 'Leave empty' }).click();
  await confirm(page);
  const response = page.locator('.tk-guide-response');
  await isGuided(page);
  await response.waitFor();
  await expect
    .poll(() => textOf(response))
    .toMatch(/^You packed your ships differently: Niña \(no crew\).*No Captain is on the way/);
  await page.locator(CHOOSE).first().waitFor();
});

it('advice is there for whatever the learner does instead, to the end of the era', async () => {
  const { page } = await stage.device('Olaf');
  await beginGuide(page, 'Niña & Pinta', 'Olaf');
  for (let steps = 0; (await guideHeading(page)) !== SECOND_ERA[0]; steps++) {
    if (steps === MOST_STEPS || !(await isGuided(page))) throw new Error('no second era');
    if (await page.locator(NEXT).isVisible()) {
      if (!SECOND_ERA.includes(await guideHeading(page))) await page.locator(NEXT).click();
    } else if (await page.locator(FINAL).first().isVisible()) await confirm(page);
    else await answer(page, (offered) => offered.length - 1);
  }
});

it.each([
  ['desktop', { width: 1100, height: 688 }],
  ['phone', { width: 390, height: 844 }],
])('on a %s the lesson starts expanded, with what to press in sight', async (_, size) => {
  const { page } = await stage.device('Uma');
  await page.setViewportSize(size);
  await beginGuide(page, 'Niña & Pinta', 'Uma');
  await readAll(page, OPENING);
  await page.locator(CHOOSE).first().waitFor();
  await expect.poll(() => hiddenParts(page)).toEqual([]);
});
