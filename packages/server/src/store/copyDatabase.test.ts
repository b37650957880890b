import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testPostgres } from '../testing/postgres.ts';
import { newPostgresDatabase } from '../testing/postgresStore.ts';
import { copyDatabase } from './copyDatabase.ts';
import { describePlace } from './copySides.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgresStore } from './postgres.ts';
import { claimDatabase, type DatabaseClaim } from './postgresClaim.ts';
import { migrate } from './postgresMigration.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import { tableShapes } from './schema.ts';
import { openSqliteStore } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-copies-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${++files}.sqlite`);

const MATCHES = 30;
const ENTRIES = 25;

/** A file with a row in every table, and with matches of more rows than are copied at once. */
async function filledFile(): Promise<string> {
  const file = newFile();
  const store = openSqliteStore(file);
  for (let match = 0; match < MATCHES; match++) {
    const id = `t${match}`;
    await store.addTable(tableRow({ id, code: id, components: 'own' }), { components: { cards: ['ü 🚢', 1.5] } });
    await Promise.all(
      Array.from({ length: ENTRIES }, (_, at) => store.append(id, entryRow(at + 1), { movedAt: 1.7e12 + at })),
    );
  }
  await store.close();
  const database = new DatabaseSync(file);
  const full = new Set(['game_table', 'entry', 'seat', 'component_set']);
  for (const { name, columns } of tableShapes().filter((shape) => !full.has(shape.name))) {
    const types = database.prepare(`PRAGMA table_info(${name})`).all();
    const values = types.map(({ type }) =>
      type === 'TEXT' ? `${name} – "x"` : type === 'DOUBLE PRECISION' ? 0.1 + 0.2 : 7,
    );
    const marks = columns.map(() => '?').join(', ');
    database
      .prepare(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`)
      .run(...values);
  }
  database.close();
  return file;
}

