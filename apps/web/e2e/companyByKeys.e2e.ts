import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeTable } from '../driving/tables.ts';
import { ADMIN } from '../driving/testServer.ts';
import { t } from '../driving/text.ts';
import { chooseIn, keyedDevice, openTab, pressOn, typeInto } from './support/byKeys.ts';
import { forbidPointer, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ admin: true, refusals: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const keyed = async (name: string): Promise<Page> => (await keyedDevice(stage, name)).page;

const openChat = (page: Page) => openTab(page.getByRole('tab', { name: t('table.chat') }));

it('by keyboard alone: somebody is reported, muted and blocked, and an administrator deals with it', async () => {
  const [jon, kim] = [await keyed('Jon'), await keyed('Kim')];
  const path = `/table/${await makeTable(jon, 'pair')}`;
  await Promise.all([jon.goto(path), kim.goto(path)]);
  await pressOn(button(kim, t('gather.sit')));
  await pressOn(button(jon, t('gather.start')));
  await openChat(kim);
  await typeInto(kim.getByRole('textbox', { name: t('chat.label') }), 'You play like a barnacle');
  await kim.keyboard.press('Enter');
  await openChat(jon);
  const line = jon.getByRole('tabpanel').getByText('You play like a barnacle');
  await line.waitFor();

  await pressOn(button(jon, 'Kim'));
  await pressOn(button(jon, t('person.report')));
  await chooseIn(jon.getByRole('combobox', { name: t('report.reason') }), t('report.abuse'));
  await typeInto(jon.getByRole('textbox', { name: t('report.text') }), 'Twice in a row');
  await pressOn(button(jon, t('report.send')));
  await jon.getByText(t('report.sent')).waitFor();
  // The focus is back where it was.
  await jon.getByRole('dialog').waitFor({ state: 'detached' });
  await jon.keyboard.press('Enter');
  await pressOn(button(jon, t('person.mute')));
  await line.waitFor({ state: 'detached' });

  const { page: admin } = await stage.device('the administrator', '/about');
  await admin.request.post('/api/link', { data: { code: ADMIN.code } });
  await forbidPointer(admin);
  await admin.goto('/me');
  await pressOn(admin.getByRole('link', { name: t('company.moderate') }));
  await pressOn(admin.getByText(t('mod.evidence')));
  await pressOn(button(admin, t('mod.hideLine', { text: 'You play like a barnacle' })));
  await give(admin, 'Unkind');
  await kim.getByText(t('chat.hidden')).waitFor();
  await pressOn(button(admin, t('mod.ban')));
  await typeInto(admin.getByRole('textbox', { name: t('mod.days') }), '3');
  await give(admin, 'Insults');
  await pressOn(button(admin, t('mod.uphold')));
  await give(admin, 'Spoken to');
  await admin.getByText(t('mod.noReports')).waitFor();
  await typeInto(admin.getByRole('textbox', { name: t('mod.id') }), stage.address() + path);
  await admin.keyboard.press('Enter');
  await pressOn(admin.locator('.mod-found').getByRole('button', { name: t('mod.close') }));
  await give(admin, 'Nobody is left');
  await jon.getByRole('heading', { name: t('closed.title') }).waitFor();
  await expect.poll(() => admin.locator('.mod-log li').count()).toBe(4);

  await jon.goto('/me');
  await pressOn(jon.getByRole('link', { name: t('company.list') }));
  await pressOn(button(jon, t('people.undoNamed', { name: 'Kim' })));
  await jon.getByText(t('people.none')).waitFor();
  for (const page of [jon, kim, admin]) expect(await wasPointed(page)).toBe(false);
});

/** Writes the reason and confirms. */
async function give(page: Page, why: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await typeInto(dialog.getByRole('textbox', { name: t('mod.why') }), why);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
