import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { greet, makeTable } from '../driving/tables.ts';
import { ADMIN } from '../driving/testServer.ts';
import { t } from '../driving/text.ts';
import { t as refused } from '../src/messages/refusals.ts';
import { pageFaults } from './support/pageFaults.ts';
import { type Device, useStage } from './support/stage.ts';

const stage = useStage({ admin: true, refusals: true });

async function people(...names: readonly string[]): Promise<Device[]> {
  const devices = await Promise.all(names.map((name) => stage.device(name)));
  for (const { page, name } of devices) await greet(page, name);
  return devices;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: t('chat.label') }).fill(text);
  await button(page, t('chat.send')).click();
}

it('somebody is muted and reported; an administrator hides the line, bans and closes the table', async () => {
  const [jon, kim] = await people('Jon', 'Kim');
  if (jon === undefined || kim === undefined) throw new Error('somebody is missing');
  const path = `/table/${await makeTable(jon.page, 'pair')}`;
  for (const { page } of [jon, kim]) await page.goto(path);
  await button(kim.page, t('gather.sit')).click();
  await button(jon.page, t('gather.start')).click();
  for (const { page } of [jon, kim]) await page.getByRole('tab', { name: t('table.chat') }).click();
  await say(kim.page, 'You play like a barnacle');
  const line = jon.page.getByRole('tabpanel').getByText('You play like a barnacle');
  await line.waitFor();

  await button(jon.page, 'Kim').click();
  await button(jon.page, t('person.report')).waitFor();
  expect(await pageFaults(jon.page), 'a person').toEqual([]);
  await button(jon.page, t('person.report')).click();
  await jon.page.getByRole('textbox', { name: t('report.text') }).waitFor();
  expect(await pageFaults(jon.page), 'a report').toEqual([]);
  await jon.page.getByRole('textbox', { name: t('report.text') }).fill('Twice\nin a row');
  await button(jon.page, t('report.send')).click();
  await jon.page.getByText(t('report.sent')).waitFor();
  await button(jon.page, 'Kim').click();
  await button(jon.page, t('person.mute')).click();
  await line.waitFor({ state: 'detached' });

  const { page: admin } = await stage.device('the administrator', '/about');
  await admin.request.post('/api/link', { data: { code: ADMIN.code } });
  await admin.goto('/me');
  await admin.getByRole('link', { name: t('company.moderate') }).click();
  await admin.getByText('Twice in a row').waitFor();
  await admin.getByText(t('mod.evidence')).click();
  await admin.getByText('You play like a barnacle').waitFor();
  expect(await pageFaults(admin), 'an open report').toEqual([]);

  await admin.getByRole('textbox', { name: t('mod.id') }).fill(stage.address() + path);
  await button(admin, t('mod.find')).click();
  await admin
    .locator('.mod-found')
    .getByRole('button', { name: t('mod.hideLine', { text: 'You play like a barnacle' }) })
    .click();
  await give(admin, 'Unkind', t('mod.hide'));
  await kim.page.getByText(t('chat.hidden')).waitFor();

  await button(admin, t('mod.ban')).click();
  await admin.getByRole('textbox', { name: t('mod.days') }).fill('3');
  expect(await pageFaults(admin), 'a ban').toEqual([]);
  await give(admin, 'Insults', t('mod.ban'));
  await expect.poll(() => admin.locator('.mod-log li').count()).toBe(2);
  await button(admin, t('mod.uphold')).click();
  await give(admin, 'Spoken to', t('mod.uphold'));
  await admin.getByText(t('mod.noReports')).waitFor();
  await admin
    .locator('.mod-found')
    .getByRole('button', { name: t('mod.close') })
    .click();
  await give(admin, 'Nobody is left', t('mod.close'));
  for (const { page } of [jon, kim]) await page.getByRole('heading', { name: t('closed.title') }).waitFor();
  await jon.page.getByText(t('closed.why', { why: 'Nobody is left' })).waitFor();
  await expect.poll(() => admin.locator('.mod-log li').count()).toBe(4);
  await kim.page.goto('/me');
  await kim.page.locator('.company-ban').getByText('Insults').waitFor();
  expect(await pageFaults(admin), 'what was done').toEqual([]);
});

/** Fills in the reason and confirms. */
async function give(page: Page, why: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('mod.why') }).fill(why);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

it('a host removes somebody, who is told; whom one has blocked is kept away, until that is undone', async () => {
  const [jon, kim] = await people('Jon', 'Kim');
  if (jon === undefined || kim === undefined) throw new Error('somebody is missing');
  const path = `/table/${await makeTable(jon.page, 'pair')}`;
  for (const { page } of [jon, kim]) await page.goto(path);
  await button(kim.page, t('gather.sit')).click();
  await button(jon.page, 'Kim').click();
  await button(jon.page, t('person.remove')).waitFor();
  expect(await pageFaults(jon.page), 'a person at a table that gathers').toEqual([]);
  await button(jon.page, t('person.remove')).click();
  await kim.page.getByText(t('removed.title')).waitFor();
  await button(kim.page, t('gather.sit')).click();
  await kim.page.getByText(refused('reason.removedByHost')).waitFor();

  // Kim would rather not meet Jon again, and is warned.
  await button(kim.page, 'Jon').click();
  await button(kim.page, t('person.block')).click();
  await kim.page.getByText(t('person.blocked', { name: 'Jon' })).waitFor();
  await jon.page.goto(`/table/${await makeTable(kim.page, 'pair')}`);
  await button(jon.page, t('gather.sit')).click();
  await jon.page.getByText(refused('reason.seatRefused')).waitFor();
  await kim.page.goto(`/table/${await makeTable(jon.page, 'pair')}`);
  await button(kim.page, t('gather.sit')).click();
  await button(kim.page, t('beside.sit')).waitFor();
  expect(await pageFaults(kim.page), 'a warning').toEqual([]);
  await button(kim.page, t('beside.sit')).click();
  await button(kim.page, t('gather.leave')).waitFor();

  await kim.page.goto('/me');
  await kim.page.getByRole('link', { name: t('company.list') }).click();
  await button(kim.page, t('people.undoNamed', { name: 'Jon' })).waitFor();
  await button(kim.page, t('people.undoNamed', { name: 'Jon' })).click();
  await kim.page.getByText(t('people.none')).waitFor();
});
