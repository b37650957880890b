import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { t } from '../driving/text.ts';
import { keyedDevice, openTab, pressOn, typeDay } from './support/byKeys.ts';
import { log, MONDAY, newTable } from './support/company.ts';
import { answerByKeys, wasPointed } from './support/keys.ts';
import { type Device, useStage } from './support/stage.ts';

const stage = useStage({ clock: MONDAY });
const HOUR = 3_600_000;
const BOT = 'Bosun';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const voteForCem = (page: Page) =>
  page
    .locator('.request')
    .filter({ hasText: 'Cem' })
    .getByRole('button', { name: t('vote.for'), exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

it('by keyboard alone: days off, requests to go back, and a vote for a stand-in', async () => {
  const devices: Device[] = [];
  for (const name of ['Ana', 'Ben', 'Cem']) devices.push(await keyedDevice(stage, name));
  const [host, ...others] = devices as [Device, Device, Device];
  const clock = { kind: 'correspondence', daysPerTurn: 3, vacationDays: 14 } as const;
  const id = await newTable(host, others, { game: 'specimen', terms: { clock, silenceHours: 24 } });
  for (const { page } of devices) await page.goto(`/table/${id}`);
  const [ana, ben, cem] = devices.map(({ page }) => page) as [Page, Page, Page];

  await pressOn(button(ana, t('clock.daysOff')));
  const vacation = ana.getByRole('group', { name: /^Vacation/ });
  await typeDay(vacation.getByLabel(t('days.from')), '2026-12-24');
  await typeDay(vacation.getByLabel(t('days.to')), '2026-12-31');
  await pressOn(vacation.getByRole('button', { name: t('days.add') }));
  await ana.getByText(t('days.used', { title: t('days.vacation'), n: 8, most: 14 })).waitFor();
  await pressOn(inDialog(ana, t('days.save')));
  await ana.getByRole('dialog').waitFor({ state: 'detached' });
  // The focus is back where it was.
  await ana.keyboard.press('Enter');
  await ana.getByText(t('days.used', { title: t('days.vacation'), n: 8, most: 14 })).waitFor();
  await ana.keyboard.press('Escape');

  // Two bid, and one of them would rather not have.
  for (const page of [ana, ben]) await answerByKeys(page, { choose: () => 0 });
  for (const agreed of [false, true]) {
    await openTab(ana.getByRole('tab', { name: t('table.log') }));
    await pressOn(button(ana, t('back.ask')));
    await pressOn(inDialog(ana, t('back.send')));
    await ana.getByRole('dialog').waitFor({ state: 'detached' });
    await pressOn(button(ben, t(agreed ? 'back.agree' : 'back.refuse')));
    if (agreed) await pressOn(button(cem, t('back.agree')));
    else
      await log(ana)
        .getByText(t('log.refuse', { name: 'Ben', you: false }))
        .waitFor();
  }
  await log(ana)
    .getByText(t('log.takeBack', { place: t('log.place', { to: 0 }) }))
    .waitFor();

  for (const page of [ana, ben]) await answerByKeys(page, { choose: () => 0 });
  await stage.advance(25 * HOUR);
  // Ben's vote can be open for a moment as well: the time passes before Ana's page has heard of his answer.
  await pressOn(voteForCem(ana));
  await ben.getByText(t('vote.names', { n: 1, needed: 2, names: 'Ana' })).waitFor();
  await pressOn(voteForCem(ben));
  await log(ben)
    .getByText(t('log.standIn.vote', { name: 'Cem', you: false, bot: BOT }))
    .waitFor();
  await pressOn(button(cem, t('standIn.return')));
  await button(cem, t('standIn.return')).waitFor({ state: 'detached' });
  for (const page of [ana, ben, cem]) expect(await wasPointed(page)).toBe(false);
});
