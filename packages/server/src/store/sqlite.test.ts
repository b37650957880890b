import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { clockContract } from './clockContract.ts';
import { companyContract } from './companyContract.ts';
import { storeContract } from './contract.ts';
import { findingContract } from './findingContract.ts';
import { MIGRATIONS } from './migrations.ts';
import { noticeContract } from './noticeContract.ts';
import { CHANNELS, HEARD, LISTENERS } from './outboxWrites.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import { run } from './sql.ts';
import { LINES_OF, TABLE_IDS } from './sqlAccounts.ts';
import { DUE_QUERY } from './sqlClock.ts';
import { offerQuery, openQuery } from './sqlFinding.ts';
import { openSqliteStore } from './sqlite.ts';
import { makeSqliteClient } from './sqliteClient.ts';
import { openDatabase } from './sqliteDatabase.ts';
import { dueQuery } from './sqlOutbox.ts';

import { silentQuery, tablesQuery } from './sqlTables.ts';
import { openStoreThread } from './storeThread.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const planOf = (database: DatabaseSync, text: string, values: readonly SQLInputValue[]): string[] =>
  database
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all(...values)
    .map((row) => String(row.detail));
const newFile = (): string => join(folder, `${++files}.sqlite`);

for (const contract of [storeContract, clockContract, companyContract, findingContract, noticeContract]) {
  // Each has hooks of its own.
  describe('a store', () => contract('SQLite in a file', async () => openSqliteStore(newFile())));
  describe('a store', () => contract('SQLite in memory', async () => openSqliteStore(':memory:')));
  describe('a store', () => contract('SQLite in a thread', () => openStoreThread(newFile())));
}

