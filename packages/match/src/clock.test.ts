import type { TableTerms } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import { zeroAt } from './clock.ts';
import { type FerryTable, ferryTable } from './testing/ferryTable.ts';

const LIVE: TableTerms = { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } };
const DAYS: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2 } };
/** A Monday. */
const START = Date.parse('2026-11-02T12:00Z');

const left = ({ match }: FerryTable): readonly number[] => match.position().table.clock?.left ?? [];
const seconds = (table: FerryTable): readonly number[] => left(table).map((ms) => ms / 1000);
const hours = (table: FerryTable): readonly number[] => left(table).map((ms) => ms / HOUR_MS);

async function allBid(table: FerryTable): Promise<void> {
  for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
}

describe('a live clock', () => {
  it('runs for every awaited seat, and gives an increment for each turn', async () => {
    const table = ferryTable({ terms: LIVE });
    table.now += 30_000;
    await table.move(1, 'bid 1');
    expect(seconds(table)).toEqual([570, 580, 570]);
    table.now += 60_000;
    await table.move(0, 'bid 1');
    await table.move(2, 'bid 1');
    // Seat 0 has the next turn, and the clock of nobody else runs.
    expect(seconds(table)).toEqual([520, 580, 520]);
    table.now += 100_000;
    await table.move(0, 'load 1');
    expect(seconds(table)).toEqual([420, 580, 520]);
    expect(table.match.row().dueAt).toBe(table.now + 420_000);
  });

  it('is at zero when the bank is used up, and a bot takes over as nothing else was agreed', async () => {
    const table = ferryTable({ terms: LIVE });
    await allBid(table);
    table.now += 610_000 - 1;
    await table.match.attend();
    expect(table.kinds()).toEqual(['move', 'move', 'move']);
    table.now += 1;
    await table.match.attend();
    expect(table.rows.at(-1)?.entry).toEqual({ kind: 'standIn', seat: 0, bot: 'bosun', why: 'flag' });
    expect(table.match.row().seats[0]).toMatchObject({ resigned: false, standIn: { why: 'flag', since: table.now } });
    expect(table.match.row().dueAt).toBeNull();
  });

  it('makes the seat resign at zero if that was agreed', async () => {
    const table = ferryTable({ terms: { ...LIVE, atZero: 'resign' } });
    table.now += 600_000;
    await table.match.attend();
    expect(table.rows.map(({ entry }) => entry)).toEqual(
      [0, 1, 2].map((seat) => ({ kind: 'resign', seat, why: 'flag' })),
    );
    expect(table.match.row().seats).toMatchObject([{ resigned: true }, { resigned: true }, { resigned: true }]);
  });

  it('accepts a move as long as nobody has looked at the clock', async () => {
    const table = ferryTable({ terms: LIVE });
    table.now += 700_000;
    expect(await table.move(0, 'bid 1')).toBeUndefined();
    expect(seconds(table)).toEqual([10, 0, 0]);
  });

  it('gives an increment to the last of those who bid, whose turn follows', async () => {
    const table = ferryTable({ terms: LIVE });
    for (const seat of [1, 2, 0]) await table.move(seat, 'bid 1');
    expect(table.match.position().awaiting).toEqual([0]);
    expect(seconds(table)).toEqual([610, 610, 610]);
  });

  it('gives whoever returns a minute at least', async () => {
    const table = ferryTable({ terms: LIVE });
    await allBid(table);
    table.now += 610_000;
    await table.match.attend();
    expect(await table.ask(0, { kind: 'return' })).toBeUndefined();
    expect(seconds(table)[0]).toBe(60);
    expect(table.match.row().dueAt).toBe(table.now + 60_000);
  });

  it('gives that minute once for a decision, however often its player comes and goes', async () => {
    const table = ferryTable({ terms: LIVE });
    await allBid(table);
    for (const expected of [60, 0, 0]) {
      table.now += 610_000;
      await table.match.attend();
      if (table.kinds().at(-1) !== 'standIn') await table.ask(0, { kind: 'handOver' });
      await table.ask(0, { kind: 'return' });
      expect(seconds(table)[0]).toBe(expected);
    }
    await table.match.attend();
    expect(await table.move(0, 'skip', 'bosun')).toBeUndefined();
    await table.ask(0, { kind: 'return' });
    expect(seconds(table)[0]).toBe(60);
  });

  it('takes back the increments of turns that no longer count', async () => {
    const table = ferryTable({ terms: LIVE });
    await allBid(table);
    expect(seconds(table)).toEqual([610, 610, 610]);
    await table.ask(0, { kind: 'askBack', seq: 3, to: 1, hidden: true });
    for (const seat of [1, 2]) await table.ask(seat, { kind: 'answerBack', request: 4, agree: true, hidden: true });
    expect(table.kinds().at(-1)).toBe('takeBack');
    expect(seconds(table)).toEqual([610, 600, 600]);
  });

  it('stands still while the table is paused, from an earlier time if need be', async () => {
    const table = ferryTable({ terms: LIVE });
    table.now += 500_000;
    await table.match.pause('away', 20_000);
    expect(table.match.row().dueAt).toBeNull();
    await table.match.resume(480_000);
    expect(table.match.row().dueAt).toBe(480_000 + 580_000);
    await table.move(0, 'bid 1');
    expect(seconds(table)).toEqual([570, 560, 560]);
    expect(await table.match.resume(600_000)).toEqual({ ok: true, value: 0 });
  });

  it('shows the same times when the log is read again', async () => {
    const table = ferryTable({ terms: LIVE });
    table.now += 12_345;
    await allBid(table);
    table.now += 7_000;
    await table.move(0, 'load 1');
    expect(left(table.reopened())).toEqual(left(table));
  });

  it('does not run for bots', () => {
    const table = ferryTable({ terms: LIVE, seats: ['person', 'greedy', 'person'] });
    expect(table.match.position().table.clock?.runs).toEqual([true, false, true]);
  });
});

