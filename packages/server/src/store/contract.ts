import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Status } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountContract } from './accountContract.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import { openSqliteStore } from './sqlite.ts';
import { CHAT_KEPT, type Store, type TableRow } from './store.ts';

/** The tests every store must pass, whatever its database. `open` returns an empty store. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  accountContract(name, () => store);

  describe(`${name}: players`, () => {
    it('stores a name, changes it, and deletes it with its device codes and chat lines', async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 5 });
      expect(await store.player('ann')).toEqual({ id: 'ann', name: 'Ann', createdAt: 5 });
      await store.renamePlayer('ann', 'Änn 🚢');
      expect((await store.player('ann'))?.name).toBe('Änn 🚢');
      await store.addTable(tableRow());
      await store.addChat('table1', { player: 'ann', text: 'ahoy', at: 7 });
      await store.addLink('LINK', 'ann', 99);
      await store.forgetPlayer('ann');
      expect(await store.player('ann')).toBeUndefined();
      expect(await store.chat('table1', 9)).toEqual([]);
      expect(await store.takeLink('LINK', 1)).toBeUndefined();
      expect(await store.tables({ player: 'ann', limit: 9 })).toHaveLength(1);
    });

    it('stores in which language to write to a player, once they have said it', async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 5 });
      await store.addPlayer({ id: 'bob', name: 'Bob', createdAt: 5 });
      for (const locale of ['de', 'en-XA']) {
        await store.setPlayerLocale('ann', locale);
        expect(await store.player('ann')).toEqual({ id: 'ann', name: 'Ann', createdAt: 5, locale });
      }
      expect(await store.player('bob')).not.toHaveProperty('locale');
      // A request that was under way while the player was deleted leaves nothing behind.
      await store.forgetPlayer('ann');
      await store.setPlayerLocale('ann', 'de');
      expect(await store.player('ann')).toBeUndefined();
    });

    it('deletes shared devices and the names there with the player they belong to', async () => {
      const kay = { kind: 'person', player: 'ann', resigned: false } as const;
      const seats = [
        { ...kay, called: 'Kay' },
        { kind: 'bot', bot: 'greedy' },
      ] as const;
      await store.addTable(
        tableRow({ id: 'shared', code: 'S1', host: 'ann', visibility: 'hotseat', device: 'd', seats }),
      );
      await store.addTable(
        tableRow({ id: 'another', code: 'S2', host: 'bob', visibility: 'hotseat', device: 'd', seats }),
      );
      await store.forgetPlayer('ann');
      expect((await store.table('shared'))?.seats).toEqual([kay, seats[1]]);
      expect(await store.table('shared')).not.toHaveProperty('device');
      expect(await store.table('another')).toMatchObject({ seats, device: 'd' });
    });

    it('knows whether a game that is not over belongs to a device', async () => {
      await store.addTable(tableRow({ visibility: 'hotseat', device: 'd' }));
      expect([await store.isDeviceUsed('d'), await store.isDeviceUsed('another')]).toEqual([true, false]);
      await store.changeTable('table1', 0, { status: 'finished' });
      expect(await store.isDeviceUsed('d')).toBe(false);
    });

    it('keeps what the players of a table agreed on, and when its game began', async () => {
      const terms = { clock: { kind: 'correspondence', daysPerTurn: 2 }, silenceHours: 72, language: 'en' } as const;
      await store.addTable(tableRow({ terms, startedAt: 7, dueAt: 9 }));
      expect(await store.table('table1')).toMatchObject({ terms, startedAt: 7, dueAt: 9 });
      expect(await store.changeTable('table1', 0, { dueAt: null })).toBe(true);
      expect(await store.table('table1')).toMatchObject({ terms, startedAt: 7, dueAt: null });
    });

    it('refuses a second player with the same id', async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 5 });
      await expect(store.addPlayer({ id: 'ann', name: 'Bob', createdAt: 6 })).rejects.toThrow();
      expect((await store.player('ann'))?.name).toBe('Ann');
    });

    it('finds the programs of a player by owner and by token, until they are deleted', async () => {
      const bot = { id: 'robin', name: 'Robin', owner: 'ann', createdAt: 6 };
      await store.addBot(bot, 'hash');
      expect(await store.bots('ann')).toEqual([bot]);
      expect(await store.bots('bob')).toEqual([]);
      expect(await store.botByToken('hash')).toEqual(bot);
      expect(await store.player('robin')).toEqual(bot);
      await expect(store.addBot({ ...bot, id: 'other' }, 'hash')).rejects.toThrow();
      await store.forgetPlayer('robin');
      expect(await store.botByToken('hash')).toBeUndefined();
      expect(await store.bots('ann')).toEqual([]);
    });

    it('redeems a device code once, in time, and only the latest of a player', async () => {
      expect(await store.addLink('OLD', 'ann', 100)).toBe(true);
      expect(await store.addLink('NEW', 'ann', 100)).toBe(true);
      expect(await store.addLink('NEW', 'bob', 100)).toBe(false);
      expect(await store.takeLink('OLD', 50)).toBeUndefined();
      expect(await Promise.all([store.takeLink('NEW', 100), store.takeLink('NEW', 100)])).toEqual(['ann', undefined]);
      await store.addLink('LATE', 'bob', 100);
      expect(await store.takeLink('LATE', 101)).toBeUndefined();
      expect(await store.takeLink('LATE', 50)).toBeUndefined();
    });
  });

  describe(`${name}: tables`, () => {
    it('stores every field of a table', async () => {
      const table = tableRow({
        components: 'abc',
        device: 'd',
        rematch: 'table9',
        outcome: { scores: [2, 1], places: [1, 2], breakdown: [{ a: 2 }, { a: 1 }] },
        seats: [{ kind: 'open' }, { kind: 'person', player: 'bob', resigned: true }],
      });
      expect(await store.addTable(table)).toBe(true);
      expect(await store.table('table1')).toEqual(table);
      expect(await store.tableByCode('CODE11')).toEqual(table);
      expect(await store.table('other')).toBeUndefined();
      expect(await store.tableByCode('OTHER1')).toBeUndefined();
    });

    it('stores components once, unchanged', async () => {
      const data = { cards: [1, { deep: 'ü' }] };
      await store.addTable(tableRow({ components: 'abc' }), { components: data });
      await store.addTable(tableRow({ id: 't2', code: 'C2', components: 'abc' }), { components: { another: 1 } });
      expect(await store.components('abc')).toEqual(data);
      expect(await store.components('none')).toBeUndefined();
    });

    it('refuses a second table with the same id or code', async () => {
      expect(await store.addTable(tableRow())).toBe(true);
      expect(await store.addTable(tableRow({ code: 'CODE22' }))).toBe(false);
      expect(await store.addTable(tableRow({ id: 'table2' }))).toBe(false);
      expect(await store.table('table2')).toBeUndefined();
    });

    it('finds tables by player, status and visibility, latest activity first', async () => {
      await store.addTable(tableRow({ id: 'a', code: 'A', movedAt: 1 }));
      await store.addTable(tableRow({ id: 'b', code: 'B', movedAt: 3, status: 'gathering', host: 'bob', seats: [] }));
      await store.addTable(tableRow({ id: 'c', code: 'C', movedAt: 2, visibility: 'unlisted' }));
      const ids = async (filter: Omit<Parameters<Store['tables']>[0], 'limit'>, limit = 9): Promise<string[]> =>
        (await store.tables({ ...filter, limit })).map(({ id }) => id);
      expect(await ids({})).toEqual(['b', 'c', 'a']);
      expect(await ids({}, 2)).toEqual(['b', 'c']);
      expect(await ids({ player: 'ann' })).toEqual(['c', 'a']);
      expect(await ids({ player: 'bob' })).toEqual(['b']);
      expect(await ids({ statuses: ['running'] })).toEqual(['c', 'a']);
      expect(await ids({ statuses: ['running', 'gathering'], visibility: 'public' })).toEqual(['b', 'a']);
      expect(await store.countTables({ statuses: ['gathering', 'running'] })).toBe(3);
      expect(await store.countTables({ host: 'ann', statuses: ['running'] })).toBe(2);
      expect(await store.countTables({ host: 'ann', statuses: ['finished'] })).toBe(0);
      expect(await store.countTables({ player: 'bob', statuses: ['gathering', 'running'] })).toBe(1);
      expect(await store.countTables({ player: 'bob', statuses: ['running'] })).toBe(0);
    });

    it('lists the ids of all tables of a player, a page at a time', async () => {
      for (const id of ['c', 'a', 'b']) await store.addTable(tableRow({ id, code: id }));
      await store.addTable(tableRow({ id: 'd', code: 'd', host: 'bob', seats: [] }));
      expect(await store.tableIds('ann', '', 2)).toEqual(['a', 'b']);
      expect(await store.tableIds('ann', 'b', 2)).toEqual(['c']);
      expect(await store.tableIds('ann', 'c', 2)).toEqual([]);
    });

    it('lists the running tables at which a bot or a stand-in plays', async () => {
      const person = { kind: 'person', player: 'ann', resigned: false } as const;
      const bot = { kind: 'bot', bot: 'greedy' } as const;
      await store.addTable(tableRow({ id: 'bot', code: 'A', seats: [person, bot] }));
      await store.addTable(tableRow({ id: 'resigned', code: 'B', seats: [{ ...person, resigned: true }, person] }));
      await store.addTable(
        tableRow({ id: 'people', code: 'C', seats: [person, { ...person, called: '"kind":"bot"' }] }),
      );
      await store.addTable(tableRow({ id: 'waiting', code: 'D', seats: [person, bot], status: 'gathering' }));
      await store.addTable(tableRow({ id: 'over', code: 'E', seats: [person, bot], status: 'finished' }));
      expect((await store.botTables()).toSorted()).toEqual(['bot', 'resigned']);
    });

    it('lists the tables of a player, unfinished or finished, the latest first', async () => {
      for (const [at, id] of ['a', 'b', 'c', 'd'].entries())
        await store.addTable(tableRow({ id, code: id, status: 'running', movedAt: at }));
      await store.addTable(tableRow({ id: 'old', code: 'old', status: 'finished', movedAt: 50 }));
      await store.append('b', entryRow(1), { status: 'finished', awaiting: [], movedAt: 90 });
      await store.append('d', entryRow(1), { status: 'finished', awaiting: [], movedAt: 70 });
      const ids = async (statuses: readonly Status[], limit = 9): Promise<string[]> =>
        (await store.tables({ player: 'ann', statuses, limit })).map(({ id }) => id);
      expect(await ids(['gathering', 'running'])).toEqual(['c', 'a']);
      expect(await ids(['finished'])).toEqual(['b', 'd', 'old']);
      expect(await ids(['finished'], 1)).toEqual(['b']);
      expect(await ids(['running', 'finished'])).toEqual(['b', 'd', 'old', 'c', 'a']);
    });

    it('changes only the given fields, and only at the expected revision', async () => {
      const table = tableRow({ status: 'gathering' });
      await store.addTable(table);
      const seats = [{ kind: 'open' }, { kind: 'person', player: 'cat', resigned: false }] as const;
      expect(await store.changeTable('table1', 0, { seats, host: 'cat', movedAt: 9 })).toBe(true);
      expect(await store.table('table1')).toEqual({ ...table, seats, host: 'cat', movedAt: 9, rev: 1 });
      expect(await store.tables({ player: 'cat', limit: 9 })).toHaveLength(1);
      expect(await store.tables({ player: 'ann', limit: 9 })).toHaveLength(0);
      expect(await store.changeTable('table1', 0, { host: 'dan' })).toBe(false);
      expect(await store.changeTable('none', 0, { host: 'dan' })).toBe(false);
      expect((await store.table('table1'))?.host).toBe('cat');
    });

    it('applies one of two simultaneous changes', async () => {
      await store.addTable(tableRow());
      const done = await Promise.all(['x', 'y', 'z'].map((host) => store.changeTable('table1', 0, { host })));
      expect(done.filter(Boolean)).toHaveLength(1);
    });

    it('adds one rematch and links to it', async () => {
      await store.addTable(tableRow({ status: 'finished' }));
      const next = (id: string): TableRow => tableRow({ id, code: id });
      const both = await Promise.all([
        store.addRematch('table1', 0, next('n1')),
        store.addRematch('table1', 0, next('n2')),
      ]);
      expect(both).toEqual([true, false]);
      expect((await store.table('table1'))?.rematch).toBe('n1');
      expect(await store.table('n1')).toEqual(next('n1'));
      expect(await store.table('n2')).toBeUndefined();
    });

    it('leaves no link to a rematch whose code is taken', async () => {
      await store.addTable(tableRow({ status: 'finished' }));
      expect(await store.addRematch('table1', 0, tableRow({ id: 'n1' }))).toBe(false);
      expect((await store.table('table1'))?.rematch).toBeUndefined();
    });

    it('removes only a table without entries', async () => {
      await store.addTable(tableRow());
      await store.addTable(tableRow({ id: 't2', code: 'C2' }));
      await store.append('t2', entryRow(1), {});
      expect(await store.removeTable('table1', 7)).toBe(false);
      expect(await store.removeTable('table1', 0)).toBe(true);
      expect(await store.removeTable('t2', 1)).toBe(false);
      expect((await store.tables({ player: 'ann', limit: 9 })).map(({ id }) => id)).toEqual(['t2']);
    });
  });

  describe(`${name}: tables that end`, () => {
    const MINUTE = 60_000;
    const person = { kind: 'person', player: 'ann', resigned: false } as const;

    it('are the silent ones of a status, a few at a time, with all that belongs to them', async () => {
      for (const [at, id] of ['a', 'b', 'c', 'd'].entries()) {
        const visibility = (['public', 'unlisted', 'hotseat', 'public'] as const)[at] ?? 'public';
        await store.addTable(tableRow({ id, code: id, visibility, movedAt: (4 - at) * MINUTE }), {
          log: [entryRow(1)],
        });
        await store.addChat(id, { player: 'ann', text: 'ahoy', at: 7 });
      }
      await store.addTable(tableRow({ id: 'over', code: 'over', status: 'finished' }));
      const remove = async (before: number): Promise<string[]> =>
        (await store.removeSilent({ status: 'running', before, limit: 2 })).map(({ id }) => id);
      const removed = [await remove(4 * MINUTE), await remove(4 * MINUTE), await remove(4 * MINUTE)];
      expect(removed.map(({ length }) => length)).toEqual([2, 1, 0]);
      expect(removed.flat().sort()).toEqual(['b', 'c', 'd']);
      expect(await store.table('b')).toBeUndefined();
      expect(await store.entries('b', 0)).toEqual([]);
      expect(await store.chat('b', 9)).toEqual([]);
      expect((await store.tables({ player: 'ann', limit: 9 })).map(({ id }) => id)).toEqual(['a', 'over']);
      expect(await store.append('b', entryRow(2), {})).toEqual({ kind: 'conflict' });
    });

    it('are not those with a later move or change, to the millisecond', async () => {
      await store.addTable(tableRow({ movedAt: 1000 }));
      await store.addTable(tableRow({ id: 't2', code: 'C2', movedAt: 1000 }));
      await store.append('table1', entryRow(1), { movedAt: 9 * MINUTE + 5 });
      await store.changeTable('t2', 0, { host: 'bob', movedAt: 9 * MINUTE + 6 });
      const remove = async (before: number): Promise<number> =>
        (await store.removeSilent({ status: 'running', before, limit: 9 })).length;
      expect([await remove(9 * MINUTE + 5), await remove(9 * MINUTE + 6), await remove(9 * MINUTE + 7)]).toEqual([
        0, 1, 1,
      ]);
    });

    it('can be limited to those at which nobody sits', async () => {
      const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }] as const;
      const status = 'gathering';
      await store.addTable(tableRow({ id: 'empty', code: 'A', status, seats }));
      await store.addTable(tableRow({ id: 'taken', code: 'B', status, seats: [person, ...seats] }));
      const removed = await store.removeSilent({ status, before: 10, empty: true, limit: 9 });
      expect(removed.map(({ id }) => id)).toEqual(['empty']);
    });

    it('take their components with them, unless another table has the same', async () => {
      const own = (id: string, movedAt: number): TableRow => tableRow({ id, code: id, components: 'set', movedAt });
      for (const [at, id] of ['a', 'b', 'c'].entries()) await store.addTable(own(id, at), { components: { cards: 3 } });
      await store.removeSilent({ status: 'running', before: 2, limit: 9 });
      expect(await store.components('set')).toEqual({ cards: 3 });
      expect(await store.removeTable('c', 0)).toBe(true);
      expect(await store.components('set')).toBeUndefined();
    });

    it('are no longer the rematch of another', async () => {
      await store.addTable(tableRow({ status: 'finished' }));
      await store.addRematch('table1', 0, tableRow({ id: 'n1', code: 'n1', status: 'gathering' }));
      await store.removeSilent({ status: 'gathering', before: 10, limit: 9 });
      expect((await store.table('table1'))?.rematch).toBeUndefined();
    });
  });

  describe(`${name}: the log`, () => {
    it('appends entries in order, each with the change of its table', async () => {
      await store.addTable(tableRow());
      expect(await store.append('table1', entryRow(1), { awaiting: [1], movedAt: 101 })).toEqual({ kind: 'appended' });
      const outcome = { scores: [1, 0], places: [1, 2], breakdown: [{}, {}] };
      await store.append('table1', entryRow(2), { status: 'finished', awaiting: [], outcome });
      expect(await store.entries('table1', 0)).toEqual([entryRow(1), entryRow(2)]);
      expect(await store.entries('table1', 1)).toEqual([entryRow(2)]);
      expect(await store.entries('table1', 2)).toEqual([]);
      const { seq, awaiting, movedAt, status, outcome: kept } = (await store.table('table1')) ?? tableRow();
      expect({ seq, awaiting, movedAt, status, kept }).toEqual({
        seq: 2,
        awaiting: [],
        movedAt: 101,
        status: 'finished',
        kept: outcome,
      });
    });

    it('answers a retry with its existing number and changes nothing', async () => {
      await store.addTable(tableRow());
      await store.append('table1', entryRow(1), {});
      const before = await store.table('table1');
      const again = { ...entryRow(2), id: 'id-1' };
      expect(await store.append('table1', again, { movedAt: 999 })).toEqual({ kind: 'duplicate', seq: 1 });
      expect(await store.append('table1', entryRow(1), { movedAt: 999 })).toEqual({ kind: 'duplicate', seq: 1 });
      expect(await store.entries('table1', 0)).toHaveLength(1);
      expect(await store.table('table1')).toEqual(before);
    });

    it('refuses a number that is taken, not yet due, or of an unknown table', async () => {
      await store.addTable(tableRow());
      await store.append('table1', entryRow(1), {});
      const before = await store.table('table1');
      expect(await store.append('table1', entryRow(1, 'other'), { movedAt: 9 })).toEqual({ kind: 'conflict' });
      expect(await store.append('table1', entryRow(3), { movedAt: 9 })).toEqual({ kind: 'conflict' });
      expect(await store.append('none', entryRow(1), {})).toEqual({ kind: 'conflict' });
      expect(await store.table('table1')).toEqual(before);
      expect(await store.entries('table1', 0)).toEqual([entryRow(1)]);
      expect(await store.entries('none', 0)).toEqual([]);
    });

    it('gives the next number to one of several simultaneous writers', async () => {
      await store.addTable(tableRow());
      const done = await Promise.all(['x', 'y', 'z'].map((id) => store.append('table1', entryRow(1, id), {})));
      expect(done.map(({ kind }) => kind).sort()).toEqual(['appended', 'conflict', 'conflict']);
    });

    it('changes the seats with a resignation', async () => {
      await store.addTable(tableRow());
      const seats = [{ kind: 'person', player: 'ann', resigned: true }, { kind: 'open' }] as const;
      await store.append('table1', { ...entryRow(1), entry: { kind: 'resign', seat: 0 } }, { seats });
      expect((await store.table('table1'))?.seats).toEqual(seats);
    });

    it('adds a table with a whole log', async () => {
      const log = [entryRow(1), entryRow(2), entryRow(3)];
      expect(await store.addTable(tableRow({ seq: 3, status: 'finished' }), { log })).toBe(true);
      expect(await store.entries('table1', 0)).toEqual(log);
    });
  });

  describe(`${name}: chat`, () => {
    it("numbers the lines of each table and shows the author's current name", async () => {
      await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 5 });
      const say = (table: string, player: string, text: string): Promise<number> =>
        store.addChat(table, { player, text, at: 7 });
      expect(await Promise.all([say('a', 'ann', 'one'), say('a', 'bob', 'two'), say('b', 'ann', 'three')])).toEqual([
        1, 2, 1,
      ]);
      await store.renamePlayer('ann', 'Anna');
      expect(await store.chat('a', 9)).toEqual([
        { id: 1, player: 'ann', name: 'Anna', text: 'one', at: 7 },
        { id: 2, player: 'bob', name: undefined, text: 'two', at: 7 },
      ]);
      await say('a', 'bob', 'four');
      expect((await store.chat('a', 1)).map(({ text }) => text)).toEqual(['one', 'four']);
    });

    it('keeps what a player said, however much others say', async () => {
      await store.addChat('a', { player: 'ann', text: 'first', at: 1 });
      for (const player of ['bob', 'eve', 'lea']) {
        const spectator = player === 'bob' ? {} : { spectator: true as const };
        const many = Array.from({ length: CHAT_KEPT + 5 }, (_, at) => ({ player, ...spectator, text: `${at}`, at }));
        await Promise.all(many.map((line) => store.addChat('a', line)));
      }
      const lines = await store.chat('a', 9 * CHAT_KEPT);
      expect(lines[0]).toMatchObject({ player: 'ann', text: 'first' });
      expect(lines.filter((line) => line.spectator)).toHaveLength(CHAT_KEPT);
      const few = await store.chat('a', 2);
      expect(few.map(({ player }) => player)).toEqual(['ann', 'bob', 'bob', 'lea', 'lea']);
    });

    it('keeps only the latest lines', async () => {
      await Promise.all(
        Array.from({ length: CHAT_KEPT + 5 }, (_, at) => store.addChat('a', { player: 'p', text: `${at}`, at })),
      );
      const lines = await store.chat('a', CHAT_KEPT * 2);
      expect(lines).toHaveLength(CHAT_KEPT);
      expect(lines[0]?.id).toBe(6);
    });
  });

  describe(`${name}: a backup`, () => {
    it('is a complete copy, made while writes go on', async () => {
      await store.addTable(tableRow());
      const before = Array.from({ length: 300 }, (_, at) => store.append('table1', entryRow(at + 1), {}));
      await Promise.all(before);
      const folder = mkdtempSync(join(tmpdir(), 'portolan-backup-'));
      const copied = store.backup(join(folder, 'copy.sqlite'));
      const after = Array.from({ length: 50 }, (_, at) => store.append('table1', entryRow(at + 301), {}));
      await Promise.all([copied, ...after]);
      const copy = openSqliteStore(join(folder, 'copy.sqlite'));
      const kept = await copy.entries('table1', 0);
      expect(kept.length).toBeGreaterThanOrEqual(300);
      expect((await copy.table('table1'))?.seq).toBe(kept.length);
      await copy.close();
      expect(await store.entries('table1', 0)).toHaveLength(350);
      rmSync(folder, { recursive: true });
    });
  });

  describe(`${name}: closing`, () => {
    it('finishes pending writes and refuses new ones', async () => {
      const added = store.addTable(tableRow());
      const closed = store.close();
      await expect(added).resolves.toBe(true);
      await closed;
      await expect(store.addTable(tableRow({ id: 'late' }))).rejects.toThrow('closed');
      store = await open();
    });
  });
}
