import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findingsInBothThemes } from '../driving/axe.ts';
import { layoutFaults, resizeTo } from '../driving/layoutFaults.ts';
import { boardFollows } from '../driving/play.ts';
import { SIZES } from '../driving/sizes.ts';
import { greet } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { askBack, MONDAY, move, sitDown } from './support/company.ts';
import { tabTo } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ clock: MONDAY });

/** Names and lines that can be read in full elsewhere. */
const ELLIPSIS = ['.ticker span', '.clock-name', '.head-me', '.tk-seat-head h3', '.table-card-state'];
const INTENDED = ['.figure-change', '.vignette', '.lf-island > svg'];

it('the choice of a clock for a new table, also by keyboard alone', async () => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  await page.goto('/new?game=specimen');
  await page.locator('.seat-row select').nth(1).selectOption('open');
  await tabTo(page, 'input[name="timing"]:checked');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, '.timing-more > summary');
  await page.keyboard.press('Enter');
  await page.getByLabel(t('new.vacation')).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t('new.make') }).click();
  await page.getByText(t('terms.days', { n: 2 })).waitFor();
  expect(await faultsOf(page)).toEqual([]);
});

it('clocks, a request to go back and its answer, one’s own stand-in and days off', async () => {
  const [ana, ben] = [await stage.device('Ana'), await stage.device('Benedetto')];
  const clock = { kind: 'correspondence', daysPerTurn: 2, skipWeekends: true, holidays: 3, vacationDays: 14 } as const;
  const id = await sitDown([ana, ben], { game: 'specimen', terms: { clock, silenceHours: 24 } });
  for (const { page } of [ana, ben]) await page.goto(`/table/${id}`);
  for (const { page } of [ana, ben]) await move(page);
  await askBack(ana.page);
  await ben.page.getByRole('button', { name: t('back.refuse') }).waitFor();
  expect(await faultsOf(ben.page), 'a request').toEqual([]);
  await ana.page.getByRole('button', { name: t('back.withdraw') }).click();

  await ana.page.getByRole('button', { name: t('clock.daysOff') }).click();
  await addVacation(ana.page, '2026-12-24', '2026-12-31');
  expect(await faultsOf(ana.page), 'days off').toEqual([]);
  await ana.page.getByRole('button', { name: t('days.save') }).click();
  await ana.page.getByRole('dialog').waitFor({ state: 'detached' });

  await ana.page.getByRole('tab', { name: t('table.menu') }).click();
  await ana.page.getByRole('button', { name: t('standIn.let') }).click();
  await ana.page.getByRole('radio').first().waitFor();
  expect(await faultsOf(ana.page), 'the choice of a bot').toEqual([]);
  await ana.page.getByRole('button', { name: t('standIn.go') }).click();
  await ana.page.getByRole('button', { name: t('standIn.return') }).waitFor();
  expect(await faultsOf(ana.page), 'a stand-in').toEqual([]);
});

async function addVacation(page: Page, first: string, last: string): Promise<void> {
  const vacation = page.getByRole('group', { name: /^Vacation/ });
  await vacation.getByLabel(t('days.from')).fill(first);
  await vacation.getByLabel(t('days.to')).fill(last);
  await vacation.getByRole('button', { name: t('days.add') }).click();
  // The weekend needs no day off.
  await page.getByText(t('days.used', { title: t('days.vacation'), n: 6, most: 14 })).waitFor();
}

/** What cannot be read or pressed at one of the sizes, and what axe finds in one of the themes. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await boardFollows(page);
  for (const [size, window] of Object.entries(SIZES)) {
    await resizeTo(page, window);
    const faults = await layoutFaults(page, { ellipsis: ELLIPSIS, ignore: INTENDED });
    found.push(...faults.map((fault) => `${size}: ${fault}`));
  }
  await resizeTo(page, [1440, 900]);
  return [...found, ...(await findingsInBothThemes(page))];
}
