import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tableRow } from './sampleRows.ts';
import type { DueTable, Store } from './store.ts';

/** What every store must know about clocks. */
export function clockContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`${name}: clocks`, () => {
    it('finds the tables whose time is up, the longest overdue first', async () => {
      expect(await store.nextDue()).toBeUndefined();
      for (const [id, dueAt] of [
        ['late', 30],
        ['first', 10],
        ['never', null],
        ['second', 20],
      ] as const)
        await store.addTable(tableRow({ id, code: id, dueAt }));
      const [first, second] = [
        { id: 'first', dueAt: 10 },
        { id: 'second', dueAt: 20 },
      ];
      expect(await store.dueTables(20, 9)).toEqual([first, second]);
      expect(await store.dueTables(99, 2)).toEqual([first, second]);
      expect(await store.nextDue()).toBe(10);
      await store.append('first', { seq: 1, id: 'a', entry: { kind: 'end', seat: 0 }, at: 1 }, { dueAt: null });
      expect(await store.nextDue()).toBe(20);
      expect(await store.dueTables(20, 9)).toEqual([second]);
    });

    it('finds those after another one, also if they are due at the same time', async () => {
      for (const id of ['b', 'a', 'c', 'd'])
        await store.addTable(tableRow({ id, code: id, dueAt: id === 'd' ? 9 : 10 }));
      const ids: string[] = [];
      for (let last: DueTable | undefined; ids.length < 9; ) {
        [last] = await store.dueTables(10, 1, last);
        if (last === undefined) break;
        ids.push(last.id);
      }
      expect(ids).toEqual(['d', 'a', 'b', 'c']);
    });

    it('remembers when no server was running', async () => {
      await store.wakeUp(100);
      expect(await store.outages(0)).toEqual([]);
      await store.beat(110);
      await store.beat(105);
      await store.wakeUp(200);
      await store.wakeUp(200);
      await store.beat(250);
      await store.wakeUp(300);
      expect(await store.outages(0)).toEqual([
        { since: 110, until: 200 },
        { since: 250, until: 300 },
      ]);
      expect(await store.outages(200)).toEqual([{ since: 250, until: 300 }]);
    });

    it('does not believe a server that was ahead of its time', async () => {
      await store.beat(5000);
      await store.wakeUp(100);
      await store.wakeUp(200);
      expect(await store.outages(0)).toEqual([{ since: 100, until: 200 }]);
    });

    it('forgets where a player lived and when they were away', async () => {
      const terms = { clock: { kind: 'correspondence', daysPerTurn: 2 } } as const;
      const person = (player: string) => ({ kind: 'person', player, resigned: false }) as const;
      await store.addTable(tableRow({ terms, seats: [person('ann'), person('bob')] }));
      const calendar = (seat: number) =>
        ({ kind: 'calendar', seat, zone: 'Europe/Lisbon', holidays: ['2026-12-25'], vacation: [] }) as const;
      await store.append('table1', { seq: 1, id: 'a', entry: calendar(0), at: 1 }, {});
      await store.append('table1', { seq: 2, id: 'b', entry: calendar(1), at: 2 }, {});
      await store.forgetPlayer('ann');
      const blank = { kind: 'calendar', seat: 0, zone: 'UTC', holidays: [], vacation: [] };
      expect((await store.entries('table1', 0)).map(({ entry }) => entry)).toEqual([blank, calendar(1)]);
    });

    it('forgets outages that concern no table any more', async () => {
      const year = 366 * 24 * 60 * 60 * 1000;
      for (const at of [1, 2, 2 * year]) await store.wakeUp(at);
      expect(await store.outages(0)).toEqual([{ since: 2, until: 2 * year }]);
    });
  });
}
