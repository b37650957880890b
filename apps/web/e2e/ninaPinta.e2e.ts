import { beginSelection, outlook } from '@portolan/client';
import type { View } from '@portolan/nina-pinta';
import { ninaPintaUi } from '@portolan/nina-pinta-ui/web';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { busyColonist } from '../driving/choosers.ts';
import { answer, boardFollows, type Choose, FINAL, isOver, OFFERED, RESULT } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { every } from './support/every.ts';
import { readResult } from './support/people.ts';
import { useStage } from './support/stage.ts';
import { listenToWire, newsOf, type Wire } from './support/wire.ts';

const stage = useStage();
const ui = ninaPintaUi();
const DESK = { device: 'a desk', width: 1440, height: 900 };
const PHONE = { device: 'a phone', width: 390, height: 844 };
/** A whole game of several people on a busy machine. */
const LONG_MS = 1_800_000;
/** Others may take their time; pages that are asked all the time would take it from them. */
const PATIENCE = { timeout: 120_000, interval: 250 };

const SOLO = [
  { ...DESK, planck: 'france' },
  { ...PHONE, planck: 'spain' },
  { ...PHONE, planck: 'portugal' },
  { ...DESK, planck: 'england' },
] as const;

it.each(every ? SOLO : SOLO.slice(0, 1))(
  'a whole solo game by clicks at $device against Planck with $planck has a grade, charts and a place on the profile',
  async (trial) => {
    const ana = await join('Ana', trial);
    await ana.page.goto(`/table/${await makeSolo(ana.page, trial.planck)}`);
    const kinds = await playGame(ana, busyColonist(7));
    for (const kind of ['chooseNation', 'loadShips', 'sailShip', 'chooseWorld', 'selectBenefit']) {
      expect([...kinds]).toContain(kind);
    }
    expect(await readResult(ana.page)).toMatch(/Total/);
    await ana.page.locator('.np-victory', { hasText: /victory\.|without a grade/ }).waitFor();
    await expect.poll(() => ana.page.locator('.tk-lines-stretch').count()).toBe(7);
    await ana.page.goto('/me');
    const record = ana.page.locator('#record');
    await record.getByText('Your solo games').waitFor();
    await expect.poll(() => record.locator('tbody tr').count()).toBe(1);
    await expect.poll(() => record.locator('tbody td').first().textContent()).toMatch(/^(Won|Lost)$/);
  },
  LONG_MS,
);

it.runIf(every)(
  'two people play a whole game with two bots, one of them on a phone',
  async () => {
    const people = [await join('Ana', DESK), await join('Ben', PHONE)];
    await seat(people, 'colonistsAndBots');
    await playTogether(people);
    await expectSameResult(people);
  },
  LONG_MS,
);

it.runIf(every)(
  'four people play a whole game and load at the same time',
  async () => {
    const people = await joinFour();
    await seat(people, 'colonists');
    const kinds = await playTogether(people);
    for (const kind of ['loadShips', 'sailShip', 'migrate', 'chooseWorld', 'selectBenefit']) {
      expect(kinds).toContain(kind);
    }
    await expectSameResult(people);
  },
  LONG_MS,
);

it('four people pack their ships at the same time, and nobody loses what they have packed', async () => {
  const people = await joinFour();
  await seat(people, 'colonists');
  // Whoever has Portugal looks at lands before the first era.
  await playTogether(people, (view) => view.question?.kind === 'loadShips');
  const packed = (page: Page): Promise<number> => page.locator('.np-hold.np-packed').count();
  for (const { page } of people) {
    await page.locator('.np-hold').first().locator('[data-pick]').first().click();
    await expect.poll(() => packed(page)).toBe(1);
  }
  const [ana, ...others] = people;
  if (ana === undefined) throw new Error('nobody is there');
  for (const { page, wire } of others) {
    await page.getByRole('button', { name: 'Leave empty' }).click();
    await page.getByRole('button', { name: 'Seal all three loads' }).click();
    await expect.poll(() => sealedOf(ana.wire)[others.findIndex((one) => one.page === page) + 1], PATIENCE).toBe(true);
    expect(questionOf(wire)).toBe('loadShips');
    await boardFollows(ana.page);
    expect(await packed(ana.page)).toBe(1);
  }
  await ana.page.getByRole('button', { name: 'Leave empty' }).click();
  await ana.page.getByRole('button', { name: 'Seal all three loads' }).click();
  for (const { wire } of people) await expect.poll(() => questionOf(wire), PATIENCE).not.toBe('loadShips');
});

it('a loading that is confirmed goes on after a reload', async () => {
  const { page, wire } = await join('Ana', DESK);
  await page.goto(`/table/${await makeTable(page, 'worlds')}`);
  await untilAsked(page, wire, 'loadShips');
  await page.evaluate(packAtOnce);
  // The first answer never arrives at this page.
  await page.evaluate(() => {
    WebSocket.prototype.send = () => undefined;
  });
  await page.getByRole('button', { name: 'Seal all three loads' }).click();
  await page.reload();
  // The bots have sealed theirs, so the loads are revealed with the last one.
  await expect.poll(() => questionOf(wire), PATIENCE).not.toBe('loadShips');
  const sealed = () =>
    newsOf(wire).entries.flatMap(({ events }) => events.filter(({ kind }) => kind === 'loadsSealed')).length;
  await expect.poll(sealed, PATIENCE).toBeGreaterThanOrEqual(3);
});

