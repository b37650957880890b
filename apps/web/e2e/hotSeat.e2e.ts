import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hastyCaptain } from '../driving/choosers.ts';
import { answer, asked, isOver, OFFERED, RESULT, textOf } from '../driving/play.ts';
import { greet, resign } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { emblemName } from '../src/app/seatNames.ts';
import { comeAboard, readResult } from './support/people.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const SHADE = '.hand-over';
const SEATS = ['Flo', 'Gus', 'Hal'];
/** A voyage begins with the street, and missions are placed before the ships sail. Hands are hidden up to then. */
const [STREET, MISSIONS] = [/Plymouth Street/, /mission disc/];

it('three people share a device for a voyage, and the hand-over screen reveals nothing', async () => {
  const { page } = await stage.device('Flo', '/new?game=francis-drake');
  await page.getByLabel(t('new.hotseat')).check();
  await page.getByRole('button', { name: t('new.players', { n: 3 }) }).click();
  for (const [at, name] of SEATS.entries()) {
    await page.getByLabel(`Seat ${at + 1},`).selectOption({ label: t('new.person') });
    if (name !== 'Flo') await page.getByLabel(t('new.nameOf', { emblem: emblemName(at) })).fill(name);
  }
  await page.getByRole('button', { name: t('new.start') }).click();
  await comeAboard(page, 'Flo');

  const choose = hastyCaptain(5);
  const askedOf = new Map<string, Set<string>>();
  // The later voyages ask the same questions as the first.
  let [hasMissions, isBack] = [false, false];
  while (!isBack) {
    expect(await isOver(page)).toBe(false);
    const seat = await readShade(page);
    await page.getByRole('button', { name: t('handover.go', { name: seat }) }).click();
    await page.locator(SHADE).waitFor({ state: 'detached' });
    while (!isBack && !(await isOver(page)) && !(await page.locator(SHADE).isVisible())) {
      const question = await asked(page);
      isBack = hasMissions && STREET.test(question);
      hasMissions ||= MISSIONS.test(question);
      // Once the discs are revealed, those left in hand are public.
      if (STREET.test(question) || MISSIONS.test(question)) await showsOnlyHandOf(page, seat);
      askedOf.set(seat, (askedOf.get(seat) ?? new Set()).add(question));
      await answer(page, choose);
    }
  }
  expect([...askedOf.keys()].sort()).toEqual(SEATS.toSorted());
  for (const [seat, questions] of askedOf) expect([...questions].join('\n'), seat).toMatch(MISSIONS);
  await resign(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await page.locator(RESULT).waitFor();
  expect(await readResult(page)).toMatch(/Total/);
});

it('only the person who has the device is called "you", and the next one cannot undo their move', async () => {
  const { page } = await stage.device('Flo');
  await greet(page, 'Flo');
  const data = {
    game: 'francis-drake',
    seats: SEATS.map((name) => ({ kind: 'me', name })),
    visibility: 'hotseat',
    start: true,
  };
  const { id } = (await (await page.request.post('/api/tables', { data })).json()) as { id: string };
  await page.goto(`/table/${id}`);
  const undo = page.getByRole('button', { name: t('table.undo'), exact: true });
  for (let turns = 0; turns < 3; turns++) {
    const seat = await readShade(page);
    await page.getByRole('button', { name: t('handover.go', { name: seat }) }).click();
    await page.locator(OFFERED).first().waitFor();
    await expect.poll(() => page.locator('.fd-log-own').getByRole('heading').allTextContents()).toEqual([seat]);
    await expect.poll(() => textOf(page.locator('.prompt-who'))).toBe(seat);
    expect(await undo.count()).toBe(0);
    while (!(await page.locator(SHADE).isVisible())) {
      await answer(page, () => 0);
      await isOver(page);
    }
  }
});

/** The document contains nothing but the name of the next player; returns that name. */
async function readShade(page: Page): Promise<string> {
  await page.locator(SHADE).waitFor();
  // The news of a move may arrive before the answer to whoever sent it, who keeps the move until then.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent'))))
    .toEqual([]);
  // What names the tab is loaded after the page, and may still be on its way.
  await expect.poll(() => page.title()).toMatch(/^(\(\d\) )?(Your turn: )?Francis Drake · Portolan$/);
  const { main, others, kept } = await page.evaluate(() => {
    const text = (element: Element | null): string => element?.textContent ?? '';
    const rest = document.body.cloneNode(true) as HTMLElement;
    for (const known of rest.querySelectorAll('main, header, .skip-link, noscript, script')) known.remove();
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    return { main: text(document.querySelector('main')), others: text(rest).trim(), kept };
  });
  const seat = SEATS.find((name) => main.includes(name)) ?? '';
  const said = [t('handover.title', { name: seat }), t('handover.lead'), t('handover.go', { name: seat })];
  expect(main).toBe(said.join(''));
  expect({ others, kept }).toEqual({ others: '', kept: '{"portolan.pace":"instant"}' });
  return seat;
}

/** A new table is drawn part by part: the hand may be missing for a moment, but no other one may be seen. */
async function showsOnlyHandOf(page: Page, seat: string): Promise<void> {
  await expect
    .poll(async () => {
      const hands = await handsOnShow(page);
      expect(hands.filter((other) => other !== seat)).toEqual([]);
      return hands;
    })
    .toEqual([seat]);
}

/** The seats whose mission discs are visible. */
async function handsOnShow(page: Page): Promise<string[]> {
  const logs = page.locator('.fd-log').filter({ has: page.locator('.fd-hand .fd-disc-face') });
  return logs.getByRole('heading').allTextContents();
}
