import { type MailServer, startMailServer, startWebhookTarget, type WebhookTarget } from '@portolan/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { chooseIn, chooseRadio, keyedDevice, openTab, pressOn, typeInto } from './support/byKeys.ts';
import { forbidPointer, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

let mails: MailServer;
let chat: WebhookTarget;
beforeAll(async () => {
  [mails, chat] = await Promise.all([startMailServer(), startWebhookTarget()]);
});
afterAll(() => Promise.all([mails.close(), chat.close()]));

const SITE = 'https://play.example.org';
const stage = useStage({
  refusals: true,
  settings: () => ({
    SMTP_URL: mails.url,
    MAIL_FROM: 'Portolan <ships@example.org>',
    PUBLIC_URL: SITE,
    PRIVATE_TARGETS: 'on',
  }),
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Where the latest mail to this address leads, once there are that many. */
async function linkTo(address: string, count: number): Promise<string> {
  const theirs = () => mails.received.filter(({ to }) => to.includes(address));
  await expect.poll(() => theirs().length).toBe(count);
  return new RegExp(`${SITE}(/\\S*#\\S+)`).exec(theirs().at(-1)?.text ?? '')?.[1] ?? '';
}

it('by keyboard alone: when and where to be told, a webhook among it', async () => {
  const { page } = await keyedDevice(stage, 'Bob');
  await page.goto('/me');
  await pressOn(page.getByRole('link', { name: t('profile.notificationsOpen') }));
  await chooseRadio(page.getByRole('radio', { name: t('notify.timing.daily') }));
  await chooseIn(list(page, t('notify.hour')), '07:00');
  await chooseRadio(page.getByRole('radio', { name: t('notify.timing.now') }));
  const stored = async (): Promise<unknown> => (await (await page.request.get('/api/notifications')).json()).settings;
  await expect.poll(stored).toMatchObject({ timing: 'now', hour: 7 });

  await chooseIn(list(page, t('notify.format')), t('notify.format.json'));
  await typeInto(page.getByRole('textbox', { name: t('notify.url') }), `${chat.address}/table-talk`);
  await page.keyboard.press('Enter');
  await page.getByText(t('notify.webhookAdded')).waitFor();
  await expect.poll(() => chat.received.length).toBe(1);
  const webhook = t('notify.webhook', { label: new URL(chat.address).host });
  await page.getByText(webhook).waitFor();
  await typeInto(page.getByRole('textbox', { name: t('notify.address') }), 'bob@example.org');
  await pressOn(button(page, t('notify.addMail')));
  await page.goto(await linkTo('bob@example.org', 1));
  await page.getByText(t('notify.confirmed')).waitFor();

  // A table awaits Bob: both ways tell it, once.
  const ann = await stage.device('Ann', '/about');
  await greet(ann.page, 'Ann');
  const id = await makeTable(ann.page, 'pair');
  await page.request.post(`/api/tables/${id}/sit`, { data: { seat: 1 } });
  await ann.page.request.post(`/api/tables/${id}/start`, { data: {} });
  await expect.poll(() => chat.received.length).toBe(2);
  expect(chat.received.map(({ path }) => path)).toEqual(['/table-talk', '/table-talk']);
  expect(JSON.stringify(chat.received[1]?.body)).toContain(`${SITE}/table/${id}`);
  await linkTo('bob@example.org', 2);

  await pressOn(button(page, t('notify.removeNamed', { what: webhook })));
  await page.getByText(webhook, { exact: true }).waitFor({ state: 'detached' });
  await page.goto(`/table/${id}`);
  await openTab(page.getByRole('tab', { name: t('table.menu') }));
  await chooseIn(list(page, t('notify.table')), t('notify.timing.off'));
  await page.getByText(t('notify.saved')).first().waitFor();
  expect(await wasPointed(page)).toBe(false);
});

it('by keyboard alone: an address is added, and a link to it signs in on another device', async () => {
  const { page } = await keyedDevice(stage, 'Ida');
  await page.goto('/account');
  await typeInto(page.getByLabel(t('addresses.add')), 'ida@example.org');
  await page.keyboard.press('Enter');
  await page.getByText(t('addresses.sent', { address: 'ida@example.org' })).waitFor();
  await page.goto(await linkTo('ida@example.org', 1));
  await pressOn(button(page, t('mail.addGo')));
  await page.getByText(t('mail.added', { address: 'ida@example.org' })).waitFor();

  const { page: phone } = await stage.device('phone', '/about');
  await forbidPointer(phone);
  await phone.goto('/account');
  await typeInto(phone.getByLabel(t('signIn.mail')), 'ida@example.org');
  await page.waitForURL('**/account');
  await phone.keyboard.press('Enter');
  await phone.getByText(t('signIn.mailSent', { address: 'ida@example.org' })).waitFor();
  const link = await linkTo('ida@example.org', 2);
  await phone.goto(link);
  await phone.getByText(t('mail.signIn', { name: 'Ida' })).waitFor();
  // Nothing stays in the history of the browser.
  await phone.waitForURL((url) => url.hash === '');
  await pressOn(button(phone, t('mail.signInGo', { name: 'Ida' })));
  await phone.getByText(t('signIn.done', { name: 'Ida' })).waitFor();
  await phone.getByText(t('account.lead', { name: 'Ida' })).waitFor();
  // The link has been used.
  await phone.goto('about:blank');
  await phone.goto(link);
  await phone.getByRole('alert').waitFor();
  for (const one of [page, phone]) expect(await wasPointed(one)).toBe(false);
});