/** Faster than the page draws. */
function packAtOnce(): void {
  for (const hold of document.querySelectorAll('.np-hold'))
    hold.querySelector<HTMLButtonElement>('.np-cell:enabled')?.click();
}

interface Person {
  readonly page: Page;
  readonly wire: Wire;
}

async function join(
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Person> {
  const { page } = await stage.device(name, '/about');
  await page.setViewportSize({ width, height });
  await greet(page, name);
  return { page, wire: listenToWire(page) };
}

async function makeSolo(page: Page, planck: string): Promise<string> {
  const data = {
    game: 'nina-pinta',
    seats: [{ kind: 'me' }],
    visibility: 'unlisted',
    start: true,
    options: { planck, askTies: true },
  };
  const response = await page.request.post('/api/tables', { data });
  return String((await response.json()).id);
}

async function joinFour(): Promise<readonly Person[]> {
  return [await join('Ana', DESK), await join('Ben', PHONE), await join('Cleo', DESK), await join('Dora', PHONE)];
}

/** The first of them creates the table, the others take its open seats in their order. */
async function seat(people: readonly Person[], request: 'colonists' | 'colonistsAndBots'): Promise<void> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody is there');
  const path = `/table/${await makeTable(host.page, request)}`;
  for (const { page } of people) await page.goto(path);
  for (const [at, { page }] of guests.entries()) {
    const sit = page.getByRole('button', { name: t('gather.sit') });
    // Until this page has heard of the guests before, it offers their seats as well.
    await expect.poll(() => sit.count()).toBe(guests.length - at);
    await sit.first().click();
  }
  await host.page.getByRole('button', { name: t('gather.start') }).click();
}

/** Everybody plays, to the end or until `isEnough`; returns the decisions met. */
async function playTogether(people: readonly Person[], isEnough?: (view: View) => boolean): Promise<readonly string[]> {
  const met = await Promise.all(people.map((person, at) => playGame(person, busyColonist(at + 1), isEnough)));
  return met.flatMap((kinds) => [...kinds]);
}

async function expectSameResult(people: readonly Person[]): Promise<void> {
  const results = await Promise.all(people.map(({ page }) => readResult(page)));
  expect(new Set(results).size).toBe(1);
}

/** Plays and returns the decisions met. At the first of each kind all that is legal can be clicked. */
async function playGame(
  { page, wire }: Person,
  choose: Choose,
  isEnough: (view: View) => boolean = () => false,
): Promise<ReadonlySet<string>> {
  page.setDefaultTimeout(PATIENCE.timeout);
  const kinds = new Set<string>();
  const isDone = (): boolean => {
    const view = viewOf(wire);
    return view !== undefined && isEnough(view);
  };
  const isAsked = async (): Promise<boolean> => (await page.locator(`${OFFERED}, ${FINAL}, ${RESULT}`).count()) > 0;
  for (;;) {
    await expect.poll(async () => isDone() || (await isAsked()), PATIENCE).toBe(true);
    if (isDone() || (await isOver(page))) return kinds;
    // For some frames the board still offers what has just been answered.
    await boardFollows(page);
    if ((await page.locator(`${OFFERED}, ${FINAL}`).count()) === 0) continue;
    const { legal = [] } = wire.latest() ?? {};
    const kind = questionOf(wire);
    if (legal.length > 0 && !kinds.has(kind)) {
      kinds.add(kind);
      await expect.poll(() => drawnTargets(page), { message: kind, timeout: 30_000 }).toEqual(legalTargets(wire));
      await expect.poll(() => tooWide(page), { message: `${kind} is wider than the page` }).toBe(0);
    }
    await answer(page, choose);
  }
}

function viewOf(wire: Wire): View | undefined {
  return wire.latest()?.view as View | undefined;
}

/** By seat. */
function sealedOf(wire: Wire): readonly boolean[] {
  return viewOf(wire)?.players.map(({ sealed }) => sealed) ?? [];
}

function questionOf(wire: Wire): string {
  return viewOf(wire)?.question?.kind ?? '';
}

async function untilAsked(page: Page, wire: Wire, kind: string): Promise<void> {
  while (!(await isOver(page)) && questionOf(wire) !== kind) await answer(page, () => 0);
}

/** The targets that can be picked first, according to the legal moves. */
function legalTargets(wire: Wire): string[] {
  const options = (wire.latest()?.legal ?? []).map((text) => ({ text, path: ui.targets(text) }));
  return unique([...outlook(beginSelection(options, { free: true })).lit.keys()]);
}

/** Everything that can be picked on the page; the holds of later ships have no target of their own yet. */
async function drawnTargets(page: Page): Promise<string[]> {
  const all = page.locator('[data-pick][data-target]');
  return unique(await all.evaluateAll((some) => some.map((one) => one.getAttribute('data-target') ?? '')));
}

function unique(targets: readonly string[]): string[] {
  return [...new Set(targets)].sort();
}

function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
