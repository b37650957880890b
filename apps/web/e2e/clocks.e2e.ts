import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { t } from '../driving/text.ts';
import { clockOf, log, MONDAY, move, sitDown } from './support/company.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ clock: MONDAY });
const SECOND = 1000;

it('a live clock counts down and waits for company; at zero a bot takes over until the player returns', async () => {
  const [jon, kim] = [await stage.device('Jon'), await stage.device('Kim')];
  const clock = { kind: 'live', bankSeconds: 120, incrementSeconds: 10 } as const;
  const id = await sitDown([jon, kim], { game: 'specimen', terms: { clock, atZero: 'standIn' } });
  for (const { page } of [jon, kim]) await page.goto(`/table/${id}`);

  // Both bid at the same time, so both clocks run.
  await expect.poll(() => clockOf(jon.page, 'Jon')).toMatch(/^1:[2-5]\d$/);
  await expect.poll(() => clockOf(jon.page, 'Kim')).toMatch(/^1:[2-5]\d$/);
  await move(jon.page);
  await stage.advance(70 * SECOND);
  await expect.poll(() => clockOf(jon.page, 'Jon')).toMatch(/^2:/);
  await expect.poll(() => clockOf(jon.page, 'Kim')).toMatch(/^0:[1-4]\d$/);
  await jon.page.locator('.clock[data-low="true"]').filter({ hasText: 'Kim' }).waitFor();
  await kim.page
    .getByRole('status')
    .getByText(/^Only \d+ seconds left/)
    .waitFor({ state: 'attached' });

  await stage.advance(60 * SECOND);
  await log(jon.page)
    .getByText(t('log.standIn.flag', { name: 'Kim', you: false, bot: 'Bosun' }))
    .waitFor();
  await log(jon.page)
    .getByText(t('log.standInMark', { name: 'Kim', you: false, bot: 'Bosun' }))
    .first()
    .waitFor();
  await kim.page.getByText(t('standIn.yours', { bot: 'Bosun' })).waitFor();
  await kim.page.getByRole('button', { name: t('standIn.return') }).click();
  await kim.page.getByText(t('standIn.yours', { bot: 'Bosun' })).waitFor({ state: 'detached' });
  await log(jon.page)
    .getByText(t('log.return', { name: 'Kim', you: false }))
    .waitFor();

  const pauses = log(jon.page).getByText(t('log.paused.nobody'));
  const before = await pauses.count();
  for (const { page } of [jon, kim]) await page.goto('about:blank');
  await jon.page.goto(`/table/${id}`);
  await expect.poll(() => pauses.count()).toBe(before + 1);
});

it('a seat is handed to a bot of one’s choice and taken back, and the replay tells who moved and when', async () => {
  const [jon, kim] = [await stage.device('Jon'), await stage.device('Kim')];
  const clock = { kind: 'correspondence', daysPerTurn: 2 } as const;
  const id = await sitDown([jon, kim], { game: 'specimen', terms: { clock } });
  for (const { page } of [jon, kim]) await page.goto(`/table/${id}`);
  await stage.advance(3 * 3600 * SECOND);
  await move(kim.page);
  await handOver(jon.page, 'Cabin Boy');
  await jon.page.getByText(t('standIn.yours', { bot: 'Cabin Boy' })).waitFor();
  await kim.page
    .locator('.clock')
    .getByText(t('clock.standIn', { bot: 'Cabin Boy', name: 'Jon' }))
    .waitFor();
  await kim.page.locator('.tk-seat').filter({ hasText: 'Jon' }).getByText('bot plays').waitFor();
  await log(kim.page).getByText('Cabin Boy for Jon').first().waitFor();
  await jon.page.getByRole('button', { name: t('standIn.return') }).click();
  await jon.page.getByRole('button', { name: t('standIn.return') }).waitFor({ state: 'detached' });

  await kim.page.goto(`/replay/${id}#3`);
  await kim.page.locator('.happened').getByText('Cabin Boy for Jon').waitFor();
  await kim.page.getByRole('button', { name: t('replay.start') }).click();
  await kim.page.getByRole('button', { name: t('replay.forward') }).click();
  await kim.page.getByText(/after 3 h$/).waitFor();
  await expect.poll(() => clockOf(kim.page, 'Jon')).toBe('1 day 21 h');
});

async function handOver(page: Page, bot: string): Promise<void> {
  await page.getByRole('tab', { name: t('table.menu') }).click();
  await page.getByRole('button', { name: t('standIn.let') }).click();
  await page.getByRole('radio', { name: bot }).check();
  await page.getByRole('button', { name: t('standIn.go') }).click();
}
