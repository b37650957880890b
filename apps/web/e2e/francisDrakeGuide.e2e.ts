import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findingsInBothThemes, seriousFindings } from '../driving/axe.ts';
import { boardFollows, FINAL, RESULT, textOf } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { CHOOSE, follow, GUIDE, guideHeading, isGuided, NEXT, PRESS, readAll } from './support/guiding.ts';
import { comeAboard } from './support/people.ts';
import { restOn } from './support/restOn.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
/** The pages before the first move. */
const OPENING = ['Welcome aboard', 'Plymouth Street is one-way', 'What a ship needs', 'A plan for the first voyage'];
/** A voyage takes about forty steps. */
const MOST_STEPS = 360;

it('the guide leads through a whole game, can be closed and resumed, and ends with the final scoring', async () => {
  const { page } = await stage.device('Nell');
  await page.getByRole('button', { name: t('home.guide', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Nell');
  await page.locator(GUIDE).waitFor();

  const pages = [await guideHeading(page)];
  await page.locator(NEXT).click();
  await expect.poll(() => guideHeading(page)).not.toBe(pages[0]);
  pages.push(await guideHeading(page));
  await leaveAndReturn(page);
  // The guide resumes where it was closed.
  await expect.poll(() => guideHeading(page)).toBe(pages.at(-1));

  const found: string[] = [];
  const advised: string[] = [];
  const vague: string[] = [];
  for (let steps = 0; await isGuided(page); steps++) {
    if (steps === MOST_STEPS) throw new Error(`the guide never ends: ${advised.join('; ')}`);
    if (await page.locator(NEXT).isVisible()) {
      const last = await guideHeading(page);
      if (last !== pages.at(-1)) pages.push(last);
      if (last === 'Missions are secret') found.push(...(await findingsInBothThemes(page)));
      await page.locator(NEXT).click();
    } else {
      const press = await textOf(page.locator(PRESS));
      if (!press.startsWith('Press ')) vague.push(press);
      advised.push(await follow(page));
    }
  }
  expect(found).toEqual([]);
  expect(vague).toEqual([]);
  expect(pages.slice(0, -1)).toEqual([
    ...OPENING,
    'Leave early or load more?',
    'The ships leave',
    'Missions are secret',
    'Be there in time',
    'All discs are revealed',
    'Voyage 1 is scored',
    'What you keep',
    'The second voyage',
    'Voyage 2 is scored',
    'The last voyage',
    'The game is over: what comes on top',
    'Final scoring: commodities',
    'Final scoring: treasure',
  ]);
  expect(pages.at(-1)).toMatch(/^(You win!|The final scores)$/);
  expect(advised.join('\n')).toMatch(/Stop at .*\n(.*\n)*.*Place .*\n(.*\n)*.*Attack .*/);
  await page.locator(RESULT).waitFor();
});

it('the guide responds to a choice of the learner, and names the button to press', async () => {
  const { page } = await stage.device('Tess');
  await page.getByRole('button', { name: t('home.guide', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Tess');
  await readAll(page, OPENING);
  const plan = page.locator('.tk-guide-plan');
  await expect.poll(() => textOf(plan)).toMatch(/^Your plan: take a town/);
  const before = await textOf(plan);
  // No advice begins so far down the street.
  await page.locator('[data-card="loc:gunsB"] [data-pick]').click();
  await expect.poll(() => textOf(page.locator(PRESS))).toMatch(/^Press “Confirm” to do it, or “Back”/);
  await page.getByRole('button', { name: t('table.confirm') }).click();
  await page.locator(NEXT).click();
  const response = page.locator('.tk-guide-response');
  await response.waitFor();
  await expect.poll(() => textOf(response)).toMatch(/^You stopped at Guns instead of \w+/);
  await expect.poll(() => textOf(plan)).not.toBe(before);
  await expect.poll(() => textOf(plan)).toMatch(/^Your plan: /);
});

it.each([
  ['desktop', { width: 1100, height: 688 }],
  ['phone', { width: 390, height: 844 }],
])(
  'on a %s the lesson starts expanded, and neither annotations nor the log covers it or the choices',
  async (_, size) => {
    const { page } = await stage.device('Uma');
    await page.setViewportSize(size);
    await page.getByRole('button', { name: t('home.guide', { game: 'Francis Drake' }) }).click();
    await comeAboard(page, 'Uma');
    await page.locator(GUIDE).waitFor();
    for (let steps = 0; !(await page.locator('[data-asked="placeMission"]').isVisible()); steps++) {
      if (steps === MOST_STEPS) throw new Error('no mission is ever placed');
      await isGuided(page);
      if (await page.locator(NEXT).isVisible()) await page.locator(NEXT).click();
      else await follow(page);
    }
    // Pages to read come before the advice.
    for (;;) {
      await page.locator(`${NEXT}, ${CHOOSE}`).first().waitFor();
      await boardFollows(page);
      if (!(await page.locator(NEXT).isVisible())) break;
      await page.locator(NEXT).click();
    }
    await page.locator(CHOOSE).first().waitFor();
    for (const part of [`${GUIDE} h3`, PRESS, '.fd-controls [data-target]', '.tk-guide-choose']) {
      await expect.poll(() => page.locator(part).first().evaluate(isOnTop), { message: part }).toBe(true);
    }
    const annotations = page.locator('.tk-guide-annotations');
    if ((await annotations.count()) > 0) {
      const below = (): Promise<number> =>
        page.evaluate(() => {
          const lesson = document.querySelector('.tk-guide-text')?.getBoundingClientRect().bottom ?? Infinity;
          return (document.querySelector('.tk-guide-annotations')?.getBoundingClientRect().top ?? 0) - lesson;
        });
      await expect.poll(below).toBeGreaterThanOrEqual(0);
    }
  },
);

it('with the keyboard, the guide moves the focus from page to advice and from advice to confirmation', async () => {
  const { page } = await stage.device('Rhys');
  await page.getByRole('button', { name: t('home.guide', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Rhys');
  await page.locator(NEXT).focus();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  // Cards are loaded shortly after the table.
  await expect.poll(() => askByKey(page), { timeout: 20_000, interval: 500 }).toBe(true);
  await page.locator('.tk-card').getByText('Ask anything').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.tk-card').waitFor({ state: 'detached' });

  await page.locator(NEXT).focus();
  for (const title of OPENING) {
    await page.locator(`${GUIDE} h3`).filter({ hasText: title }).waitFor();
    await page.locator(`${NEXT}:focus`).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.locator(`${CHOOSE}:focus`).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-confirming] .button-primary:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator(GUIDE).getByText('Leave early or load more?').waitFor();
});

it('cards explain things on the board and why they are closed; mentions in the log point at the board', async () => {
  const { page } = await stage.device('Owen');
  await page.getByRole('button', { name: t('home.guide', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Owen');
  await readAll(page, OPENING);
  await follow(page);
  await page.locator(`${NEXT}, ${CHOOSE}`).first().waitFor();

  // The player has already passed the first place of the street.
  const passed = page.locator('[data-card="loc:crewA"]').first();
  const card = page.locator('.tk-card');
  await restOn(passed, card);
  await card.getByText('Not possible now.').waitFor();
  await expect.poll(() => textOf(card.locator('.tk-card-why'))).toContain('FD-PROV-06');
  expect(await seriousFindings(page)).toEqual([]);
  await page.mouse.move(2, 300);
  await card.waitFor({ state: 'detached' });

  // Opened by keyboard, the card stays, takes the focus and links to the rule; Escape closes it.
  await passed.hover();
  await page.keyboard.press('?');
  await page.locator('.tk-card[data-kept="true"]').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await expect
    .poll(() => card.getByRole('link', { name: 'FD-PROV-16' }).getAttribute('href'))
    .toBe('/learn/francis-drake#FD-PROV-16');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  const mention = page.locator('.log-line [data-mention^="loc:"]').first();
  const place = await mention.getAttribute('data-mention');
  await mention.hover();
  await page.locator(`[data-card="${place}"][data-pointed]`).first().waitFor();
});

it('on a phone a long press opens a card without choosing anything, and a tap shows the phases', async () => {
  const { page, context } = await stage.device('Quin');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: t('home.guide', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Quin');
  await readAll(page, OPENING);
  // What is loaded and drawn later moves what is there already.
  await page.waitForLoadState('networkidle');
  await boardFollows(page);
  // So that the cards have been loaded.
  const queen = page.locator('[data-card="loc:queen"]').first();
  await restOn(queen, page.locator('.tk-card'));
  await page.mouse.move(2, 2);
  await page.locator('.tk-card').waitFor({ state: 'detached' });
  const box = await queen.boundingBox();
  if (box === null) throw new Error('the Queen is not in sight');
  const devtools = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  const card = page.locator('.tk-card[data-kept="true"]');
  await card.waitFor();
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => textOf(card.getByRole('heading'))).toBe('Queen');
  expect(await page.locator(FINAL).count()).toBe(0);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: /All phases/ }).click();
  await page.locator('.tk-phase-what').getByText('Ghosts vanish').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  const tooWide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
});

it('a link to a rule scrolls to it, and a search highlights its matches', async () => {
  const { page } = await stage.device('Pia', '/learn/francis-drake#FD-SAIL-04');
  const rule = page.locator('#FD-SAIL-04');
  await page.locator('.rule-here#FD-SAIL-04').waitFor();
  await page.getByText('A voyage at a glance').waitFor();
  await expect.poll(() => rule.evaluate(isInWindow)).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel(t('learn.search')).fill('hero bonus');
  await expect.poll(() => page.locator('.rule mark').allInnerTexts()).toContain('bonus');
  await expect.poll(() => page.locator('.rule').count()).toBeLessThan(15);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

/** Whether the middle of the element can be seen and clicked. */
function isOnTop(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}

async function askByKey(page: Page): Promise<boolean> {
  if (!(await page.locator('.tk-card').isVisible())) await page.keyboard.press('?');
  return page.locator('.tk-card').isVisible();
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.locator(GUIDE).getByRole('button', { name: 'Leave' }).click();
  await page.locator(GUIDE).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('tab', { name: t('table.menu') }).click();
  await page.getByRole('button', { name: t('table.guide') }).click();
  await page.locator(GUIDE).waitFor();
}
