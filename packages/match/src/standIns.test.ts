import type { TableTerms } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from './calendar.ts';
import { askedFor, entryFor, perspectiveOf } from './perspective.ts';
import type { EntryRow } from './table.ts';
import { type FerryTable, ferryTable } from './testing/ferryTable.ts';

const VOTES: TableTerms = { silenceHours: 24 };

function moment({ match }: FerryTable, seat: number): ReturnType<typeof askedFor> {
  const position = match.position();
  return askedFor(position, perspectiveOf(position, [seat]), [seat]);
}

describe('a stand-in', () => {
  it('plays from when the player hands over until they return', async () => {
    const table = ferryTable();
    table.now = 7;
    expect(await table.ask(0, { kind: 'handOver' })).toBeUndefined();
    expect(table.match.row().seats[0]).toMatchObject({ standIn: { bot: 'bosun', why: 'asked', since: 7 } });
    expect(moment(table, 0)).not.toHaveProperty('legal');
    expect(await table.move(0, 'bid 1')).toBe('standInPlays');
    expect(await table.move(0, 'bid 1', 'bosun')).toBeUndefined();
    expect(await table.ask(0, { kind: 'handOver' })).toBe('standInPlays');
    expect(await table.ask(0, { kind: 'return' })).toBeUndefined();
    expect(table.match.row().seats[0]).toEqual({ kind: 'person', player: 'p0', resigned: false });
    expect(await table.ask(0, { kind: 'return' })).toBe('noStandIn');
    expect(table.kinds()).toEqual(['standIn', 'move', 'return']);
  });

  it('is the bot that the player chose', async () => {
    const table = ferryTable();
    await table.ask(0, { kind: 'handOver', bot: 'random' });
    expect(table.match.row().seats[0]).toMatchObject({ standIn: { bot: 'random', why: 'asked' } });
  });

  it('is marked in the log and in what everyone is shown', async () => {
    const table = ferryTable();
    await table.ask(0, { kind: 'handOver' });
    await table.move(0, 'bid 1', 'bosun');
    expect(table.rows[1]?.entry).toMatchObject({ kind: 'move', seat: 0, standIn: 'bosun' });
    const { game } = table.match.position().start;
    const shown = table.match.since(0).map((applied) => entryFor(game, applied, 'spectator'));
    expect(shown).toMatchObject([
      { kind: 'standIn', seat: 0, standIn: 'bosun', why: 'asked' },
      { kind: 'move', seat: 0, standIn: 'bosun' },
    ]);
    expect(shown[1]).not.toHaveProperty('text');
  });

  it('that is still thinking when the player returns does not move', async () => {
    const table = ferryTable();
    await table.ask(0, { kind: 'handOver' });
    const asked = { id: 'bot-0-0', seat: 0, seq: 1, standIn: 'bosun' };
    await table.ask(0, { kind: 'return' });
    expect(await table.match.move(asked, 'bid 2', true)).toEqual({ ok: false, error: { code: 'stale' } });
    expect(await table.move(0, 'bid 1')).toBeUndefined();
    expect(table.kinds()).toEqual(['standIn', 'return', 'move']);
  });

  it('does not let the player undo what it did', async () => {
    const table = ferryTable();
    for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
    await table.ask(0, { kind: 'handOver' });
    await table.move(0, 'load 1', 'bosun');
    const undo = { id: 'u', seat: 0, seq: 5 };
    expect(await table.match.undo(undo, 3)).toMatchObject({ ok: false, error: { reason: 'standInPlays' } });
    expect(moment(table, 0)).not.toHaveProperty('undoTo');
  });

  it('does not come back for somebody who has resigned', async () => {
    const table = ferryTable();
    await table.ask(0, { kind: 'handOver' });
    await table.ask(0, { kind: 'resign' });
    expect(await table.ask(0, { kind: 'return' })).toBe('notSeated');
    expect(table.match.row().seats[0]).toEqual({ kind: 'person', player: 'p0', resigned: true });
  });

  it('gives way to its player although another process has written meanwhile', async () => {
    const table = ferryTable();
    await table.ask(0, { kind: 'handOver' });
    const rows = table.rows as EntryRow[];
    rows.push({ seq: 2, id: 'elsewhere', entry: { kind: 'move', seat: 1, text: 'bid 1', final: true }, at: 0 });
    expect(await table.ask(0, { kind: 'return' })).toBeUndefined();
    expect(table.kinds()).toEqual(['standIn', 'move', 'return']);
    expect(table.match.row().seats[0]).toMatchObject({ resigned: false });
    expect(table.match.row().seats[0]).not.toHaveProperty('standIn');
  });
});

