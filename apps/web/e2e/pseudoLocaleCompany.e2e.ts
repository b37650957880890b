import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { t } from '../driving/text.ts';
import { askBack, awaited, MONDAY, move, sitDown } from './support/company.ts';
import { type Device, useStage } from './support/stage.ts';
import { untranslated } from './support/untranslated.ts';

const stage = useStage({ locale: 'en-XA', clock: MONDAY });
const HOUR = 3_600_000;
const DATA = ['Portolan', 'Landfall', 'Eve', 'Jon', 'Kim'];

it('clocks, votes, stand-ins and take-backs are translated', async () => {
  const devices = [await stage.device('Eve'), await stage.device('Jon'), await stage.device('Kim')] as const;
  const [eve, jon, kim] = devices;
  const terms = { clock: { kind: 'correspondence', daysPerTurn: 3 }, silenceHours: 24 } as const;
  const id = await sitDown(devices, { game: 'specimen', terms });
  for (const { page } of devices) await page.goto(`/table/${id}`);
  await eve.page.locator('.clock').nth(2).waitFor();
  await expectTranslated(devices);

  for (const { page } of [eve, jon]) await move(page);
  await stage.advance(25 * HOUR);
  const vote = (page: Page) => page.getByRole('button', { name: t('vote.for') });
  await vote(eve.page).click();
  await vote(eve.page).waitFor({ state: 'detached' });
  await expectTranslated(devices);
  await vote(jon.page).click();
  const back = kim.page.getByRole('button', { name: t('standIn.return') });
  await back.waitFor();
  // The stand-in has bid, so all bids have been turned over.
  await expect.poll(() => awaited(eve.page, id)).not.toEqual([2]);
  await expectTranslated(devices);
  await back.click();
  await back.waitFor({ state: 'detached' });

  await askBack(eve.page);
  await Promise.all(devices.map(({ page }) => request(page).waitFor()));
  await expectTranslated(devices);
  await jon.page.getByRole('button', { name: t('back.refuse') }).click();
  await request(eve.page).waitFor({ state: 'detached' });
  await expectTranslated(devices);
});

function request(page: Page) {
  return page.locator('.request').first();
}

async function expectTranslated(devices: readonly Device[]): Promise<void> {
  for (const { name, page } of devices) expect(await untranslated(page, { data: DATA }), name).toEqual([]);
}
