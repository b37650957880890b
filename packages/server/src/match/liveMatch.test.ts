import { hashState } from '@portolan/kernel';
import { type LiveMatch, openLiveMatch } from '@portolan/match';
import { ferry, replayWhole } from '@portolan/match/testing';
import { seatOf } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableRow } from '../store/sampleRows.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

let store: Store;
let told: string[];
beforeEach(async () => {
  store = openSqliteStore(':memory:');
  told = [];
  await store.addTable(tableRow());
});
afterEach(() => store.close());

const opened = ferry.open();
if (!opened.ok) throw new Error('ferry does not open');
const { game } = opened.value;

const PERSON = { kind: 'person', player: 'ann', resigned: false } as const;

async function openMatch(seats = 3, over: Partial<Store> = {}): Promise<LiveMatch> {
  return openLiveMatch({
    table: tableRow({ seats: Array.from({ length: seats }, () => PERSON) }),
    played: replayWhole({ game, options: { rounds: 2 }, seats, seed: 'seed' }, await store.entries('table1', 0)),
    store: { ...store, ...over },
    now: () => 5,
    onEntry: ({ row }, position) => told.push(`${row.seq} ${row.entry.kind} ${position.seq}`),
  });
}

let ids = 0;
const by = (seat: number, seq: number, id = `id-${++ids}`): { id: string; seat: number; seq: number } => ({
  id,
  seat,
  seq,
});