describe('the SQLite file', () => {
  it('uses a write-ahead log that is flushed on every commit', () => {
    const database = openDatabase(newFile());
    const pragma = (name: string): unknown => Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0];
    // Without a limit, statistics would take longer the more games have been played.
    expect(pragma('analysis_limit')).toBe(400);
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('locking_mode')]).toEqual(['wal', 2, 'exclusive']);
    database.close();
  });

  it('has acknowledged writes on disk before it is closed', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    await store.addTable(tableRow());
    await Promise.all([1, 2, 3].map((seq) => store.append('table1', entryRow(seq), {})));
    // A crash would leave the files as they are now.
    const crashed = newFile();
    copyFileSync(file, crashed);
    copyFileSync(`${file}-wal`, `${crashed}-wal`);
    const reopened = openSqliteStore(crashed);
    expect(await reopened.entries('table1', 0)).toEqual([entryRow(1), entryRow(2), entryRow(3)]);
    expect((await reopened.table('table1'))?.seq).toBe(3);
    await reopened.close();
    await store.close();
  });

  it('reports in its own words why it cannot be opened by a thread', async () => {
    await expect(openStoreThread(join(folder, 'missing', 'x.sqlite'))).rejects.toThrow('unable to open database file');
  });

  it('lets other events happen between the results of a large commit', async () => {
    const store = await openStoreThread(newFile());
    await store.addTable(tableRow());
    const order: string[] = [];
    const seqs = Array.from({ length: 100 }, (_, at) => at + 1);
    await Promise.all(
      seqs.map(async (seq) => {
        await store.append('table1', entryRow(seq), {});
        if (seq === 1) setTimeout(() => order.push('other'), 0);
        order.push(`${seq}`);
        // As long as publishing a move takes.
        const since = performance.now();
        while (performance.now() - since < 0.2);
      }),
    );
    expect(order.filter((one) => one !== 'other')).toEqual(seqs.map(String));
    expect(order.slice(0, 50)).toContain('other');
    await store.close();
  });

  it('rejects every call after its thread has been closed', async () => {
    const store = await openStoreThread(newFile());
    await store.addTable(tableRow());
    const written = store.append('table1', entryRow(1), {});
    await store.close();
    await expect(written).resolves.toEqual({ kind: 'appended' });
    await expect(store.table('table1')).rejects.toThrow('the store is closed');
    await store.close();
  });

  it('can be opened by one process only', async () => {
    const file = newFile();
    const store = openSqliteStore(file);
    await store.addTable(tableRow());
    const other = `import { DatabaseSync } from 'node:sqlite';
      try { new DatabaseSync(${JSON.stringify(file)}).exec('SELECT * FROM player'); console.log('open'); }
      catch (error) { console.log(error.message); }`;
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', other], { encoding: 'utf8' });
    expect(answer.trim()).toBe('database is locked');
    await store.close();
  });

  it.each([['gathering', 'running'], ['finished']] as const)(
    'finds the tables of a player by their seats: %s',
    (...statuses) => {
      const database = openDatabase(':memory:');
      const [text, ...values] = tablesQuery({ player: 'ann', statuses, limit: 20 });
      const plan = planOf(database, text, values);
      expect(plan[0]).toMatch(/^SEARCH seat USING INDEX seat_ended/);
      expect(plan[1]).toMatch(/^SEARCH game_table USING INDEX sqlite_autoindex/);
      database.close();
    },
  );

  it.each(['gathering', 'running', 'finished'] as const)('finds the latest public tables by an index: %s', (status) => {
    const database = openDatabase(':memory:');
    const [text, ...values] = tablesQuery({ statuses: [status], visibility: 'public', limit: 20 });
    const plan = planOf(database, text, values);
    expect(plan[0]).toBe('SEARCH game_table USING INDEX game_table_activity (status=? AND visibility=?)');
    // Only tables of the same minute are sorted.
    expect(plan.slice(1)).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    database.close();
  });

  it('finds the tables whose time is up by an index', () => {
    const database = openDatabase(':memory:');
    const plan = planOf(database, DUE_QUERY, [5, 0, 0, '', 20]);
    expect(plan[0]).toMatch(/^SEARCH game_table USING INDEX game_table_due/);
    // Only tables that are due at the same moment are sorted.
    expect(plan.slice(1)).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    database.close();
  });

  it('finds silent tables, and the other tables of a component set, by an index', () => {
    const database = openDatabase(':memory:');
    const [text, ...values] = silentQuery({ status: 'running', visibility: 'public', before: 5, limit: 20 });
    expect(planOf(database, text, values)).toEqual([
      'SEARCH game_table USING INDEX game_table_activity (status=? AND visibility=? AND moved_minute<?)',
    ]);
    for (const [column, index] of [
      ['components', 'game_table_components'],
      ['rematch', 'game_table_rematch'],
    ])
      expect(planOf(database, `SELECT 1 FROM game_table WHERE ${column} = ?`, ['x'])[0]).toContain(`INDEX ${index}`);
    database.close();
  });

  it('finds what belongs to a player by an index', () => {
    const database = openDatabase(':memory:');
    const plans = [
      planOf(database, TABLE_IDS, ['ann', '', 9]),
      planOf(database, LINES_OF, ['ann', '', 0, 9]),
      planOf(database, 'SELECT * FROM session WHERE player = ? ORDER BY seen_at DESC', ['ann']),
      planOf(database, 'SELECT id FROM session WHERE until < ? ORDER BY until LIMIT ?', [1, 9]),
      ...['session', 'passkey', 'recovery_code', 'address', 'mail_link', 'link', 'chat'].map((table) =>
        planOf(database, `DELETE FROM ${table} WHERE player = ?`, ['ann']),
      ),
    ];
    for (const plan of plans) {
      expect(plan).toHaveLength(1);
      expect(plan[0]).toMatch(/^SEARCH .* USING (COVERING )?INDEX/);
    }
    database.close();
  });

  it.each([
    ['SELECT * FROM shun WHERE player = ?', 'sqlite_autoindex_shun_1'],
    ['SELECT player FROM shun WHERE other = ?', 'shun_other'],
    ['DELETE FROM removal WHERE player = ?', 'removal_player'],
    ['SELECT count(*) FROM report WHERE verdict IS NULL AND reporter = ?', 'report_reporter'],
    ['SELECT count(*) FROM report WHERE verdict IS NULL AND player = ?', 'report_player'],
    ['SELECT * FROM report WHERE verdict IS NULL AND id < ? ORDER BY id DESC LIMIT 9', 'report_open'],
    ['SELECT * FROM measure WHERE id < ? ORDER BY id DESC LIMIT 9', 'INTEGER PRIMARY KEY'],
  ])('finds what concerns company by an index: %s', (text, index) => {
    const database = openDatabase(':memory:');
    const plan = planOf(database, text, [1]);
    expect(plan).toHaveLength(1);
    expect(plan[0]).toMatch(new RegExp(`SEARCH .*${index}`));
    database.close();
  });

  it('finds notices that are due, and who wants to be told of a move, by an index', () => {
    const database = openDatabase(':memory:');
    const [text, ...values] = dueQuery(5, 20);
    expect(planOf(database, text, values)[0]).toBe('SEARCH outbox USING INDEX outbox_due (state=? AND due<?)');
    for (const query of [HEARD, LISTENERS]) {
      const plan = planOf(database, query, ['x']);
      expect(plan).toEqual(plan.filter((line) => /^SEARCH \w+ USING INDEX/.test(line)));
      expect(plan[0]).toBe('SEARCH seat USING INDEX seat_table (game_table=?)');
    }
    expect(planOf(database, 'DELETE FROM outbox WHERE game_table = ? AND player = ?', ['x', 'y'])[0]).toContain(
      'INDEX outbox_table (game_table=? AND player=?)',
    );
    for (const column of ['player', 'channel'])
      expect(planOf(database, `DELETE FROM outbox WHERE ${column} = ?`, ['x'])[0]).toContain(`INDEX outbox_${column}`);
    database.close();
  });

  it.each([
    [{}, 'listing_changed'],
    [{ game: 'ferry', free: 1, language: 'de' }, 'listing_game'],
    [{ pace: 'live' }, 'listing_pace'],
    [{ rated: true }, 'listing_rated'],
  ] as const)('finds open tables in the listing, by an index and without sorting: %j', (filter, index) => {
    const database = openDatabase(':memory:');
    const [text, ...values] = openQuery(filter, 50);
    const plan = planOf(database, text, values);
    expect(plan[0]).toContain(`listing USING INDEX ${index}`);
    expect(plan[1]).toMatch(/^SEARCH game_table USING INDEX sqlite_autoindex/);
    expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    database.close();
  });

  it.each([
    [{ now: 1, limit: 9 }, 'offer_at'],
    [{ now: 1, limit: 9, game: 'ferry', oldestFirst: true }, 'offer_game'],
    [{ now: 1, limit: 9, player: 'ann' }, 'offer_player'],
  ] as const)('finds offers by an index: %j', (filter, index) => {
    const database = openDatabase(':memory:');
    const [text, ...values] = offerQuery(filter);
    expect(planOf(database, text, values)[0]).toContain(`INDEX ${index}`);
    database.close();
  });

  it('finds the channels of somebody who is invited by an index', () => {
    const database = openDatabase(':memory:');
    expect(planOf(database, CHANNELS, ['t', 'ann'])[0]).toMatch(/SEARCH channel USING INDEX/);
    database.close();
  });

  it('adapts its plans to what it holds, without a restart', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const client = makeSqliteClient(openDatabase(':memory:'));
    await client.write(function* () {
      for (let i = 0; i < 300; i++)
        yield* run('INSERT INTO seat (game_table, player) VALUES (?, ?)', `t${i}`, `p${i % 30}`);
    });
    await client.all('SELECT * FROM seat WHERE player = ? AND ended_at IS NULL', 'p1');
    vi.advanceTimersByTime(60 * 60 * 1000);
    vi.useRealTimers();
    await client.write(() => run('DELETE FROM seat WHERE player = ?', 'nobody'));
    const analysed = await client.one("SELECT stat FROM sqlite_stat1 WHERE idx = 'seat_ended'");
    expect(analysed?.stat).toMatch(/^300 1\d /);
    await client.close();
  });

  it('is migrated step by step', async () => {
    const file = newFile();
    const old = new DatabaseSync(file);
    old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1;`);
    old.exec("INSERT INTO player VALUES ('ann', 'Ann', 1)");
    old.exec(`INSERT INTO game_table VALUES
      ('t', 'C', 'g', 1, '{}', '{"cards":3}', 'public', 'running', 'ann', '[]', 's', 0, '[]', NULL, NULL, 1, 1)`);
    old.close();
    const store = openSqliteStore(file);
    const table = await store.table('t');
    expect(table).toMatchObject({ id: 't', components: 't', rev: 0 });
    expect(await store.components('t')).toEqual({ cards: 3 });
    // Who had a signed cookie then has it exchanged for a session; nobody else does.
    expect(await store.player('ann')).toEqual({ id: 'ann', name: 'Ann', createdAt: 1, oldCookie: true });
    await store.addPlayer({ id: 'bob', name: 'Bob', createdAt: 2 });
    expect(await store.player('bob')).not.toHaveProperty('oldCookie');
    await store.endOldCookies('ann');
    expect(await store.player('ann')).not.toHaveProperty('oldCookie');
    await store.close();
  });

  it('is left alone if a newer program wrote it', () => {
    const file = newFile();
    const newer = new DatabaseSync(file);
    newer.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`);
    newer.close();
    expect(() => openSqliteStore(file)).toThrow(`has version ${MIGRATIONS.length + 1}`);
  });
});
