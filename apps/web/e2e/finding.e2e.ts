import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { pageFaults } from './support/pageFaults.ts';
import { type Device, useStage } from './support/stage.ts';

const stage = useStage();

async function people(...names: readonly string[]): Promise<Device[]> {
  const devices = await Promise.all(names.map((name) => stage.device(name)));
  for (const { page, name } of devices) await greet(page, name);
  return devices;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('the lobby shows what one is looking for, as it changes, and remembers it', async () => {
  const [jon, kim] = await people('Jon', 'Kim');
  if (jon === undefined || kim === undefined) throw new Error('somebody is missing');
  const { page } = kim;
  await makeTable(jon.page, 'gathering');
  await page.goto('/lobby');
  await page.locator('.table-card').waitFor();
  await page.getByLabel(t('filter.game'), { exact: true }).selectOption('amerigo');
  await page.getByText(t('filter.none')).waitFor();
  await page.waitForURL((url) => url.search === '?game=amerigo');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel(t('filter.pace'), { exact: true }).selectOption('days');
  await page.waitForURL((url) => url.search === '?game=amerigo&pace=days');
  const terms = { clock: { kind: 'correspondence', daysPerTurn: 2 } };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  for (const one of [{ game: 'amerigo' }, { game: 'amerigo', terms }, { game: 'specimen', terms }])
    await jon.page.request.post('/api/tables', { data: { ...one, seats, visibility: 'public' } });
  await page.locator('.table-card').waitFor();
  await page.goto('/');
  await page.goto('/lobby');
  await page.waitForURL('**/lobby?game=amerigo&pace=days');
  await expect.poll(() => page.locator('.table-card').count()).toBe(1);
  await button(page, t('filter.clear')).click();
  await expect.poll(() => page.locator('.table-card').count()).toBe(4);
  await page.waitForURL((url) => url.search === '');
});

it('two people who would play the same are seated; one can also be invited', async () => {
  const [jon, kim] = await people('Jon', 'Kim');
  if (jon === undefined || kim === undefined) throw new Error('somebody is missing');
  await jon.page.goto('/lobby?game=specimen&seats=2');
  await button(jon.page, t('offer.make')).first().click();
  await button(jon.page, t('offer.post')).waitFor();
  expect(await pageFaults(jon.page), 'an offer being made').toEqual([]);
  await button(jon.page, t('offer.post')).click();
  await jon.page.getByText(t('offer.mine'), { exact: true }).waitFor();
  await kim.page.goto('/lobby');
  const accept = kim.page.getByRole('button', { name: t('offer.acceptNamed', { game: 'Landfall', name: 'Jon' }) });
  await accept.waitFor();
  expect(await pageFaults(kim.page), 'an offer').toEqual([]);
  await accept.click();
  await kim.page.waitForURL('**/table/*');
  await jon.page.goto('/');
  await jon.page.locator('.table-card-mine').waitFor();

  // Next time Jon asks Kim directly.
  const id = await makeTable(jon.page, 'pair');
  await jon.page.goto(`/table/${id}`);
  await jon.page.getByRole('button', { name: t('invite.sendNamed', { name: 'Kim' }) }).click();
  await jon.page.getByText(t('invite.sent')).waitFor();
  expect(await pageFaults(jon.page), 'inviting').toEqual([]);
  await kim.page.goto('/');
  await kim.page.getByRole('button', { name: t('invited.acceptNamed', { name: 'Jon' }) }).waitFor();
  expect(await pageFaults(kim.page), 'an invitation').toEqual([]);
  await kim.page.getByRole('button', { name: t('invited.acceptNamed', { name: 'Jon' }) }).click();
  await kim.page.waitForURL(`**/table/${id}`);
  await kim.page.getByText(t('gather.waitHost')).waitFor();
});
