import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import type { Pending } from './pending.ts';
import { type FerryTable, ferryTable } from './testing/ferryTable.ts';

const pending = ({ match }: FerryTable): Pending => match.row().pending;
const seq = ({ match }: FerryTable): number => match.position().seq;

describe('what the row of a table says is pending', () => {
  it('is who has to answer a request to go back', async () => {
    const table = ferryTable();
    for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
    expect(pending(table)).toEqual({});
    await table.ask(0, { kind: 'askBack', seq: seq(table), to: 0, hidden: true });
    const request = seq(table);
    expect(pending(table)).toEqual({ answers: [1, 2] });
    await table.ask(2, { kind: 'answerBack', request, agree: true, hidden: true });
    expect(pending(table)).toEqual({ answers: [1] });
    await table.ask(1, { kind: 'answerBack', request, agree: false });
    expect(pending(table)).toEqual({});
  });

  it('is for whom others want a stand-in, until they give a sign of life', async () => {
    const table = ferryTable({ terms: { silenceHours: 24 } });
    await table.move(0, 'bid 1');
    table.now = 24 * HOUR_MS;
    await table.ask(0, { kind: 'vote', for: 1 });
    await table.ask(0, { kind: 'vote', for: 2 });
    expect(pending(table)).toEqual({ votes: [1, 2] });
    await table.move(1, 'bid 1');
    expect(pending(table)).toEqual({ votes: [2] });
    await table.ask(0, { kind: 'vote', for: 2, off: true });
    expect(pending(table)).toEqual({});
  });

  it('is when the awaited run out of days, and when little is left: a fifth of a turn, or twelve hours', async () => {
    const short = ferryTable({ terms: { clock: { kind: 'correspondence', daysPerTurn: 1 } } });
    await short.move(0, 'bid 1');
    const low = 0.8 * DAY_MS;
    expect(pending(short).clocks).toEqual([
      { seat: 1, low, zero: DAY_MS },
      { seat: 2, low, zero: DAY_MS },
    ]);
    const long = ferryTable({ terms: { clock: { kind: 'correspondence', daysPerTurn: 7 } } });
    for (const seat of [0, 1]) await long.move(seat, 'bid 1');
    expect(pending(long).clocks).toEqual([{ seat: 2, low: 7 * DAY_MS - 12 * HOUR_MS, zero: 7 * DAY_MS }]);
    await long.match.pause('away', 0);
    expect(pending(long)).toEqual({});
  });

  it('is nothing about a live clock', async () => {
    const table = ferryTable({ terms: { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } } });
    await table.move(0, 'bid 1');
    expect(pending(table)).toEqual({});
  });
});
