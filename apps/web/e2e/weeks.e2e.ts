import { type MailServer, type ReceivedMail, startMailServer } from '@portolan/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OFFERED, RESULT } from '../driving/play.ts';
import { greet } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { askBack, awaited, clockOf, log, MONDAY, move, newTable, sitDown } from './support/company.ts';
import { readResult } from './support/people.ts';
import { type Device, useStage } from './support/stage.ts';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());

const SITE = 'https://play.example.org';
const stage = useStage({
  clock: MONDAY,
  settings: () => ({ SMTP_URL: mails.url, MAIL_FROM: 'Portolan <ships@example.org>', PUBLIC_URL: SITE }),
});
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PATIENCE = { timeout: 30_000 };
const BOT = 'Bosun';

const TERMS = {
  clock: { kind: 'correspondence', daysPerTurn: 3, skipWeekends: true, vacationDays: 14 },
  atZero: 'standIn',
  silenceHours: 24,
} as const;

it('three people play over three weeks, with a stand-in, requests to go back, a flag, a vacation and a digest', async () => {
  const devices = [await stage.device('Jon'), await stage.device('Kim'), await stage.device('Lou')];
  const [jon, kim, lou] = devices as [Device, Device, Device];
  for (const { page, name } of devices) await greet(page, name);
  // Lou reads mail at seven in the morning, and lives where that is the same as in Greenwich.
  await wantsDigest(lou, { hour: 7, zone: 'Africa/Abidjan' });
  const id = await newTable(jon, [kim, lou], { game: 'specimen', terms: TERMS });
  // Two more tables await Lou; at a third it is Jon who has not bid yet.
  const pair = (): Promise<string> => newTable(jon, [lou]);
  const [second, third, answered] = [await pair(), await pair(), await pair()];
  await lou.page.goto(`/table/${answered}`);
  await lou.page.locator(OFFERED).first().waitFor();
  await move(lou.page);
  for (const { page } of devices) await page.goto(`/table/${id}`);

  // On Monday all bid, except Lou.
  await move(jon.page);
  await move(kim.page);
  await lou.page.goto('about:blank');
  await voteForStandIn([jon, kim], async () => {
    await expect.poll(() => digests().length, PATIENCE).toBe(1);
    expect(tablesIn(digests()[0])).toEqual([id, second, third].sort());
    expect(digests()[0]?.subject).toBe('3 tables await you');
  });
  const others = (): Promise<readonly number[]> =>
    awaited(jon.page, id).then((seats) => seats.filter((one) => one < 2));
  await expect.poll(others, PATIENCE).not.toEqual([]);

  // On Tuesday Jon wants another bid, after the bids were turned up: the others have to accept that explicitly, also Lou,
  // who is away but has not left.
  await askBack(jon.page);
  await agreesToHidden(kim.page);
  await kim.page.getByText(t('back.waiting', { names: 'Lou' })).waitFor();
  await lou.page.goto(`/table/${id}`);
  await agreesToHidden(lou.page);
  await lou.page.goto('about:blank');
  const taken = t('log.takeBack', { place: t('log.place', { to: 0 }) });
  for (const { page } of [kim, jon]) await log(page).getByText(taken).waitFor();
  await expect.poll(() => log(kim.page).locator('.log-line-undone').count()).toBeGreaterThan(0);

  // Kim wants the same later, and Jon refuses.
  await move(jon.page);
  await move(kim.page);
  await expect.poll(others, PATIENCE).not.toEqual([]);
  await askBack(kim.page);
  await jon.page.getByRole('button', { name: t('back.refuse') }).click();
  await log(kim.page)
    .getByText(t('log.refuse', { name: 'Jon', you: false }))
    .waitFor();
  expect(await others()).not.toEqual([]);

  // On Thursday Lou is back. Wednesday's digest has told that a bot plays for Lou, and nothing that was told before.
  await stage.advance(2 * DAY);
  await expect.poll(() => digests().length, PATIENCE).toBe(2);
  expect(tablesIn(digests()[1])).toEqual([id]);
  await lou.page.goto(`/table/${id}`);
  await lou.page.getByText(t('standIn.why.vote')).waitFor();
  await lou.page.getByRole('button', { name: t('standIn.return') }).click();
  await log(jon.page)
    .getByText(t('log.return', { name: 'Lou', you: false }))
    .waitFor();
  // Bids that all three were asked for before Thursday would have older clocks.
  await playUntil(devices, id, (seats) => seats.length < 3);
  await playUntil(devices, id, (seats) => seats.length === 3);

  // Three days from then on are over on Tuesday, because the weekend does not count. Kim forgets about it.
  await move(jon.page);
  await move(lou.page);
  await expect.poll(() => clockOf(jon.page, 'Kim'), PATIENCE).toMatch(/^(5 days|4 days 23 h)$/);
  await stage.advance(5 * DAY + HOUR);
  await log(jon.page)
    .getByText(t('log.standIn.flag', { name: 'Kim', you: false, bot: BOT }))
    .waitFor();
  await kim.page.getByRole('button', { name: t('standIn.return') }).click();
  await kim.page.getByRole('button', { name: t('standIn.return') }).waitFor({ state: 'detached' });

  // From Wednesday Jon is away for a week and a half. Whoever has bid is not kept from going on.
  await playUntil(devices, id, (seats) => seats.length < 3);
  await playUntil(devices, id, (seats) => seats.length === 3);
  await takesVacation(jon.page, '2026-11-25', '2026-12-04');
  await move(kim.page);
  await move(lou.page);
  await stage.advance(13 * DAY);
  await expect.poll(() => clockOf(jon.page, 'Jon'), PATIENCE).toMatch(/^(2 days|1 day 23 h)$/);
  expect(
    await log(jon.page)
      .getByText(t('log.standIn.flag', { name: 'Jon', you: true, bot: BOT }))
      .count(),
  ).toBe(0);

  await playUntil(devices, id, (seats) => seats.length === 0);
  for (const { page } of devices) await page.locator(RESULT).waitFor();
  const result = await readResult(jon.page);
  for (const { page } of [kim, lou]) expect(await readResult(page)).toBe(result);
  await expect.poll(() => marks(jon.page)).toEqual([`${BOT} for Kim`, `${BOT} for Lou`]);

  // Nothing else has awaited Lou for a night. The next morning tells that the game is over.
  expect(digests()).toHaveLength(2);
  await lou.page.goto('about:blank');
  await stage.advance(DAY);
  await expect.poll(() => digests().length, PATIENCE).toBe(3);
  expect(tablesIn(digests()[2])).toEqual([id]);
  expect(new Set(digests().map((mail) => mail.id)).size).toBe(3);
});

