import { type MailServer, type PushEndpoint, startMailServer, startPushEndpoint } from '@portolan/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { greet } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

let mails: MailServer;
let pushes: PushEndpoint;
beforeAll(async () => {
  [mails, pushes] = await Promise.all([startMailServer(), startPushEndpoint()]);
});
afterAll(() => Promise.all([mails.close(), pushes.close()]));

const SITE = 'https://play.example.org';
const stage = useStage({
  settings: () => ({
    SMTP_URL: mails.url,
    MAIL_FROM: 'Portolan <ships@example.org>',
    PUBLIC_URL: SITE,
    PRIVATE_TARGETS: 'on',
  }),
});

const button = (page: Page, name: string): ReturnType<Page['getByRole']> => page.getByRole('button', { name });

/** The path in a mail that starts with this address. */
function linkIn(text: string, purpose: string): string {
  return new RegExp(`${SITE}(/\\S*#${purpose}=\\S+)`).exec(text)?.[1] ?? '';
}

/** A browser without a push service: it subscribes to ours. */
async function subscribesTo(page: Page, subscription: object): Promise<void> {
  await page.addInitScript((made) => {
    Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as PushSubscription;
  }, subscription);
}

/** Two people at a table of the specimen, of whom the first has to move first. */
async function seatTwo(ann: Page, bob: Page): Promise<string> {
  const post = (page: Page, path: string, body: object = {}): Promise<{ id: string; awaiting: number[] }> =>
    page.evaluate(
      async ([to, sent]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api${to}`, { method: 'POST', headers, body: JSON.stringify(sent) })).json();
      },
      [path, body] as const,
    );
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await post(ann, '/tables', { game: 'specimen', visibility: 'public', seats });
  await post(bob, `/tables/${id}/sit`, { seat: 1 });
  await post(ann, `/tables/${id}/start`);
  return id;
}

it('a player adds an address and a device, and is told once by each that a table awaits them', async () => {
  const [{ page: ann }, { page: bob }] = [await stage.device('Ann'), await stage.device('Bob')];
  await Promise.all([greet(ann, 'Ann'), greet(bob, 'Bob')]);
  await subscribesTo(bob, pushes.subscription('/bobs-laptop'));
  await bob.goto('/me');
  await bob.getByRole('link', { name: t('profile.notificationsOpen') }).click();
  await bob.getByRole('textbox', { name: t('notify.address') }).fill('bob@example.org');
  await button(bob, t('notify.addMail')).click();
  await bob.getByText(t('notify.unconfirmed')).waitFor();
  expect(await seriousFindings(bob)).toEqual([]);

  await expect.poll(() => mails.received.length).toBe(1);
  await bob.goto(linkIn(mails.received[0]?.text ?? '', 'confirm'));
  await bob.getByText(t('notify.confirmed')).waitFor();
  await bob.getByText(t('notify.mail', { label: 'bob@example.org' })).waitFor();
  await bob.getByText(t('notify.unconfirmed')).waitFor({ state: 'detached' });
  await bob.waitForURL((url) => url.hash === '');
  await button(bob, t('notify.deviceOn')).click();
  await bob.getByText(t('notify.deviceIsOn'), { exact: true }).waitFor();

  const id = await seatTwo(ann, bob);
  // In Landfall everybody is awaited first.
  await expect.poll(() => [mails.received.length, pushes.received.length]).toEqual([2, 1]);
  expect(mails.received[1]?.text).toContain(`${SITE}/table/${id}`);
  expect(pushes.problems).toEqual([]);

  // The tab says it on every page.
  await bob.goto('/about');
  await expect.poll(() => bob.title()).toMatch(/^\(1\) /);
  await expect.poll(() => bob.locator('link[rel="icon"]').getAttribute('href')).toBe('/icons/mark-turn.svg');

  await bob.goto(linkIn(mails.received[1]?.text ?? '', 'stop'));
  await bob.getByText(t('notify.stopped')).waitFor();
  await bob.getByText(t('notify.mail', { label: 'bob@example.org' })).waitFor({ state: 'detached' });
  await button(bob, t('notify.removeNamed', { what: t('notify.pushHere') })).click();
  await bob.getByText(t('notify.nowhere')).waitFor();
  expect([mails.received.length, pushes.received.length]).toEqual([2, 1]);
});

it('a push is shown once for each table, and not again when it is sent again', async () => {
  const { page, context } = await stage.device('Bob', '/about');
  await context.grantPermissions(['notifications']);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;
  const push = (id: string, path: string): Promise<unknown> =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: stage.address(),
      registrationId,
      data: JSON.stringify({ id, title: 'Your turn in Landfall', body: `It is your turn (${id}).`, path }),
    });
  const shown = (): Promise<string[]> =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const all = await getNotifications.call(await navigator.serviceWorker.ready);
      return all.map(({ body, tag }) => `${tag} ${body}`).sort();
    });
  // Sent again until it is shown: the browser's tools drop what they deliver while the worker is starting.
  const send = (id: string, path: string): (() => Promise<string[]>) => {
    return async () => {
      await push(id, path);
      return shown();
    };
  };
  await expect.poll(send('one', '/table/abc')).toEqual(['/table/abc It is your turn (one).']);
  await push('one', '/table/abc');
  const both = ['/table/abc It is your turn (one).', '/table/xyz It is your turn (two).'];
  await expect.poll(send('two', '/table/xyz')).toEqual(both);
  const next = ['/table/abc It is your turn (three).', '/table/xyz It is your turn (two).'];
  await expect.poll(send('three', '/table/abc')).toEqual(next);
});

it('when to be told is chosen for all tables, and for one of them in its menu', async () => {
  const [{ page: ann }, { page: bob }] = [await stage.device('Ann'), await stage.device('Bob')];
  await Promise.all([greet(ann, 'Ann'), greet(bob, 'Bob')]);
  await bob.goto('/notifications');
  await bob.getByRole('radio', { name: t('notify.timing.later') }).check();
  await bob.getByRole('combobox', { name: t('notify.wait') }).selectOption('5');
  await bob.getByRole('radio', { name: t('notify.timing.daily') }).check();
  await bob.getByRole('combobox', { name: t('notify.zone') }).selectOption('Asia/Tokyo');
  await bob.getByRole('combobox', { name: t('notify.hour'), exact: true }).selectOption('8');
  // All these choices, made in quick succession, have arrived.
  const stored = (): Promise<unknown> =>
    bob.evaluate(async () => (await (await fetch('/api/notifications')).json()).settings);
  await expect.poll(stored).toEqual({ timing: 'daily', minutes: 5, hour: 8, zone: 'Asia/Tokyo' });
  await bob.reload();
  await expect.poll(() => bob.getByRole('radio', { name: t('notify.timing.daily') }).isChecked()).toBe(true);
  await expect.poll(() => bob.getByRole('combobox', { name: t('notify.zone') }).inputValue()).toBe('Asia/Tokyo');
  await expect.poll(() => bob.getByRole('combobox', { name: t('notify.hour'), exact: true }).inputValue()).toBe('8');

  const id = await seatTwo(ann, bob);
  await bob.goto(`/table/${id}`);
  await bob.getByRole('tab', { name: t('table.menu') }).click();
  const choice = bob.getByRole('combobox', { name: t('notify.table') });
  await choice.selectOption({ label: t('notify.timing.off') });
  await bob.getByText(t('notify.saved')).first().waitFor();
  await bob.reload();
  await bob.getByRole('tab', { name: t('table.menu') }).click();
  await expect.poll(() => choice.inputValue()).toBe('off');
  // The wait is the player's own, until they choose another one here.
  const wait = bob.getByRole('combobox', { name: t('notify.wait') });
  await choice.selectOption({ label: t('notify.timing.later') });
  await expect.poll(() => wait.inputValue()).toBe('5');
  await wait.selectOption({ label: t('notify.hours', { n: 3 }) });
  const storedHere = (): Promise<unknown> =>
    bob.evaluate(async (table) => (await fetch(`/api/tables/${table}/notifications`)).json(), id);
  await expect.poll(storedHere).toEqual({ when: { timing: 'later', minutes: 180 } });
});

it('somebody without a name chooses one first, and only an address can be added', async () => {
  const { page } = await stage.device('Eve', '/notifications');
  await page.getByText(t('notify.nobody')).waitFor();
  await greet(page, 'Eve');
  await page.goto('/notifications');
  const address = page.getByRole('textbox', { name: t('notify.address') });
  await address.fill('eve@localhost');
  await expect.poll(() => button(page, t('notify.addMail')).isDisabled()).toBe(true);
  await address.fill('eve@example.org');
  await expect.poll(() => button(page, t('notify.addMail')).isEnabled()).toBe(true);
});
