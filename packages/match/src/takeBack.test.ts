import { hashState } from '@portolan/kernel';
import type { TableTerms } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from './calendar.ts';
import { checkEntries } from './checkEntries.ts';
import { askedFor, entryFor, perspectiveOf } from './perspective.ts';
import { type FerryTable, ferryTable } from './testing/ferryTable.ts';

const hash = ({ match }: FerryTable): string => hashState(match.position().state);
const seq = ({ match }: FerryTable): number => match.position().seq;

function moment({ match }: FerryTable, seat: number): ReturnType<typeof askedFor> {
  const position = match.position();
  return askedFor(position, perspectiveOf(position, [seat]), [seat]);
}

/** All have bid, and two of them have had a turn. */
async function underWay(seats = ['person', 'person', 'person']): Promise<FerryTable> {
  const table = ferryTable({ seats });
  for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
  for (const seat of [0, 1]) await table.move(seat, 'skip');
  return table;
}

describe('a request to go back', () => {
  it('is carried out by the table when everyone concerned has agreed', async () => {
    const table = await underWay();
    const before = ferryTable();
    for (const seat of [0, 1, 2]) await before.move(seat, 'bid 1');
    expect(await table.ask(0, { kind: 'askBack', seq: 5, to: 3 })).toBeUndefined();
    expect(moment(table, 2).takeBack).toEqual({ seq: 6, seat: 0, to: 3, agreed: [], awaiting: [1, 2] });
    expect(await table.ask(2, { kind: 'answerBack', request: 6, agree: true })).toBeUndefined();
    expect(moment(table, 2).takeBack).toMatchObject({ agreed: [2], awaiting: [1] });
    expect(await table.ask(2, { kind: 'answerBack', request: 6, agree: true })).toBe('notAsked');
    expect(await table.ask(1, { kind: 'answerBack', request: 6, agree: true })).toBeUndefined();
    expect(table.kinds().slice(5)).toEqual(['askBack', 'answerBack', 'answerBack', 'takeBack']);
    expect(hash(table)).toBe(hash(before));
    expect(table.match.position()).toMatchObject({ seq: 9, awaiting: [0], awaitedSince: [9, -1, -1] });
    expect(moment(table, 0)).not.toHaveProperty('takeBack');
    expect(await table.move(0, 'skip')).toBeUndefined();
    expect(hash(table.reopened())).toBe(hash(table));
  });

  it('shows everyone who asked, who agreed and what the table did', async () => {
    const table = await underWay(['person', 'person', 'greedy']);
    await table.ask(1, { kind: 'askBack', seq: 5, to: 4 });
    await table.ask(0, { kind: 'answerBack', request: 6, agree: true });
    const { game } = table.match.position().start;
    const shown = table.match.since(5).map((applied) => entryFor(game, applied, 'spectator'));
    expect(shown).toMatchObject([
      { seq: 6, kind: 'askBack', seat: 1, to: 4 },
      { seq: 7, kind: 'answerBack', seat: 0, agree: true },
      { seq: 8, kind: 'takeBack', seat: 1, to: 4, byTable: true },
    ]);
  });

  it('is carried out at once if there are only bots besides, or stand-ins', async () => {
    const bots = await underWay(['person', 'greedy', 'greedy']);
    expect(await bots.ask(0, { kind: 'askBack', seq: 5, to: 3 })).toBeUndefined();
    expect(bots.kinds().slice(5)).toEqual(['askBack', 'takeBack']);
    const table = await underWay();
    await table.ask(1, { kind: 'handOver' });
    await table.ask(2, { kind: 'resign' });
    expect(await table.ask(0, { kind: 'askBack', seq: 7, to: 3 })).toBeUndefined();
    expect(table.kinds().at(-1)).toBe('takeBack');
  });

  it('ends with a refusal, with its withdrawal and with the next move', async () => {
    const table = await underWay();
    const before = hash(table);
    await table.ask(0, { kind: 'askBack', seq: seq(table), to: 3 });
    expect(await table.ask(1, { kind: 'askBack', seq: seq(table), to: 3 })).toBe('requestOpen');
    expect(await table.ask(1, { kind: 'answerBack', request: 6, agree: false })).toBeUndefined();
    expect(await table.ask(2, { kind: 'answerBack', request: 6, agree: true })).toBe('requestOver');
    await table.ask(0, { kind: 'askBack', seq: seq(table), to: 3 });
    const request = seq(table);
    expect(await table.ask(1, { kind: 'withdrawBack', request })).toBe('notAsked');
    expect(await table.ask(0, { kind: 'withdrawBack', request })).toBeUndefined();
    expect(await table.ask(0, { kind: 'withdrawBack', request })).toBe('requestOver');
    await table.ask(0, { kind: 'askBack', seq: seq(table), to: 3 });
    const last = seq(table);
    expect(hash(table)).toBe(before);
    await table.move(2, 'skip');
    expect(await table.ask(1, { kind: 'answerBack', request: last, agree: true })).toBe('requestOver');
    expect(table.kinds()).not.toContain('takeBack');
  });

  it('is explicit about what was hidden and has come out since', async () => {
    const table = await underWay();
    // The bids were sealed, and everyone has seen them now.
    expect(moment(table, 0).askBack).toEqual({ hiddenBelow: 3 });
    expect(await table.ask(0, { kind: 'askBack', seq: 5, to: 2 })).toBe('hiddenSince');
    expect(await table.ask(0, { kind: 'askBack', seq: 5, to: 2, hidden: true })).toBeUndefined();
    expect(moment(table, 1).takeBack).toMatchObject({ hidden: true });
    expect(await table.ask(1, { kind: 'answerBack', request: 6, agree: true })).toBe('hiddenSince');
    for (const seat of [1, 2]) await table.ask(seat, { kind: 'answerBack', request: 6, agree: true, hidden: true });
    expect(table.kinds().at(-1)).toBe('takeBack');
    expect(table.match.position().awaiting).toEqual([2]);
  });

  it('names a point in the match: the opening, or after a standing move but the last', async () => {
    const table = await underWay();
    expect(await table.ask(0, { kind: 'askBack', seq: 5, to: 5, hidden: true })).toBe('noSuchMove');
    expect(await table.ask(0, { kind: 'askBack', seq: 5, to: 99, hidden: true })).toBe('noSuchMove');
    expect(await table.ask(0, { kind: 'askBack', seq: 4, to: 3, hidden: true })).toBe('stale');
    expect(await ferryTable().ask(0, { kind: 'askBack', seq: 0, to: 0 })).toBe('noSuchMove');
    expect(await table.ask(0, { kind: 'askBack', seq: 5, to: 0, hidden: true })).toBeUndefined();
  });

  it('ends when its player leaves, and needs nobody who has left', async () => {
    const table = await underWay();
    await table.ask(0, { kind: 'askBack', seq: 5, to: 3 });
    await table.ask(1, { kind: 'answerBack', request: 6, agree: true });
    await table.ask(2, { kind: 'handOver' });
    expect(table.kinds().at(-1)).toBe('takeBack');
    const other = await underWay();
    await other.ask(0, { kind: 'askBack', seq: 5, to: 3 });
    await other.ask(0, { kind: 'resign' });
    expect(other.match.position().table.request).toBeUndefined();
  });

  it('needs those whom the clock or a vote has replaced, if it concerns what they did or what was hidden', async () => {
    const terms: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 1 }, silenceHours: 24 };
    const table = ferryTable({ terms });
    for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
    for (const seat of [0, 1]) await table.move(seat, 'skip');
    table.now += DAY_MS;
    await table.match.attend();
    expect(table.match.row().seats[2]).toMatchObject({ standIn: { why: 'flag' } });
    // Their bid has been turned up since.
    await table.ask(0, { kind: 'askBack', seq: seq(table), to: 2, hidden: true });
    const request = seq(table);
    await table.ask(1, { kind: 'answerBack', request, agree: true, hidden: true });
    expect(moment(table, 0).takeBack).toMatchObject({ agreed: [1], awaiting: [2] });
    expect(table.kinds()).not.toContain('takeBack');
    // They can answer without returning.
    expect(await table.ask(2, { kind: 'answerBack', request, agree: true, hidden: true })).toBeUndefined();
    expect(table.kinds().at(-1)).toBe('takeBack');
  });

  it('does not need somebody who is away for what happened since', async () => {
    const terms: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 1 } };
    const table = ferryTable({ terms });
    for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
    table.now += DAY_MS;
    await table.match.attend();
    await table.move(0, 'skip', 'bosun');
    await table.move(1, 'skip');
    await table.ask(1, { kind: 'askBack', seq: seq(table), to: 3 });
    await table.ask(2, { kind: 'answerBack', request: seq(table), agree: true });
    expect(table.kinds().at(-1)).toBe('takeBack');
  });

  it('is not accepted for somebody by the end of their time', async () => {
    const table = ferryTable({ terms: { clock: { kind: 'correspondence', daysPerTurn: 1 } } });
    for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
    for (const seat of [0, 1]) await table.move(seat, 'skip');
    await table.ask(0, { kind: 'askBack', seq: seq(table), to: 2, hidden: true });
    await table.ask(1, { kind: 'answerBack', request: seq(table), agree: true, hidden: true });
    table.now += DAY_MS;
    await table.match.attend();
    expect(table.kinds().slice(5)).toEqual(['askBack', 'answerBack', 'standIn']);
  });

  it('is checked again when its log comes from elsewhere', async () => {
    const table = await underWay();
    await table.ask(0, { kind: 'askBack', seq: 5, to: 3 });
    await table.ask(1, { kind: 'answerBack', request: 6, agree: true });
    await table.ask(2, { kind: 'answerBack', request: 6, agree: true });
    const { start } = table.match.position();
    const rows = table.rows.map(({ entry, at }) => ({ entry, at }));
    expect(checkEntries(start, rows)?.seq).toBe(9);
    for (const without of [5, 6, 7]) expect(checkEntries(start, rows.toSpliced(without, 1))).toBeUndefined();
    const elsewhere = rows.with(8, { entry: { kind: 'takeBack', seat: 0, to: 1 }, at: 0 });
    expect(checkEntries(start, elsewhere)).toBeUndefined();
  });
});
