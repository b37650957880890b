import type { LogEntry } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChannelRow, NoticeRow } from './noticeStore.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import type { EntryRow, Store, TableRow } from './store.ts';

const SETTINGS = { timing: 'now', minutes: 30, hour: 18, zone: 'UTC' } as const;
const MINUTE = 60_000;
const BOTH: TableRow['seats'] = [
  { kind: 'person', player: 'ann', resigned: false },
  { kind: 'person', player: 'bob', resigned: false },
];

function channelRow(over: Partial<ChannelRow> = {}): ChannelRow {
  const target = { kind: 'mail', address: 'bob@example.org' } as const;
  return { id: 'bobs', player: 'bob', target, confirmed: true, createdAt: 1, ...over };
}

/** What every store does with notices, whatever its database. `open` returns an empty store. */
export function noticeContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    for (const id of ['ann', 'bob', 'eve']) await store.addPlayer({ id, name: id, createdAt: 1 });
  });
  afterEach(() => store.close());

  const seated = (over: Partial<TableRow> = {}): Promise<boolean> =>
    store.addTable(
      tableRow({
        seats: BOTH,
        awaiting: [0],
        ...over,
      }),
    );
  /** Clears what the table's start has caused. */
  const begin = async (over: Partial<TableRow> = {}): Promise<void> => {
    await seated(over);
    await store.finishNotices(ids(await claim()));
  };
  const move = (seq: number, awaiting: readonly number[], over: object = {}): Promise<unknown> =>
    store.append('table1', entryRow(seq), { awaiting, movedAt: 100 + seq, ...over });
  const entry = (seq: number, made: LogEntry): EntryRow => ({ ...entryRow(seq), entry: made });
  const claim = (now = Number.MAX_SAFE_INTEGER): Promise<NoticeRow[]> =>
    store.claimNotices({ now, until: now, limit: 100 });
  const ids = (notices: readonly NoticeRow[]): string[] => notices.map(({ id }) => id);

  describe(`${name}: channels`, () => {
    it('stores channels and settings, and deletes them with the player', async () => {
      await store.setNotices('bob', SETTINGS, 1);
      await store.addChannel(channelRow({ confirmed: false }), 5);
      await seated();
      await store.setTableNotices('bob', 'table1', { timing: 'off', minutes: 5 }, 1);
      expect(await store.notices('bob')).toEqual({
        settings: SETTINGS,
        tables: [{ table: 'table1', timing: 'off', minutes: 5 }],
        channels: [{ ...channelRow({ confirmed: false }), undelivered: 0 }],
      });
      expect(await store.confirmChannel('bobs')).toBe(true);
      expect(await store.confirmChannel('other')).toBe(false);
      expect(await store.channel('bobs')).toEqual(channelRow());
      await store.forgetPlayer('bob');
      const nothing = { settings: undefined, tables: [], channels: [] };
      expect(await store.notices('bob')).toEqual(nothing);
      // A request that was under way leaves nothing behind.
      await store.setNotices('bob', SETTINGS, 1);
      expect(await store.addChannel(channelRow(), 5)).toBe(false);
      expect(await store.notices('bob')).toEqual(nothing);
      expect(await store.channel('bobs')).toBeUndefined();
    });

    it('replaces a channel with the same target, and stores at most as many as allowed', async () => {
      const phone = { kind: 'mail', address: 'phone@example.org' } as const;
      expect(await store.addChannel(channelRow(), 1)).toBe(true);
      expect(await store.addChannel(channelRow({ id: 'again' }), 1)).toBe(true);
      expect(await store.addChannel(channelRow({ id: 'more', target: phone }), 1)).toBe(false);
      expect((await store.notices('bob')).channels.map(({ id }) => id)).toEqual(['again']);
    });

    it('has timings only for tables where the player sits, and deletes them with the table', async () => {
      await seated({ status: 'gathering', awaiting: [] });
      await store.setTableNotices('eve', 'table1', { timing: 'off', minutes: 5 }, 1);
      await store.setTableNotices('bob', 'table1', { timing: 'off', minutes: 5 }, 1);
      expect((await store.notices('eve')).tables).toEqual([]);
      expect((await store.notices('bob')).tables).toHaveLength(1);
      await store.removeTable('table1', 0);
      expect((await store.notices('bob')).tables).toEqual([]);
    });
  });

  describe(`${name}: the outbox`, () => {
    beforeEach(() => store.addChannel(channelRow(), 5));

    it('gets a notice with the entry that causes it, once', async () => {
      await begin();
      await move(1, [1]);
      expect(await store.append('table1', entryRow(1), { awaiting: [1], movedAt: 101 })).toMatchObject({
        kind: 'duplicate',
      });
      expect(await claim()).toEqual([
        {
          id: 'bob/table1/turn/1/bobs',
          player: 'bob',
          table: 'table1',
          kind: 'turn',
          turn: 1,
          channel: 'bobs',
          due: 101,
          digestAt: undefined,
          attempts: 0,
        },
      ]);
    });

    it('gets nothing if the entry is not written', async () => {
      await begin();
      expect(await store.append('table1', entryRow(5), { awaiting: [1], movedAt: 9 })).toEqual({ kind: 'conflict' });
      expect(await store.changeTable('table1', 7, { awaiting: [1], movedAt: 9 })).toBe(false);
      expect(await claim()).toEqual([]);
    });

    it('loses a notice when its turn is answered or taken back; the next turn has a new one', async () => {
      await begin();
      await move(1, [1]);
      await move(2, [0]);
      expect(await claim()).toEqual([]);
      await move(3, [1]);
      expect(ids(await claim())).toEqual(['bob/table1/turn/3/bobs']);
      // Also one that is just being sent, or was given up.
      await move(4, [0]);
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 0 });
    });

    it('gets the start and the end of a game', async () => {
      await seated({ status: 'gathering', awaiting: [] });
      await store.changeTable('table1', 0, { status: 'running', awaiting: [0], movedAt: 50 });
      expect((await claim()).map(({ kind, due }) => [kind, due])).toEqual([['start', 50]]);
      await move(1, [1]);
      await move(2, [], { status: 'finished' });
      expect((await claim()).map(({ kind }) => kind)).toContain('end');
      expect((await claim()).map(({ kind }) => kind)).not.toContain('turn');
    });

    it('gets a request to go back that needs an answer, and loses it with the answer', async () => {
      await begin();
      await move(1, [1]);
      const turn = ids(await claim());
      await store.append('table1', entry(2, { kind: 'askBack', seat: 0, to: 0 }), {
        pending: { answers: [1] },
        movedAt: 200,
      });
      expect(await claim(200)).toMatchObject([{ id: 'bob/table1/askBack/2/bobs', kind: 'askBack', turn: 2, due: 200 }]);
      expect((await store.table('table1'))?.pending).toEqual({ answers: [1] });
      // The answer does not settle the decision that is awaited.
      await store.append('table1', entry(3, { kind: 'answerBack', seat: 1, agree: false }), { pending: {} });
      expect(ids(await claim())).toEqual(turn);
      expect(await store.countNotices()).toEqual({ waiting: 1, dead: 0 });
    });

    it('gets a vote for a stand-in, and then the stand-in instead of vote and turn', async () => {
      await begin();
      await move(1, [1]);
      await store.append('table1', entry(2, { kind: 'vote', seat: 0, for: 1 }), { pending: { votes: [1] } });
      expect(ids(await claim()).sort()).toEqual(['bob/table1/turn/1/bobs', 'bob/table1/vote/2/bobs']);
      const seats = [
        { kind: 'person', player: 'ann', resigned: false },
        { kind: 'person', player: 'bob', resigned: false, standIn: { bot: 'bosun', why: 'vote', since: 300 } },
      ] as const;
      await store.append('table1', entry(3, { kind: 'standIn', seat: 1, bot: 'bosun', why: 'vote' }), {
        seats,
        pending: {},
        movedAt: 300,
      });
      expect(await claim()).toMatchObject([{ id: 'bob/table1/standIn/3/bobs', due: 300 }]);
      await store.append('table1', entry(4, { kind: 'return', seat: 1 }), { seats: BOTH });
      expect(ids(await claim())).toEqual(['bob/table1/turn/4/bobs']);
    });

    it('lets a request and a vote wait as long as the player wants', async () => {
      await store.setNotices('bob', { ...SETTINGS, timing: 'later', minutes: 10 }, 1);
      await begin();
      const pending = { answers: [1], votes: [1] };
      await store.append('table1', entry(1, { kind: 'askBack', seat: 0, to: 0 }), {
        pending,
        awaiting: [1],
        movedAt: 5,
      });
      expect(await claim(10 * MINUTE)).toEqual([]);
      expect((await claim(10 * MINUTE + 5)).map(({ kind }) => kind).sort()).toEqual(['askBack', 'turn', 'vote']);
    });

    it('gets one reminder of the clock with each turn, due when little time is left, and loses it with the answer', async () => {
      await begin();
      const pending = { clocks: [{ seat: 1, low: 500, zero: 600 }] };
      await move(1, [1], { pending });
      expect(ids(await claim(499))).toEqual(['bob/table1/turn/1/bobs']);
      // What the player wants in general changes nothing about it.
      await store.setNotices('bob', { ...SETTINGS, timing: 'now' }, 300);
      expect(await claim(498)).toEqual([]);
      expect(ids(await claim(500))).toContain('bob/table1/clock/1/bobs');
      await move(2, [0], { pending: {} });
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 0 });
      await store.setTableNotices('bob', 'table1', { timing: 'off', minutes: 5 }, 1);
      await move(3, [1], { pending });
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 0 });
    });

    it('puts the reminder into the last digest before zero, unless that one tells of the turn', async () => {
      await store.setNotices('bob', { ...SETTINGS, timing: 'daily' }, 1);
      await begin();
      const day = 24 * 60 * MINUTE;
      await move(1, [1], { pending: { clocks: [{ seat: 1, low: 3.5 * day, zero: 4 * day }] } });
      expect((await claim()).map(({ kind, digestAt }) => [kind, digestAt])).toEqual([
        ['turn', 0.75 * day],
        ['clock', 3.75 * day],
      ]);
      await move(2, [0], { pending: {} });
      await move(3, [1], { pending: { clocks: [{ seat: 1, low: 0.8 * day, zero: day }] } });
      expect((await claim()).map(({ kind }) => kind)).toEqual(['turn']);
    });

    it('has nothing for unconfirmed channels and for players who want none', async () => {
      await store.addChannel(channelRow({ confirmed: false }), 5);
      await begin();
      await move(1, [1]);
      expect(await claim()).toEqual([]);
      await move(2, [0]);
      await store.confirmChannel('bobs');
      await store.setTableNotices('bob', 'table1', { timing: 'off', minutes: 5 }, 1);
      await move(3, [1]);
      expect(await claim()).toEqual([]);
    });

    it('waits as long as the player wants, from their last answer on', async () => {
      await store.setNotices('bob', { ...SETTINGS, timing: 'later', minutes: 10 }, 1);
      await begin();
      await move(1, [1]);
      expect(await claim(101 + 10 * MINUTE - 1)).toEqual([]);
      const second = { ...entryRow(2), entry: { kind: 'move' as const, seat: 1, text: 'x' } };
      await store.append('table1', second, { awaiting: [1], movedAt: 5 * MINUTE });
      expect(await claim(101 + 10 * MINUTE)).toEqual([]);
      expect(ids(await claim(15 * MINUTE))).toEqual(['bob/table1/turn/2/bobs']);
    });

    it('applies changed settings to what is waiting', async () => {
      await begin();
      await move(1, [1]);
      await store.setNotices('bob', { ...SETTINGS, timing: 'daily' }, 101);
      expect(await claim(101)).toEqual([]);
      const [notice] = await claim(18 * 60 * MINUTE);
      expect(notice).toMatchObject({ digestAt: 18 * 60 * MINUTE, due: 18 * 60 * MINUTE });
      await store.delayNotices(['bob/table1/turn/1/bobs'], 102, false);
      await store.setTableNotices('bob', 'table1', { timing: 'off', minutes: 5 }, 101);
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 0 });
    });

    it('gives a whole digest to whoever claims a part of it', async () => {
      await store.setNotices('bob', { ...SETTINGS, timing: 'daily' }, 1);
      await begin();
      await begin({ id: 'table2', code: 'C2' });
      await move(1, [1]);
      await store.append('table2', entryRow(1), { awaiting: [1], movedAt: 200 });
      const now = 18 * 60 * MINUTE;
      const both = await store.claimNotices({ now, until: now + 5, limit: 1 });
      expect(both.map(({ table }) => table).sort()).toEqual(['table1', 'table2']);
      expect(new Set(both.map(({ digestAt }) => digestAt)).size).toBe(1);
    });

    it('gives a notice to one claimant, until the claim runs out or is released', async () => {
      await begin();
      await move(1, [1]);
      const once = (now: number): Promise<NoticeRow[]> => store.claimNotices({ now, until: 500, limit: 9 });
      expect(await Promise.all([once(200), once(200)]).then((all) => all.map((one) => one.length).sort())).toEqual([
        0, 1,
      ]);
      expect(await once(499)).toHaveLength(0);
      expect(await once(500)).toHaveLength(1);
      expect(await store.releaseNotices(300)).toBe(1);
      expect(await once(300)).toHaveLength(1);
    });

    it('keeps what failed for another attempt, or as dead until its turn is over', async () => {
      await begin();
      await move(1, [1]);
      const [id = ''] = ids(await claim(200));
      await store.delayNotices([id], 300, true);
      expect(await claim(299)).toEqual([]);
      expect(await claim(300)).toMatchObject([{ id, attempts: 1 }]);
      await store.buryNotices([id]);
      expect(await claim()).toEqual([]);
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 1 });
      expect((await store.notices('bob')).channels[0]?.undelivered).toBe(1);
      expect(await store.removeDeadNotices(300)).toBe(0);
      await move(2, [0]);
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 0 });
      await move(3, [1]);
      await store.buryNotices(ids(await claim(200)));
      expect(await store.removeDeadNotices(Number.MAX_SAFE_INTEGER)).toBe(1);
    });

    it('does not bring back a notice whose turn was answered while it was being sent', async () => {
      await begin();
      await move(1, [1]);
      const sent = ids(await claim(200));
      await move(2, [0]);
      await store.delayNotices(sent, 300, true);
      await store.buryNotices(sent);
      await store.finishNotices(sent);
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 0 });
    });

    it.each(['channel', 'player', 'table'] as const)('is cleared of what belongs to a deleted %s', async (what) => {
      await begin();
      await move(1, [1]);
      if (what === 'channel') await store.removeChannel('bobs');
      else if (what === 'player') await store.forgetPlayer('bob');
      else await store.removeSilent({ status: 'running', before: 1000, limit: 5 });
      expect(await store.countNotices()).toEqual({ waiting: 0, dead: 0 });
    });
  });
}