it('where it was agreed, a flag is a resignation', async () => {
  const [jon, kim] = [await stage.device('Jon'), await stage.device('Kim')];
  const clock = { kind: 'correspondence', daysPerTurn: 1 } as const;
  const id = await sitDown([jon, kim], {
    game: 'specimen',
    terms: { clock, atZero: 'resign' },
    options: { rounds: 1 },
  });
  for (const { page } of [jon, kim]) await page.goto(`/table/${id}`);
  await move(jon.page);
  await stage.advance(25 * HOUR);
  const resigned = t('log.resignFlag', { name: 'Kim', you: false });
  for (const { page } of [jon, kim]) await log(page).getByText(resigned).waitFor();
  // There is no way back.
  expect(await kim.page.getByRole('button', { name: t('standIn.return') }).count()).toBe(0);
  await playUntil([jon], id, (seats) => seats.length === 0);
  for (const { page } of [jon, kim]) await page.locator(RESULT).waitFor();
  expect(await readResult(kim.page)).toBe(await readResult(jon.page));
  // Whatever the bot in Kim's seat has scored, Jon has won.
  expect((await readResult(jon.page)).split('\n')[0]).toBe(t('result.title', { name: 'Jon' }));
  await jon.page
    .locator(RESULT)
    .getByRole('columnheader', { name: t('result.resigned', { name: 'Kim' }) })
    .waitFor();
  await jon.page.goto('/');
  const state = t('tables.withResigned', { state: t('tables.won', { name: 'Jon' }), names: 'Kim' });
  await jon.page.getByRole('link').getByText(state).waitFor();
});

