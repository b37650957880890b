import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { newPostgresDatabase } from '../testing/postgresStore.ts';
import { copyDatabase } from './copyDatabase.ts';
import { describePlace } from './copySides.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPostgresStore } from './postgres.ts';
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

  it('does not repeat a password', () => {
    expect(describePlace('postgresql://ann:geheim@db.example.org:5432/portolan')).toBe(
      'portolan at db.example.org:5432',
    );
    expect(describePlace('data/portolan.sqlite')).toBe('data/portolan.sqlite');
  });
});
