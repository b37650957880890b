import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { chooseIn, keyedDevice, pressOn, typeInto } from './support/byKeys.ts';
import { wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const keyed = async (name: string): Promise<Page> => (await keyedDevice(stage, name)).page;

it('by keyboard alone: the lobby is filtered, a game offered and withdrawn, and another’s offer accepted', async () => {
  const [jon, kim] = [await keyed('Jon'), await keyed('Kim')];
  await makeTable(jon, 'gathering');
  await jon.goto('/');
  await pressOn(jon.locator('a[href="/lobby"]').first());
  await jon.locator('.table-card').waitFor();
  await chooseIn(list(jon, t('filter.game')), 'Landfall');
  await chooseIn(list(jon, t('filter.players')), t('filter.nPlayers', { n: 2 }));
  await jon.waitForURL('**/lobby?game=specimen&seats=2');
  await jon.getByText(t('filter.none')).waitFor();
  await pressOn(button(jon, t('offer.makeThis')));
  await chooseIn(jon.getByRole('dialog').getByLabel(t('offer.pace')), /3 days/);
  await pressOn(button(jon, t('offer.post')));
  await jon.getByText(t('offer.mine'), { exact: true }).waitFor();
  await pressOn(button(jon, t('offer.withdrawNamed', { game: 'Landfall' })));
  await jon.getByText(t('offer.mine'), { exact: true }).waitFor({ state: 'detached' });
  await pressOn(button(jon, t('offer.make')));
  await pressOn(button(jon, t('offer.post')));
  await jon.getByText(t('offer.mine'), { exact: true }).waitFor();

  await kim.goto('/lobby');
  await pressOn(button(kim, t('offer.acceptNamed', { game: 'Landfall', name: 'Jon' })));
  await kim.waitForURL('**/table/*');
  await pressOn(button(jon, t('filter.clear')).first());
  await jon.waitForURL((url) => url.search === '');
  for (const page of [jon, kim]) expect(await wasPointed(page)).toBe(false);
});

it('by keyboard alone: somebody is invited by their id, declines, and accepts another time', async () => {
  const [jon, kim] = [await keyed('Jon'), await keyed('Kim')];
  const { player } = await (await kim.request.get('/api/me')).json();
  for (const accepted of [false, true]) {
    const id = await makeTable(jon, 'pair');
    await jon.goto(`/table/${id}`);
    await typeInto(jon.getByRole('textbox', { name: t('invite.id') }), player);
    await jon.keyboard.press('Enter');
    await jon.getByText(t('invite.sent')).waitFor();
    await kim.goto('/');
    await pressOn(button(kim, t(accepted ? 'invited.acceptNamed' : 'invited.declineNamed', { name: 'Jon' })));
    if (accepted) await kim.waitForURL(`**/table/${id}`);
    else await kim.getByText(t('invited.heading')).waitFor({ state: 'detached' });
  }
  await kim.getByText(t('gather.waitHost')).waitFor();
  for (const page of [jon, kim]) expect(await wasPointed(page)).toBe(false);
});