/** All rows of all tables of a SQLite file. */
function contents(file: string): Readonly<Record<string, unknown>> {
  const database = new DatabaseSync(file, { readOnly: true });
  const read = Object.fromEntries(
    tableShapes().map(({ name, key }) => [
      name,
      database.prepare(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`).all(),
    ]),
  );
  database.close();
  return read;
}

async function inPostgres(url: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows as unknown[];
    return rows;
  } finally {
    await client.end();
  }
}

/** Claims the database as one of several servers would; undefined if that is refused. */
function claimed(url: string, waitMs = 0): Promise<DatabaseClaim | undefined> {
  return claimDatabase({ url, use: 'shared', waitMs, onLost: () => undefined });
}

describe('copyDatabase', () => {
  it('copies everything from SQLite to PostgreSQL and back', async () => {
    const file = await filledFile();
    const url = await newPostgresDatabase();
    const before = contents(file);
    expect(Object.values(before).every((rows) => Array.isArray(rows) && rows.length > 0)).toBe(true);
    const copied = await copyDatabase(file, url);
    expect(copied.matches).toBe(MATCHES);
    expect(copied.rows).toBe(Object.values(before).reduce<number>((sum, rows) => sum + (rows as unknown[]).length, 0));
    const back = newFile();
    expect(await copyDatabase(url, back)).toEqual(copied);
    expect(statSync(back).mode & 0o077).toBe(0);
    expect(existsSync(`${back}-wal`)).toBe(false);
    expect(contents(back)).toEqual(before);
    expect(contents(file)).toEqual(before);
    const again = await newPostgresDatabase();
    expect(await copyDatabase(url, again)).toEqual(copied);
    const store = await openPostgresStore(again);
    expect(await store.append('t3', entryRow(ENTRIES + 1), {})).toEqual({ kind: 'appended' });
    await store.close();
  });

  it('takes part in no change, and leaves alone what is not empty', async () => {
    const file = await filledFile();
    const url = await newPostgresDatabase();
    await inPostgres(url, "INSERT INTO player (id, name, created_at) VALUES ('ann', 'Ann', 1)");
    await expect(copyDatabase(file, url)).rejects.toThrow('is not empty');
    expect(await inPostgres(url, 'SELECT count(*)::int AS n FROM entry')).toEqual([{ n: 0 }]);
    await expect(copyDatabase(url, file)).rejects.toThrow('exists already');
    await expect(copyDatabase(newFile(), url)).rejects.toThrow('there is no');
  });

  it('finds a match that arrives with another hash, and then leaves nothing', async () => {
    const file = await filledFile();
    const url = await newPostgresDatabase();
    await inPostgres(
      url,
      `CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF NEW.game_table = 't7' AND NEW.seq = 3 THEN NEW.at := NEW.at + 1; END IF; RETURN NEW; END $$`,
      'CREATE TRIGGER spoiled BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION spoil()',
    );
    await expect(copyDatabase(file, url)).rejects.toThrow('entry t7 was not copied faithfully');
    expect(await inPostgres(url, 'SELECT count(*)::int AS n FROM game_table')).toEqual([{ n: 0 }]);
    await inPostgres(
      url,
      'DROP TRIGGER spoiled ON entry',
      `CREATE OR REPLACE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN IF NEW.game_table = 't7' AND NEW.seq = 3 THEN RETURN NULL; END IF; RETURN NEW; END $$`,
      'CREATE TRIGGER spoiled BEFORE INSERT ON entry FOR EACH ROW EXECUTE FUNCTION spoil()',
    );
    await expect(copyDatabase(file, url)).rejects.toThrow('entry t7 was not copied faithfully');
  });

  it.each([
    ['another hash', 'UPDATE entry SET at = at + 1'],
    ['an entry less', 'DELETE FROM entry'],
  ])('finds a match that arrives in SQLite with %s, and then leaves no file', async (_, change) => {
    const url = await newPostgresDatabase();
    await copyDatabase(await filledFile(), url);
    const file = newFile();
    const trigger = `CREATE TRIGGER spoiled AFTER INSERT ON entry WHEN NEW.game_table = 't7' AND NEW.seq = 3
      BEGIN ${change} WHERE game_table = 't7' AND seq = 3; END`;
    // There is nothing to spoil before the copy has made the file, and nobody else can open it then.
    const { exec } = DatabaseSync.prototype;
    const spoiling = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, text) {
      if (text === 'BEGIN') exec.call(this, trigger);
      exec.call(this, text);
    });
    try {
      await expect(copyDatabase(url, file)).rejects.toThrow('entry t7 was not copied faithfully');
    } finally {
      spoiling.mockRestore();
    }
    expect([file, `${file}-wal`, `${file}-shm`].filter(existsSync)).toEqual([]);
  });

  it('leaves no file behind if the source cannot be read', async () => {
    const url = await newPostgresDatabase();
    await inPostgres(url, 'DROP TABLE outbox');
    const file = newFile();
    await expect(copyDatabase(url, file)).rejects.toThrow('outbox');
    expect([file, `${file}-wal`, `${file}-shm`].filter(existsSync)).toEqual([]);
  });

  it('migrates a copy of an older file, not the file', async () => {
    const file = newFile();
    const old = new DatabaseSync(file);
    old.exec(`${MIGRATIONS[0]}; PRAGMA user_version = 1; INSERT INTO player VALUES ('ann', 'Ann', 1)`);
    old.close();
    const url = await newPostgresDatabase();
    expect(await copyDatabase(file, url)).toEqual({ rows: 1, matches: 0 });
    expect(await inPostgres(url, 'SELECT name, old_cookie FROM player')).toEqual([{ name: 'Ann', old_cookie: 1 }]);
    const same = new DatabaseSync(file, { readOnly: true });
    expect(same.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    same.close();
  });

  it.each(['this', 'an earlier'])('lets no server open a file of %s version before it is done', async (version) => {
    const file = version === 'this' ? await filledFile() : newFile();
    if (version !== 'this') {
      const old = new DatabaseSync(file);
      old.exec(`PRAGMA journal_mode = WAL; ${MIGRATIONS[0]}; PRAGMA user_version = 1`);
      old.close();
    }
    const to = await newPostgresDatabase();
    const holder = new pg.Client(to);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE seat');
    const copying = copyDatabase(file, to, { alone: true });
    const held = 'SELECT 1 FROM pg_locks WHERE NOT granted';
    await expect.poll(async () => (await inPostgres(to, held)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(() => openSqliteStore(file)).toThrow(/locked|in use|using/);
    await holder.query('COMMIT');
    await holder.end();
    await copying;
    await openSqliteStore(file).close();
  });

  it('does not migrate a database that servers may be using, and says what to do', async () => {
    const { length } = MIGRATIONS;
    const older = await (await testPostgres()).newDatabase();
    await migrate(older, { migrations: MIGRATIONS.slice(0, -1) });
    const file = newFile();
    await expect(copyDatabase(older, file)).rejects.toThrow(
      new RegExp(`has version ${length - 1}, this program ${length}: .*start a server of this version`),
    );
    expect(existsSync(file)).toBe(false);
    await inPostgres(older, "INSERT INTO player (id, name, created_at) VALUES ('ann', 'Ann', 1)");
    await expect(copyDatabase(await filledFile(), older)).rejects.toThrow('is not empty');
    expect(await inPostgres(older, 'SELECT version FROM schema_version')).toEqual([{ version: length - 1 }]);
    const newer = await newPostgresDatabase();
    await inPostgres(newer, `UPDATE schema_version SET version = ${length + 1}`);
    await expect(copyDatabase(newer, newFile())).rejects.toThrow(
      `has version ${length + 1}, this program ${length}: use the program of the servers that run on it`,
    );
  });

  it('migrates an empty database of an earlier version', async () => {
    const older = await (await testPostgres()).newDatabase();
    await migrate(older, { migrations: MIGRATIONS.slice(0, -1) });
    expect((await copyDatabase(await filledFile(), older)).matches).toBe(MATCHES);
  });

  it('copies beside servers only if it may, and never to where they are', async () => {
    const [from, to] = [await newPostgresDatabase(), await newPostgresDatabase()];
    const running = await claimed(from);
    await expect(copyDatabase(from, newFile(), { alone: true })).rejects.toThrow('a server is using');
    await expect(copyDatabase(newFile(), from)).rejects.toThrow('there is no');
    await expect(copyDatabase(to, from)).rejects.toThrow('a server is using');
    expect(await copyDatabase(from, newFile())).toEqual({ rows: 0, matches: 0 });
    await running?.release();
    await copyDatabase(from, newFile(), { alone: true });
  });

  it('lets no server start, and no migration begin, before it is done', async () => {
    const [from, to] = [await newPostgresDatabase(), await newPostgresDatabase()];
    const holder = new pg.Client(to);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE seat');
    const copying = copyDatabase(from, to, { alone: true });
    const held = 'SELECT 1 FROM pg_locks WHERE NOT granted';
    await expect.poll(async () => (await inPostgres(to, held)).length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect([await claimed(from), await claimed(to)]).toEqual([undefined, undefined]);
    const migrations = [...MIGRATIONS, 'ALTER TABLE player ADD COLUMN one_more TEXT'];
    await expect(migrate(from, { migrations, patienceMs: 100 })).rejects.toThrow('something else is using it');
    // There is nothing to do.
    await migrate(from);
    await holder.query('COMMIT');
    await holder.end();
    await copying;
    // PostgreSQL may need a moment to notice that the connections of the copy are closed; a server waits as well.
    const claims = [await claimed(from, 10_000), await claimed(to, 10_000)];
    for (const claim of claims) await claim?.release();
    expect(claims).not.toContain(undefined);
  });

  it('does not repeat a password', () => {
    expect(describePlace('postgresql://ann:geheim@db.example.org:5432/portolan')).toBe(
      'portolan at db.example.org:5432',
    );
    expect(describePlace('data/portolan.sqlite')).toBe('data/portolan.sqlite');
  });
});
