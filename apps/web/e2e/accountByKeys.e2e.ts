import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { t } from '../driving/text.ts';
import { plugInAuthenticator } from './support/authenticator.ts';
import { keyedDevice, pressOn, typeInto } from './support/byKeys.ts';
import { forbidPointer, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ named: true, refusals: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

it('by keyboard alone: a passkey, recovery codes, two devices, and one’s data', async () => {
  const { page } = await keyedDevice(stage, 'Ida');
  await page.goto('/account');
  const authenticator = await plugInAuthenticator(page);
  await pressOn(button(page, t('passkeys.add')));
  await page.getByText(t('passkeys.added')).waitFor();
  await pressOn(button(page, /^Rename /));
  await typeInto(page.getByLabel(t('passkeys.name')), 'Key ring');
  await page.keyboard.press('Enter');
  await page.getByText('Key ring', { exact: true }).waitFor();
  await pressOn(button(page, t('codes.make')));
  await expect.poll(() => page.locator('.account-codes code').count()).toBeGreaterThan(0);

  // A second device, which the first one signs out again.
  const phone = await stage.device('phone', '/about');
  await forbidPointer(phone.page);
  await phone.page.goto('/account');
  await authenticator.syncTo(await plugInAuthenticator(phone.page));
  await pressOn(button(phone.page, t('signIn.passkey')));
  await phone.page.getByText(t('signIn.done', { name: 'Ida' })).waitFor();
  await page.reload();
  await pressOn(button(page, /^Sign out .+,/));
  await phone.page.getByRole('heading', { name: t('signIn.title') }).waitFor();

  const arrives = page.waitForEvent('download');
  await pressOn(page.getByRole('link', { name: t('data.get') }));
  const data = JSON.parse(readFileSync(await (await arrives).path(), 'utf8'));
  expect(JSON.stringify(data)).toContain('Key ring');
  for (const one of [page, phone.page]) expect(await wasPointed(one)).toBe(false);
});

it('by keyboard alone: out on this device, back with a code, and away for good', async () => {
  const { page } = await keyedDevice(stage, 'Eve');
  await page.goto('/account');
  await pressOn(button(page, t('codes.make')));
  const code = (await page.locator('.account-codes code').first().textContent()) ?? '';
  await pressOn(button(page, t('devices.outHere')));
  // The focus begins on what changes nothing.
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressOn(button(page, t('devices.outHere')));
  await pressOn(inDialog(page, t('devices.outHere')));
  await page.getByRole('heading', { name: t('signIn.title') }).waitFor();

  await typeInto(page.getByLabel(t('signIn.code'), { exact: true }), code);
  await page.keyboard.press('Enter');
  await page.getByText(t('signIn.done', { name: 'Eve' })).waitFor();
  await pressOn(page.getByRole('link', { name: t('data.delete') }));
  await pressOn(button(page, t('profile.forget')));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressOn(button(page, t('profile.forget')));
  await pressOn(inDialog(page, t('profile.forget')));
  await page.getByText(t('profile.forgotten')).waitFor();
  expect(await wasPointed(page)).toBe(false);
});

it('by keyboard alone: a new visitor finds the way to sign in beside the name', async () => {
  const { page } = await stage.device('Ines', '/about');
  await forbidPointer(page);
  await page.goto('/me');
  await pressOn(button(page, t('profile.choose')));
  await pressOn(page.getByRole('link', { name: t('who.signIn') }));
  await page.getByRole('heading', { name: t('signIn.title') }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await wasPointed(page)).toBe(false);
});
