import type { APIResponse, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { greet, resign } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

const GAMES = [
  { game: 'amerigo', wanted: 'amerigo.goldToForfeit', rule: 'AM-GOLD-09', other: 'amerigo.chestPaysAtOnce' },
  {
    game: 'francis-drake',
    wanted: 'francis-drake.noFrigateBlind',
    rule: 'FD-SAIL-09',
    other: 'francis-drake.startOrderTies',
  },
  {
    game: 'nina-pinta',
    wanted: 'nina-pinta.strongholdGoldStays',
    rule: 'NP-REV-10',
    other: 'nina-pinta.pushedChoosesSide',
  },
] as const;

it.each(GAMES)('a table of $game agrees on another reading, shows it, and records it in the log', async (trial) => {
  const { page } = await stage.device('Ann', `/new?game=${trial.game}`);
  await greet(page, 'Ann');
  await page.reload();
  await page.getByText(t('options.readings'), { exact: true }).click();
  await page.getByRole('checkbox', { name: t(trial.wanted) }).check();
  await page.locator('.seat-row select').last().selectOption('open');
  await page.getByRole('button', { name: t('new.make') }).click();
  await page.waitForURL(/\/table\//);
  await expectAgreed(page, trial);

  const guest = await stage.device('Ben');
  await greet(guest.page, 'Ben');
  await guest.page.goto(page.url());
  await expectAgreed(guest.page, trial);
  await guest.page.getByRole('button', { name: t('gather.sit') }).click();
  await page.getByRole('button', { name: t('gather.start') }).click();
  for (const one of [page, guest.page]) {
    await one.getByRole('tab', { name: t('table.menu') }).click();
    await expectAgreed(one, trial);
  }

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const one of [page, guest.page]) await resign(one, id);
  const { options } = await logHeader(page, id);
  expect(options).toMatchObject({ [trial.wanted.split('.')[1] ?? '']: true });
  expect(Object.keys(options)).not.toContain(trial.other.split('.')[1]);
});

/** The log can be fetched once the game is over. */
async function logHeader(page: Page, id: string): Promise<{ readonly options: Readonly<Record<string, unknown>> }> {
  const fetchLog = (): Promise<APIResponse> => page.request.get(`/api/tables/${id}/log`);
  await expect.poll(async () => (await fetchLog()).ok(), { timeout: 240_000, interval: 500 }).toBe(true);
  const log = await (await fetchLog()).text();
  return JSON.parse(log.slice(0, log.indexOf('\n')));
}

async function expectAgreed(page: Page, { game, wanted, rule, other }: (typeof GAMES)[number]): Promise<void> {
  const agreed = page.locator('.agreed');
  await agreed.getByText(t(wanted), { exact: true }).waitFor();
  await agreed.getByText(t(`${wanted}Hint`)).waitFor();
  await expect.poll(() => agreed.getByRole('link').getAttribute('href')).toBe(`/learn/${game}#${rule}`);
  expect(await agreed.getByText(t(other), { exact: true }).count()).toBe(0);
}

it('a table without options says so', async () => {
  const { page } = await stage.device('Ann', '/new?game=amerigo');
  await greet(page, 'Ann');
  await page.reload();
  await page.getByRole('button', { name: t('new.start') }).click();
  await page.getByRole('tab', { name: t('table.menu') }).click();
  await page.getByText(t('options.usual')).waitFor();
});