describe('a vote', () => {
  it('replaces a silent player when more than half of the others want it', async () => {
    const table = ferryTable({ terms: VOTES, seats: ['person', 'person', 'person', 'person'] });
    for (const seat of [0, 1, 2]) await table.move(seat, 'bid 1');
    expect(await table.ask(0, { kind: 'vote', for: 3 })).toBe('notSilent');
    table.now += 24 * HOUR_MS;
    expect(moment(table, 0).silent).toEqual([{ seat: 3, from: 24 * HOUR_MS, votes: [], needed: 2 }]);
    expect(await table.ask(0, { kind: 'vote', for: 3 })).toBeUndefined();
    expect(await table.ask(0, { kind: 'vote', for: 3 })).toBe('stale');
    expect(moment(table, 3).silent).toMatchObject([{ votes: [0] }]);
    expect(table.match.row().seats[3]).not.toHaveProperty('standIn');
    expect(await table.ask(2, { kind: 'vote', for: 3 })).toBeUndefined();
    expect(table.kinds().slice(3)).toEqual(['vote', 'vote', 'standIn']);
    expect(table.match.row().seats[3]).toMatchObject({ standIn: { why: 'vote' } });
    expect(moment(table, 0).silent).toEqual([]);
  });

  it('can be withdrawn, and ends when the player gives a sign of life', async () => {
    const table = ferryTable({ terms: VOTES });
    table.now += 30 * HOUR_MS;
    await table.ask(0, { kind: 'vote', for: 2 });
    expect(await table.ask(0, { kind: 'vote', for: 2, off: true })).toBeUndefined();
    await table.ask(1, { kind: 'vote', for: 2 });
    await table.move(2, 'bid 1');
    expect(table.match.position().table.votes).toEqual([]);
    expect(await table.ask(0, { kind: 'vote', for: 2 })).toBe('notSilent');
    expect(table.kinds()).not.toContain('standIn');
  });

  it('needs only the other one at a table for two, and counts nobody who has left', async () => {
    const table = ferryTable({ terms: VOTES });
    await table.ask(1, { kind: 'resign' });
    table.now += 30 * HOUR_MS;
    expect(await table.ask(0, { kind: 'vote', for: 2 })).toBeUndefined();
    expect(table.kinds()).toEqual(['resign', 'vote', 'standIn']);
  });

  it('is refused where it was not agreed, about oneself, about bots and by those who have left', async () => {
    expect(await ferryTable().ask(0, { kind: 'vote', for: 1 })).toBe('noVote');
    const table = ferryTable({ terms: VOTES, seats: ['person', 'person', 'greedy'] });
    table.now += 30 * HOUR_MS;
    expect(await table.ask(0, { kind: 'vote', for: 0 })).toBe('notSilent');
    expect(await table.ask(0, { kind: 'vote', for: 2 })).toBe('notSilent');
    expect(await table.ask(0, { kind: 'vote', for: 7 })).toBe('notSilent');
    await table.ask(1, { kind: 'handOver' });
    expect(await table.ask(1, { kind: 'vote', for: 0 })).toBe('standInPlays');
  });
});