/** Adds an address, confirms it by the link in a mail, and wants everything once a day. */
async function wantsDigest(
  { page, name }: Device,
  at: { readonly hour: number; readonly zone: string },
): Promise<void> {
  await page.goto('/notifications');
  await page.getByRole('textbox', { name: t('notify.address') }).fill(`${name.toLowerCase()}@example.org`);
  await page.getByRole('button', { name: t('notify.addMail') }).click();
  await expect.poll(() => mails.received.length, PATIENCE).toBe(1);
  await page.goto(new RegExp(`${SITE}(/\\S*#confirm=\\S+)`).exec(mails.received[0]?.text ?? '')?.[1] ?? '');
  await page.getByText(t('notify.confirmed')).waitFor();
  await page.getByRole('radio', { name: t('notify.timing.daily') }).check();
  await page.getByRole('combobox', { name: t('notify.zone') }).selectOption(at.zone);
  await page.getByRole('combobox', { name: t('notify.hour'), exact: true }).selectOption(`${at.hour}`);
  const settings = async (): Promise<unknown> => (await (await page.request.get('/api/notifications')).json()).settings;
  await expect.poll(settings, PATIENCE).toMatchObject({ timing: 'daily', ...at });
}

async function takesVacation(page: Page, first: string, last: string): Promise<void> {
  await page.getByRole('button', { name: t('clock.daysOff') }).click();
  const vacation = page.getByRole('group', { name: /^Vacation/ });
  await vacation.getByLabel(t('days.from')).fill(first);
  await vacation.getByLabel(t('days.to')).fill(last);
  await vacation.getByRole('button', { name: t('days.add') }).click();
  await page.getByRole('button', { name: t('days.save') }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** All mails but the first, which asks to confirm the address. */
function digests(): readonly ReceivedMail[] {
  return mails.received.slice(1);
}

function tablesIn(mail: ReceivedMail | undefined): readonly string[] {
  const links = mail?.text.matchAll(new RegExp(`${SITE}/table/(\\S+)`, 'g')) ?? [];
  return [...links].map(([, id]) => id ?? '').sort();
}

async function agreesToHidden(page: Page): Promise<void> {
  const agree = page.getByRole('button', { name: t('back.agree') });
  await agree.waitFor();
  await expect.poll(() => agree.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: t('back.accept') }).check();
  await agree.click();
}

/** Nobody can be voted out before the agreed silence; then it takes the majority of the others. */
async function voteForStandIn([jon, kim]: readonly [Device, Device], morning: () => Promise<void>): Promise<void> {
  const vote = (page: Page) => page.getByRole('button', { name: t('vote.for') });
  await stage.advance(23 * HOUR);
  await morning();
  await expect.poll(() => clockOf(jon.page, 'Lou'), PATIENCE).toMatch(/^2 days/);
  expect(await vote(jon.page).count()).toBe(0);
  await stage.advance(2 * HOUR);
  await vote(jon.page).click();
  await kim.page.getByText(t('vote.names', { n: 1, needed: 2, names: 'Jon' })).waitFor();
  await vote(kim.page).click();
  await log(kim.page)
    .getByText(t('log.standIn.vote', { name: 'Lou', you: false, bot: BOT }))
    .waitFor();
}

/** Whoever is asked makes the first move, until the table waits for these seats. */
async function playUntil(
  devices: readonly Device[],
  id: string,
  isDone: (seats: readonly number[]) => boolean,
): Promise<void> {
  const [first] = devices;
  if (first === undefined) return;
  for (let seats = await awaited(first.page, id); !isDone(seats); seats = await awaited(first.page, id)) {
    // Whoever bids last and goes on with the turn keeps the clock of the bid: Kim, whose clock is looked at, bids first.
    const page = devices[seats.includes(KIM) ? KIM : (seats[0] ?? 0)]?.page;
    if (page !== undefined) await move(page);
  }
}

/** Kim's seat. */
const KIM = 1;

/** Who moved for whom, as the log says, in alphabetical order. */
async function marks(page: Page): Promise<readonly string[]> {
  const all = await log(page).locator('.log-mark').allTextContents();
  return [...new Set(all)].sort();
}
