import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findingsInBothThemes } from '../driving/axe.ts';
import { layoutFaults, resizeTo } from '../driving/layoutFaults.ts';
import { SIZES } from '../driving/sizes.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { plugInAuthenticator } from './support/authenticator.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ named: true, refusals: true });

const at = (path: string): string => `${stage.address()}${path}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A device of somebody who has a passkey there. */
async function withPasskey(name: string) {
  const device = await stage.device(name, '/about');
  await greet(device.page, name);
  await device.page.goto('/account');
  const authenticator = await plugInAuthenticator(device.page);
  await device.page.getByText(t('account.unsafe')).waitFor();
  await button(device.page, t('passkeys.add')).click();
  await device.page.getByText(t('passkeys.added')).waitFor();
  return { ...device, authenticator };
}

/** Another device of the same person: a new browser, to which the passkey has come. */
async function signInElsewhere({ authenticator }: Awaited<ReturnType<typeof withPasskey>>, name: string) {
  const device = await stage.device(`${name} elsewhere`, '/account');
  const other = await plugInAuthenticator(device.page);
  await authenticator.syncTo(other);
  await button(device.page, t('signIn.passkey')).click();
  await device.page.getByText(t('signIn.done', { name })).waitFor();
  return { ...device, authenticator: other };
}

/** Who a cookie is worth, as a thief would try it. */
async function playerOf(cookie: string): Promise<number> {
  return (await fetch(at('/api/me'), { headers: { cookie } })).status;
}

/** How the server greets a connection with that cookie. */
async function welcomeOf(cookie: string): Promise<object> {
  // Browsers cannot set headers, Node can.
  const socket = new WebSocket(at('/socket').replace('http', 'ws'), { headers: { cookie } } as never);
  const welcome = await new Promise<string>((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true });
  });
  socket.close();
  return JSON.parse(welcome);
}

async function cookieOf(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies(at('/'))).find(({ name }) => name === 'portolan');
  return `portolan=${cookie?.value}`;
}

it('a passkey is added, signs in on a second device, is renamed and removed', async () => {
  const home = await withPasskey('Ida');
  await expect.poll(() => home.authenticator.count()).toBe(1);
  await home.page.getByText(t('account.unsafe')).waitFor({ state: 'detached' });
  const phone = await signInElsewhere(home, 'Ida');
  await phone.page.getByText(t('devices.here'), { exact: true }).waitFor();
  await expect.poll(() => phone.page.locator('.account-list').last().locator('li').count()).toBe(2);
  await phone.page.getByRole('button', { name: /^Rename / }).click();
  await phone.page.getByLabel(t('passkeys.name')).fill('Key ring');
  await button(phone.page, t('passkeys.save')).click();
  await phone.page.getByText('Key ring').waitFor();
  await button(phone.page, t('passkeys.removeNamed', { name: 'Key ring' })).click();
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: t('passkeys.remove') })
    .click();
  await phone.page.getByText(t('account.unsafe')).waitFor();
  // Without it nobody gets in, and the page says so.
  const late = await stage.device('late', '/account');
  await phone.authenticator.syncTo(await plugInAuthenticator(late.page));
  await button(late.page, t('signIn.passkey')).click();
  await late.page.getByText('This did not sign you in').waitFor();
});

it('signing out everywhere closes every device at once, and a stolen cookie is worth nothing', async () => {
  const home = await withPasskey('Ada');
  const phone = await signInElsewhere(home, 'Ada');
  const stolen = [await cookieOf(home.context), await cookieOf(phone.context)];
  expect(await Promise.all(stolen.map(playerOf))).toEqual([200, 200]);
  expect(await welcomeOf(stolen[0] ?? '')).toMatchObject({ me: { name: 'Ada' } });
  await home.page.goto('/lobby');
  await home.page.getByRole('link', { name: t('nav.profile', { name: 'Ada' }) }).waitFor();
  await phone.page.reload();
  await button(phone.page, t('devices.everywhere')).click();
  await phone.page.getByText(t('devices.backWith')).waitFor();
  await phone.page
    .getByRole('dialog')
    .getByRole('button', { name: t('devices.everywhere') })
    .click();
  await phone.page.getByRole('heading', { name: t('signIn.title') }).waitFor();
  // The other device learns it without doing anything.
  await home.page.getByRole('link', { name: t('nav.profile', { name: t('nav.guest') }) }).waitFor();
  expect(await Promise.all(stolen.map(playerOf))).toEqual([204, 204]);
  expect(await welcomeOf(stolen[0] ?? '')).not.toHaveProperty('me');
  await button(phone.page, t('signIn.passkey')).click();
  await phone.page.getByText(t('signIn.done', { name: 'Ada' })).waitFor();
});

it('a deleted profile cannot be signed in to, by passkey or code', async () => {
  const { page } = await withPasskey('Eve');
  await button(page, t('codes.make')).click();
  const code = (await page.locator('.account-codes code').first().textContent()) ?? '';
  await page.goto('/me');
  await button(page, t('profile.forget')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('profile.forget') })
    .click();
  await page.getByText(t('profile.forgotten')).waitFor();
  await page.goto('/account');
  await button(page, t('signIn.passkey')).click();
  await page.getByText('This did not sign you in').waitFor();
  await page.getByLabel(t('signIn.code'), { exact: true }).fill(code);
  await button(page, t('signIn.codeUse')).click();
  await page.getByText('This code is wrong').waitFor();
});

it('a guest who signs in brings the unfinished games along, and gets a code that leads back', async () => {
  const home = await withPasskey('Ana');
  await button(home.page, t('codes.make')).click();
  const code = (await home.page.locator('.account-codes code').first().textContent()) ?? '';
  const { page } = await stage.device('guest', '/about');
  await greet(page, 'Reef');
  const id = await makeTable(page, 'gathering');
  await page.goto('/account');
  await page.getByText(t('signIn.guest', { name: 'Reef', n: 1 })).waitFor();
  await page.getByLabel(t('signIn.code'), { exact: true }).fill(code);
  await button(page, t('signIn.codeUse')).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('left.brought', { n: 1 })).waitFor();
  const back = (await dialog.locator('code').textContent()) ?? '';
  await button(page, t('left.close')).click();
  await page.goto(`/table/${id}`);
  await page.getByText('Ana', { exact: true }).first().waitFor();
  const other = await stage.device('back', '/account');
  await other.page.getByLabel(t('signIn.code'), { exact: true }).fill(back);
  await button(other.page, t('signIn.codeUse')).click();
  await other.page.getByText(t('signIn.done', { name: 'Reef' })).waitFor();
});

it('the account page is clean in both themes and fits every size', async () => {
  const { page } = await withPasskey('Uma');
  await button(page, t('codes.make')).click();
  await page.locator('.account-codes').waitFor();
  const faults = await findingsInBothThemes(page);
  for (const [size, window] of Object.entries(SIZES)) {
    await resizeTo(page, window);
    faults.push(
      ...(await layoutFaults(page, { target: 24, ignore: [], ellipsis: [] })).map((one) => `${size}: ${one}`),
    );
  }
  expect(faults).toEqual([]);
});