describe('a live match', () => {
  it('plays a move, writes it and reports it, in this order', async () => {
    const order: string[] = [];
    const match = await openMatch(3, {
      append: async (...args) => {
        const done = await store.append(...args);
        order.push('on disk');
        return done;
      },
    });
    const done = await match.move(by(1, 0), 'bid 2', false);
    order.push(...told);
    expect(done).toEqual({ ok: true, value: 1 });
    expect(order).toEqual(['on disk', '1 move 1']);
    expect((await store.table('table1'))?.awaiting).toEqual([0, 2]);
  });

  it('accepts moves of several awaited seats in any order, whatever each had seen', async () => {
    const match = await openMatch();
    const done = await Promise.all([2, 0, 1].map((seat) => match.move(by(seat, 0), 'bid 1', false)));
    expect(done).toEqual([1, 2, 3].map((value) => ({ ok: true, value })));
    expect((await store.entries('table1', 0)).map(({ entry }) => seatOf(entry))).toEqual([2, 0, 1]);
    expect(match.position().awaiting).toEqual([0]);
  });

  it('refuses an answer to an earlier decision', async () => {
    const match = await openMatch(2);
    await match.move(by(0, 0), 'bid 1', false);
    await match.move(by(1, 0), 'bid 1', false);
    expect(await match.move(by(0, 0), 'load 1', false)).toEqual({ ok: false, error: { code: 'stale' } });
    expect(await match.move(by(0, 9), 'load 1', false)).toEqual({ ok: false, error: { code: 'stale' } });
    expect(await match.move(by(0, 2), 'load 1', false)).toEqual({ ok: true, value: 3 });
  });

  it('plays a move once, however often it is sent', async () => {
    const match = await openMatch();
    const again = await Promise.all([1, 2, 3].map(() => match.move(by(0, 0, 'same'), 'bid 1', false)));
    expect(again).toEqual([1, 1, 1].map((value) => ({ ok: true, value })));
    await match.move(by(1, 1), 'bid 1', false);
    expect(await match.move(by(0, 0, 'same'), 'bid 3', false)).toEqual({ ok: true, value: 1 });
    expect(told).toEqual(['1 move 1', '2 move 2']);
    // Even after a restart.
    const reopened = await openMatch();
    expect(await reopened.move(by(0, 0, 'same'), 'bid 1', false)).toEqual({ ok: true, value: 1 });
    expect(await store.entries('table1', 0)).toHaveLength(2);
  });

  it.each([
    ['a seat that is not awaited', 1, 'load 1', { code: 'wrongSeat' }],
    ['a text that is not a move', 0, 'fly', { code: 'unreadable' }],
    ['a move that is not allowed', 0, 'sail', { code: 'illegal', rule: 'FY-SAIL-01' }],
    ['a move of another phase', 0, 'bid 1', { code: 'illegal', rule: 'FY-BID-01' }],
  ])('refuses %s and changes nothing', async (_, seat, text, error) => {
    const match = await openMatch(2);
    for (const one of [0, 1]) await match.move(by(one, 0), 'bid 1', false);
    const before = hashState(match.position());
    expect(await match.move(by(seat, 2), text, false)).toEqual({ ok: false, error });
    expect(hashState(match.position())).toBe(before);
    expect(await store.entries('table1', 0)).toHaveLength(2);
  });

  it('undoes and ends turns, and refuses both where they do not apply', async () => {
    const match = await openMatch(2);
    for (const one of [0, 1]) await match.move(by(one, 0), 'bid 1', false);
    expect(await match.undo(by(1, 2), 1)).toEqual({ ok: false, error: { code: 'noUndo' } });
    expect(await match.end(by(0, 2))).toEqual({ ok: false, error: { code: 'wrongSeat' } });
    await match.move(by(0, 2), 'load 1', false);
    await match.move(by(0, 3), 'sail', false);
    expect(await match.move(by(1, 4), 'skip', false)).toMatchObject({ error: { code: 'wrongSeat' } });
    expect(await match.undo(by(0, 3), 2)).toEqual({ ok: false, error: { code: 'stale' } });
    expect(await match.undo(by(0, 4), 3)).toEqual({ ok: true, value: 5 });
    await match.move(by(0, 5), 'sail', false);
    expect(await match.end(by(1, 6))).toEqual({ ok: false, error: { code: 'wrongSeat' } });
    expect(await match.end(by(0, 6, 'end'))).toEqual({ ok: true, value: 7 });
    expect(await match.end(by(0, 6, 'end'))).toEqual({ ok: true, value: 7 });
    expect(await match.undo(by(0, 7), 3)).toEqual({ ok: false, error: { code: 'noUndo' } });
    expect(match.position().awaiting).toEqual([1]);
    expect((await openMatch(2)).position()).toEqual(match.position());
  });

  it('refuses everything when the game is over', async () => {
    const match = await openMatch(2);
    for (let seat = match.position().awaiting[0]; seat !== undefined; seat = match.position().awaiting[0]) {
      const text = game.writeMove(game.legalMoves(match.position().state, seat, []).at(-1));
      expect((await match.move(by(seat, match.position().seq), text, true)).ok).toBe(true);
    }
    const { seq } = match.position();
    expect((await store.table('table1'))?.status).toBe('finished');
    const over = { ok: false, error: { code: 'over' } };
    expect(await match.move(by(0, seq), 'skip', false)).toEqual(over);
    expect(await match.undo(by(1, seq), seq - 1)).toEqual(over);
    expect(await match.end(by(1, seq))).toEqual(over);
    expect(await match.ask({ id: 'r', seat: 0 }, { kind: 'resign' })).toEqual(over);
  });

  it('keeps the resignations of several seats at the same time', async () => {
    const match = await openMatch();
    await Promise.all([0, 1].map((seat) => match.ask({ id: `r${seat}`, seat }, { kind: 'resign' })));
    const resigned = [{ resigned: true }, { resigned: true }, { resigned: false }];
    expect(match.row().seats).toMatchObject(resigned);
    expect((await store.table('table1'))?.seats).toMatchObject(resigned);
  });

  it('plays nothing if the write fails, and plays the retry', async () => {
    let broken = true;
    const match = await openMatch(3, {
      append: (...args) => (broken ? Promise.reject(new Error('disk full')) : store.append(...args)),
    });
    await expect(match.move(by(0, 0, 'same'), 'bid 1', false)).rejects.toThrow('disk full');
    expect(match.position().seq).toBe(0);
    expect(told).toEqual([]);
    broken = false;
    expect(await match.move(by(0, 0, 'same'), 'bid 1', false)).toEqual({ ok: true, value: 1 });
    expect(match.isIdle()).toBe(true);
  });

  it('recognises a move that was written although its writer saw an error', async () => {
    const match = await openMatch(3, {
      append: async (...args) => {
        const done = await store.append(...args);
        if (told.length === 0 && done.kind === 'appended') throw new Error('the connection broke');
        return done;
      },
    });
    await expect(match.move(by(0, 0, 'same'), 'bid 1', false)).rejects.toThrow('the connection broke');
    expect(await match.move(by(0, 0, 'same'), 'bid 1', false)).toEqual({ ok: true, value: 1 });
    expect(told).toEqual(['1 move 1']);
    expect(await store.entries('table1', 0)).toHaveLength(1);
  });

  it('catches up when another process has written', async () => {
    const here = await openMatch();
    const there = await openMatch();
    await there.move(by(0, 0), 'bid 1', false);
    await there.move(by(1, 1), 'bid 2', false);
    told = [];
    expect(await here.move(by(2, 0, 'mine'), 'bid 3', false)).toMatchObject({ error: { code: 'stale' } });
    expect(told).toEqual(['1 move 1', '2 move 2']);
    expect(here.position()).toEqual(there.position());
    expect(await here.move(by(2, 0, 'mine'), 'bid 3', false)).toEqual({ ok: true, value: 3 });
  });

  it('returns the entries since a given one', async () => {
    const match = await openMatch();
    for (const seat of [0, 1, 2]) await match.move(by(seat, 0), 'bid 1', false);
    expect(match.since(1).map(({ row }) => row.seq)).toEqual([2, 3]);
    expect(match.since(3)).toEqual([]);
  });
});