describe('days per turn', () => {
  it('start anew with every turn', async () => {
    const table = ferryTable({ terms: DAYS, startedAt: START });
    table.now += 30 * HOUR_MS;
    for (const seat of [1, 2, 0]) await table.move(seat, 'bid 1');
    // The last to bid begins: what follows is a turn of its own.
    expect(hours(table)).toEqual([48, 18, 18]);
    table.now += HOUR_MS;
    await table.move(0, 'skip');
    expect(table.match.position().awaiting).toEqual([1]);
    expect(hours(table)[1]).toBe(48);
  });

  it('start anew for the last player of a round, who bids again', async () => {
    const table = ferryTable({ terms: DAYS, startedAt: START });
    await allBid(table);
    for (const seat of [0, 1]) await table.move(seat, 'skip');
    table.now += 30 * HOUR_MS;
    await table.move(2, 'skip');
    expect(table.match.position().awaiting).toEqual([0, 1, 2]);
    expect(hours(table)).toEqual([48, 48, 48]);
  });

  it('go on with the next step of a turn', async () => {
    const table = ferryTable({ terms: DAYS, startedAt: START });
    await allBid(table);
    table.now += 10 * HOUR_MS;
    await table.move(0, 'load 1');
    expect(table.match.position().awaiting).toEqual([0]);
    expect(hours(table)[0]).toBe(38);
  });

  it('do not count weekends, nor what a player takes off, from then on', async () => {
    const terms: TableTerms = {
      clock: { kind: 'correspondence', daysPerTurn: 2, skipWeekends: true, vacationDays: 3 },
    };
    const table = ferryTable({ terms, startedAt: START + 3 * DAY_MS });
    expect(table.match.position().table.clock?.runs).toEqual([true, true, true]);
    expect(await table.ask(1, { kind: 'calendar', zone: 'Europe/Lisbon', vacation: ['2026-11-09'] })).toBeUndefined();
    const [first, second] = [0, 1].map((seat) => zero(table, seat));
    expect(first).toBe('2026-11-09T12:00:00.000Z');
    expect(second).toBe('2026-11-10T12:00:00.000Z');
    expect(new Date(table.match.row().dueAt ?? 0).toISOString()).toBe(first);
  });

  it('allow no more days off than was agreed, and those that have begun stay taken', async () => {
    const terms: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2, vacationDays: 2 } };
    const table = ferryTable({ terms, startedAt: START });
    expect(await table.ask(0, { kind: 'calendar', holidays: ['2026-12-25'] })).toBe('tooManyDaysOff');
    expect(await table.ask(0, { kind: 'calendar', vacation: ['2026-11-02', '2026-11-03'] })).toBeUndefined();
    table.now += DAY_MS;
    expect(await table.ask(0, { kind: 'calendar', vacation: ['2026-11-05', '2026-11-06'] })).toBe('tooManyDaysOff');
    expect(await table.ask(0, { kind: 'calendar', vacation: ['2026-11-01'] })).toBeUndefined();
    expect(table.rows.at(-1)?.entry).toMatchObject({ vacation: ['2026-11-02', '2026-11-03'] });
  });

  it('stay taken in a time zone where they have not begun yet', async () => {
    const terms: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2, vacationDays: 1 } };
    const table = ferryTable({ terms, startedAt: START });
    const [early, late] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'];
    expect(await table.ask(0, { kind: 'calendar', zone: early, vacation: ['2026-11-03'] })).toBeUndefined();
    table.now += 20 * HOUR_MS;
    // It is still 2 November on the other side of the date line.
    expect(await table.ask(0, { kind: 'calendar', zone: late })).toBeUndefined();
    expect(await table.ask(0, { kind: 'calendar', vacation: [] })).toBeUndefined();
    expect(table.rows.at(-1)?.entry).toMatchObject({ zone: late, vacation: ['2026-11-03'] });
    expect(await table.ask(0, { kind: 'calendar', zone: early, vacation: ['2026-11-04'] })).toBe('tooManyDaysOff');
  });

  it('are nothing to take off without such a clock', async () => {
    expect(await ferryTable({ terms: LIVE }).ask(0, { kind: 'calendar', zone: 'Europe/Lisbon' })).toBe('noClock');
    expect(await ferryTable().ask(0, { kind: 'calendar', zone: 'Europe/Lisbon' })).toBe('noClock');
  });

  it('are not renewed by undoing a step of a turn again and again', async () => {
    const table = ferryTable({ terms: DAYS, startedAt: START });
    await allBid(table);
    table.now += 40 * HOUR_MS;
    const proposal = (id: string) => ({ id, seat: 0, seq: table.match.position().seq });
    await table.match.move(proposal('a'), 'load 1', false);
    expect(table.match.position().awaiting).toEqual([0]);
    expect(hours(table)[0]).toBe(24);
    table.now += 20 * HOUR_MS;
    expect(await table.match.undo(proposal('b'), 3)).toMatchObject({ ok: true });
    await table.match.move(proposal('c'), 'load 1', false);
    expect(hours(table)[0]).toBe(4);
  });

  it('are not renewed by handing over and returning again and again', async () => {
    const table = ferryTable({ terms: DAYS, startedAt: START });
    await allBid(table);
    for (const expected of [24, 4]) {
      table.now += expected === 24 ? 40 * HOUR_MS : 20 * HOUR_MS;
      await table.ask(0, { kind: 'handOver' });
      await table.ask(0, { kind: 'return' });
      expect(hours(table)[0]).toBe(expected);
    }
  });

  it('are not renewed by an undo', async () => {
    const table = ferryTable({ terms: DAYS, startedAt: START });
    await allBid(table);
    table.now += 40 * HOUR_MS;
    const proposal = (id: string) => ({ id, seat: 0, seq: table.match.position().seq });
    expect(await table.match.move(proposal('a'), 'skip', false)).toMatchObject({ ok: true });
    table.now += HOUR_MS;
    expect(await table.match.undo(proposal('b'), 3)).toMatchObject({ ok: true });
    expect(hours(table)[0]).toBe(8);
  });
});

function zero({ match }: FerryTable, seat: number): string {
  const { clock } = match.position().table;
  if (clock === undefined) throw new Error('there is no clock');
  return new Date(zeroAt(clock, seat) ?? 0).toISOString();
}
