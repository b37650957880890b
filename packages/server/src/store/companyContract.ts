import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

const MEASURE = { admin: 'ada', why: 'because', at: 50 };

function reportRow(over: object = {}): Parameters<Store['addReport']>[0] {
  return {
    reporter: 'ann',
    about: 'line',
    player: 'bob',
    table: 'table1',
    reason: 'abuse',
    text: 'rude',
    evidence: [{ line: 3, text: 'you fool', at: 9 }],
    at: 10,
    ...over,
  };
}

/** The part of the contract about who keeps clear of whom, reports, and what administrators do. */
export function companyContract(name: string, open: () => Promise<Store>): void {
  describe(`${name}: company`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it('stores whom a player keeps clear of, once each, the latest first', async () => {
      await store.shun('ann', { other: 'bob', kind: 'mute', at: 1 });
      await store.shun('ann', { other: 'cem', kind: 'mute', at: 2 });
      await store.shun('dan', { other: 'bob', kind: 'block', at: 3 });
      await store.shun('ann', { other: 'bob', kind: 'block', at: 4 });
      expect(await store.shuns('ann')).toEqual([
        { other: 'bob', kind: 'block', at: 4 },
        { other: 'cem', kind: 'mute', at: 2 },
      ]);
      expect((await store.shunnedBy('bob')).toSorted()).toEqual(['ann', 'dan']);
      await store.unshun('ann', 'bob');
      expect(await store.shunnedBy('bob')).toEqual(['dan']);
    });

    it('remembers who was removed from a table, for as long as there is the table', async () => {
      await store.addTable(tableRow({ status: 'gathering' }));
      await store.addRemoval('table1', 'bob');
      await store.addRemoval('table1', 'bob');
      expect(await store.isRemoved('table1', 'bob')).toBe(true);
      expect(await store.isRemoved('table1', 'ann')).toBe(false);
      await store.removeTable('table1', 0);
      expect(await store.isRemoved('table1', 'bob')).toBe(false);
    });

    it('lists open reports, the latest first, until they are settled', async () => {
      expect(await store.addReport(reportRow())).toBe(1);
      expect(await store.addReport(reportRow({ about: 'table', player: undefined }))).toBe(2);
      expect(await store.reports({ limit: 9 })).toEqual([
        { id: 2, ...reportRow({ about: 'table', player: undefined }) },
        { id: 1, ...reportRow() },
      ]);
      expect(await store.reports({ limit: 9, before: 2 })).toHaveLength(1);
      expect(await store.countReports({ reporter: 'ann' })).toBe(2);
      expect(await store.countReports({ player: 'bob' })).toBe(1);
      expect(await store.settleReport(1, 'dismiss', MEASURE)).toBe(true);
      expect(await store.settleReport(1, 'uphold', MEASURE)).toBe(false);
      expect(await store.report(1)).toBeUndefined();
      expect(await store.report(2)).toMatchObject({ about: 'table' });
      expect(await store.countReports({ player: 'bob' })).toBe(0);
      expect((await store.reportsBy('ann', 9)).map(({ id }) => id)).toEqual([2, 1]);
      expect(await store.reportsBy('ann', 1)).toHaveLength(1);
      expect(await store.reportsBy('bob', 9)).toEqual([]);
      expect(await store.measures({ limit: 9 })).toEqual([{ id: 1, kind: 'dismiss', report: 1, ...MEASURE }]);
    });

    it('bans until an end or without one, and notes it', async () => {
      expect(await store.liftBan('bob', MEASURE)).toBe(false);
      await store.addBan('bob', { why: 'spam', until: 100 }, MEASURE);
      expect(await store.ban('bob', 99)).toEqual({ why: 'spam', until: 100 });
      expect(await store.ban('bob', 100)).toBeUndefined();
      await store.addBan('bob', { why: 'again' }, MEASURE);
      expect(await store.ban('bob', 1e15)).toEqual({ why: 'again' });
      expect(await store.liftBan('bob', MEASURE)).toBe(true);
      expect(await store.ban('bob', 0)).toBeUndefined();
      const kinds = (await store.measures({ limit: 9 })).map(({ id, kind, player }) => [id, kind, player]);
      expect(kinds).toEqual([
        [3, 'unban', 'bob'],
        [2, 'ban', 'bob'],
        [1, 'ban', 'bob'],
      ]);
      expect(await store.measures({ limit: 1, before: 2 })).toMatchObject([{ id: 1, until: 100 }]);
    });

    it('closes a table at the expected revision; no entry is written to it any more', async () => {
      await store.addTable(tableRow());
      await store.append('table1', entryRow(1), {});
      expect(await store.closeTable('table1', 0, MEASURE)).toBe(false);
      expect(await store.measures({ limit: 9 })).toEqual([]);
      await store.claim('table1', { node: 'a', seen: 0, at: 1 });
      expect(await store.closeTable('table1', 1, MEASURE)).toBe(true);
      expect(await store.lease('table1')).toBeUndefined();
      expect(await store.append('table1', entryRow(2), {})).toEqual({ kind: 'conflict' });
      expect(await store.table('table1')).toMatchObject({ status: 'closed', closedWhy: 'because', seq: 1 });
      expect(await store.entries('table1', 0)).toHaveLength(1);
      expect(await store.tables({ player: 'ann', statuses: ['finished', 'closed'], limit: 9 })).toHaveLength(1);
      expect(await store.tables({ player: 'ann', statuses: ['gathering', 'running'], limit: 9 })).toEqual([]);
      expect(await store.measures({ limit: 9 })).toMatchObject([{ kind: 'close', table: 'table1' }]);
    });

    it('hides a chat line but keeps it', async () => {
      await store.addTable(tableRow());
      await store.addChat('table1', { player: 'bob', text: 'nasty', at: 7 });
      const line = { id: 1, player: 'bob', name: undefined, at: 7 };
      expect(await store.hideLine('table1', 2, MEASURE)).toBeUndefined();
      expect(await store.hideLine('table1', 1, MEASURE)).toEqual({ ...line, text: 'nasty' });
      expect(await store.chat('table1', 9)).toEqual([{ ...line, hidden: true, text: '' }]);
      expect(await store.chatLine('table1', 1)).toEqual({ ...line, hidden: true, text: 'nasty' });
      expect(await store.chatLine('table1', 2)).toBeUndefined();
      expect(await store.measures({ limit: 9 })).toMatchObject([
        { kind: 'hide', table: 'table1', line: 1, player: 'bob' },
      ]);
    });

    it('deletes what is known about a player with them, but no measure', async () => {
      await store.addPlayer({ id: 'bob', name: 'Bob', createdAt: 5 });
      await store.shun('ann', { other: 'bob', kind: 'mute', at: 1 });
      await store.shun('bob', { other: 'ann', kind: 'mute', at: 1 });
      await store.addRemoval('table1', 'bob');
      await store.addReport(reportRow());
      await store.addReport(reportRow({ reporter: 'bob', player: 'ann' }));
      await store.addBan('bob', { why: 'spam' }, MEASURE);
      await store.forgetPlayer('bob');
      expect([...(await store.shuns('ann')), ...(await store.shuns('bob'))]).toEqual([]);
      expect(await store.isRemoved('table1', 'bob')).toBe(false);
      expect(await store.reports({ limit: 9 })).toEqual([]);
      expect(await store.ban('bob', 0)).toBeUndefined();
      expect(await store.measures({ limit: 9 })).toHaveLength(1);
    });
  });
}
