import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { greet } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { chooseIn, chooseRadio, pressOn } from './support/byKeys.ts';
import { askBack, log, MONDAY, move, sitDown } from './support/company.ts';
import { forbidPointer, wasPointed } from './support/keys.ts';
import { pageFaults } from './support/pageFaults.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ clock: MONDAY });

const HOUR = 3_600_000;

it('the choice of a clock for a new table, also by keyboard alone', async () => {
  const { page } = await stage.device('Ana', '/about');
  await forbidPointer(page);
  await greet(page, 'Ana');
  await page.goto('/new?game=specimen');
  await chooseIn(page.locator('.seat-row select').nth(1), t('new.openSeat'));
  await chooseRadio(page.getByRole('radio', { name: t('new.time.days') }));
  await pressOn(page.locator('.timing-more > summary'));
  await page.getByLabel(t('new.vacation')).waitFor();
  expect(await pageFaults(page)).toEqual([]);
  await pressOn(page.getByRole('button', { name: t('new.make') }));
  await page.getByText(t('terms.days', { n: 2 })).waitFor();
  expect(await wasPointed(page)).toBe(false);
  expect(await pageFaults(page)).toEqual([]);
});

it('clocks, a request to go back and its answer, one’s own stand-in and days off', async () => {
  const [ana, ben] = [await stage.device('Ana'), await stage.device('Benedetto')];
  const clock = { kind: 'correspondence', daysPerTurn: 2, skipWeekends: true, holidays: 3, vacationDays: 14 } as const;
  const id = await sitDown([ana, ben], { game: 'specimen', terms: { clock, silenceHours: 24 } });
  for (const { page } of [ana, ben]) await page.goto(`/table/${id}`);
  for (const { page } of [ana, ben]) await move(page);
  await askBack(ana.page);
  await ben.page.getByRole('button', { name: t('back.refuse') }).waitFor();
  expect(await pageFaults(ben.page), 'a request').toEqual([]);
  await ana.page.getByRole('button', { name: t('back.withdraw') }).click();

  await ana.page.getByRole('button', { name: t('clock.daysOff') }).click();
  await addVacation(ana.page, '2026-12-24', '2026-12-31');
  expect(await pageFaults(ana.page), 'days off').toEqual([]);
  await ana.page.getByRole('button', { name: t('days.save') }).click();
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' });

  await ana.page.getByRole('tab', { name: t('table.menu') }).click();
  await ana.page.getByRole('button', { name: t('standIn.let') }).click();
  await ana.page.getByRole('radio').first().waitFor();
  expect(await pageFaults(ana.page), 'the choice of a bot').toEqual([]);
  await ana.page.getByRole('button', { name: t('standIn.go') }).click();
  await ana.page.getByRole('button', { name: t('standIn.return') }).waitFor();
  expect(await pageFaults(ana.page), 'a stand-in').toEqual([]);
});

it('a vote for a stand-in, and the replay of who moved and when', async () => {
  const names = ['Ana', 'Benedetto', 'Wilhelmina Longnamed'];
  const devices = await Promise.all(names.map((name) => stage.device(name)));
  const [ana, ben, away] = devices;
  if (ana === undefined || ben === undefined || away === undefined) throw new Error('somebody is missing');
  const clock = { kind: 'correspondence', daysPerTurn: 3 } as const;
  const id = await sitDown(devices, { game: 'specimen', terms: { clock, silenceHours: 24 } });
  for (const { page } of [ana, ben]) await page.goto(`/table/${id}`);
  for (const { page } of [ana, ben]) await move(page);
  await stage.advance(25 * HOUR);
  const vote = ({ page }: typeof ana) => page.getByRole('button', { name: t('vote.for') }).click();
  await vote(ana);
  await ben.page.getByText(t('vote.names', { n: 1, needed: 2, names: 'Ana' })).waitFor();
  expect(await pageFaults(ben.page), 'a vote').toEqual([]);
  await vote(ben);
  const mark = t('log.standInMark', { name: 'Wilhelmina Longnamed', you: false, bot: 'Bosun' });
  // Not only the clocks: the bot has moved.
  await log(ben.page).getByText(mark).first().waitFor();
  expect(await pageFaults(ben.page), 'somebody’s stand-in').toEqual([]);

  await ben.page.goto(`/replay/${id}`);
  await ben.page.getByRole('button', { name: t('replay.end') }).click();
  await ben.page.locator('.happened').getByText(mark).waitFor();
  expect(await pageFaults(ben.page), 'the replay').toEqual([]);
});

async function addVacation(page: Page, first: string, last: string): Promise<void> {
  const vacation = page.getByRole('group', { name: /^Vacation/ });
  await vacation.getByLabel(t('days.from')).fill(first);
  await vacation.getByLabel(t('days.to')).fill(last);
  await vacation.getByRole('button', { name: t('days.add') }).click();
  // The weekend needs no day off.
  await page.getByText(t('days.used', { title: t('days.vacation'), n: 6, most: 14 })).waitFor();
}
