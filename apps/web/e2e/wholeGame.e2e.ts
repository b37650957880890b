import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hastyCaptain } from '../driving/choosers.ts';
import { answer, asked, type Choose, type Given, isOver, noDeeds, playOn, textOf } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { comeAboard, readResult } from './support/people.ts';
import { type Device, useStage } from './support/stage.ts';

const stage = useStage();
const OFFLINE_MS = 10_000;

it('three people and a bot play a whole game despite lost connections', async () => {
  const ana = await stage.device('Ana', '/new?game=francis-drake');
  const ben = await stage.device('Ben', '/lobby');
  const cleo = await stage.device('Cleo');
  const code = await setUpTable(ana.page);
  await takeSeatFromLobby(ben.page);
  await takeSeatByCode(cleo.page, code);
  await ana.page.getByRole('button', { name: t('gather.start') }).click();

  const [anas, bens, cleos] = [noDeeds(), noDeeds(), noDeeds()];
  const [annsChoice, bensChoice, cleosChoice] = [hastyCaptain(1), hastyCaptain(2), hastyCaptain(3)];
  const [, , secondDevice] = await Promise.all([
    (async () => {
      await playOn(ana.page, { choose: annsChoice, deeds: anas, enough: 3 });
      await ana.page.reload();
      await playOn(ana.page, { choose: annsChoice, deeds: anas });
    })(),
    (async () => {
      await playOn(ben.page, { choose: bensChoice, deeds: bens, enough: 3 });
      if ((await answerWithoutNetwork(ben, bensChoice)) === 'move') bens.moves++;
      await playOn(ben.page, { choose: bensChoice, deeds: bens });
    })(),
    (async () => {
      await playOn(cleo.page, { choose: cleosChoice, deeds: cleos, enough: 3 });
      const second = await moveToSecondDevice(cleo.page);
      await playOn(second.page, { choose: cleosChoice, deeds: cleos });
      return second;
    })(),
  ]);

  const result = await readResult(ana.page);
  for (const { page } of [ben, cleo, secondDevice]) expect(await readResult(page)).toBe(result);
  expect(await movesBySeat(ana.page)).toEqual([anas.moves, bens.moves, cleos.moves]);
  const questions = [anas, bens, cleos].flatMap((deeds) => deeds.questions).join('\n');
  for (const phase of [/Plymouth Street/, /mission disc/, /Do you go home/]) expect(questions).toMatch(phase);
});

/** Creates a public table with two open seats and a bot; returns its code. */
async function setUpTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: t('new.players', { n: 4 }) }).click();
  const seats = [t('new.me'), t('new.openSeat'), t('new.openSeat'), t('new.bot', { name: t('bot.bosun') })];
  for (const [seat, label] of seats.entries()) await page.getByLabel(`Seat ${seat + 1},`).selectOption({ label });
  await page.getByRole('radio', { name: new RegExp(`^${t('new.public')}`) }).check();
  await page.getByRole('button', { name: t('new.make') }).click();
  await comeAboard(page, 'Ana');
  return textOf(page.locator('.gather-code'));
}

async function takeSeatFromLobby(page: Page): Promise<void> {
  await page
    .getByRole('link')
    .filter({ hasText: t('tables.open', { n: 2 }) })
    .click();
  await page
    .getByRole('button', { name: t('gather.sit') })
    .first()
    .click();
  await comeAboard(page, 'Ben');
  await page.getByText(t('gather.waitHost')).waitFor();
}

async function takeSeatByCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(t('join.code')).fill(code);
  await page.getByRole('button', { name: t('join.go') }).click();
  await page.getByRole('button', { name: t('gather.sit') }).click();
  await comeAboard(page, 'Cleo');
}

/** The network fails while a decision is pending; the move is made anyway and arrives after the reconnection. */
async function answerWithoutNetwork({ page, context }: Device, choose: Choose): Promise<Given> {
  expect(await isOver(page)).toBe(false);
  await context.setOffline(true);
  const back = Date.now() + OFFLINE_MS;
  await page.getByText(t('link.offline')).waitFor();
  const given = await answer(page, choose);
  await page.getByText(t('table.sendingOffline')).waitFor();
  await page.waitForTimeout(Math.max(0, back - Date.now()));
  expect(await asked(page)).toBe(t('table.sending'));
  await context.setOffline(false);
  await page.getByText(t('link.offline')).waitFor({ state: 'detached' });
  return given;
}

/** Links a second device with a code and finds the table there. */
async function moveToSecondDevice(page: Page): Promise<Device> {
  const table = page.url();
  await page.getByRole('link', { name: t('nav.profile', { name: 'Cleo' }) }).click();
  await page.getByRole('button', { name: t('profile.getCode') }).click();
  const code = await textOf(page.locator('.big-code strong'));
  await page.goto(table);
  const second = await stage.device('Cleo, second device', '/me');
  await second.page.getByLabel(t('profile.useCode')).fill(code);
  await second.page.getByRole('button', { name: t('profile.use') }).click();
  await second.page.getByText(t('profile.used', { name: 'Cleo' })).waitFor();
  await second.page.goto('/');
  await second.page.getByRole('link').filter({ hasText: 'Francis Drake' }).click();
  return second;
}

/** The moves in the log for each person: each confirmed move once, even those sent while offline. */
async function movesBySeat(page: Page): Promise<number[]> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const response = await page.request.get(`/api/tables/${id}/log`);
  const lines = (await response.text()).trim().split('\n');
  const moves = lines.map((line) => JSON.parse(line) as { readonly seat?: number });
  return [0, 1, 2].map((seat) => moves.filter((move) => move.seat === seat).length);
}
