import { DatabaseSync } from 'node:sqlite';
import { DATA_FILES } from '../dataFolder.ts';
import type { GameRegistry } from '../gameRegistry.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { examineMatch } from './examineMatch.ts';
import { type Finding, fault, note, problemOf } from './finding.ts';

/** What is wrong with a database and every match in it. Changes nothing; no server may be using the file. */
export function* examineDatabase(file: string, games: GameRegistry): Generator<Finding> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    yield* examineStructure(database);
    const version = schemaVersion(database);
    if (version > MIGRATIONS.length) {
      const problem = `has version ${version}; this program supports up to ${MIGRATIONS.length}`;
      yield fault(DATA_FILES.database, problem, 'run the newer program that wrote it');
    } else if (version < MIGRATIONS.length) {
      yield note(DATA_FILES.database, `has version ${version}; its rows are examined once a server has migrated it`);
    } else {
      yield* examineOrphans(database);
      for (const row of database.prepare('SELECT * FROM game_table ORDER BY id').iterate())
        yield* examineMatch({ database, games }, row);
    }
  } catch (error) {
    yield fault(DATA_FILES.database, problemOf(error), 'restore the latest backup');
  } finally {
    database?.close();
  }
}

function* examineStructure(database: DatabaseSync): Generator<Finding> {
  for (const row of database.prepare('PRAGMA integrity_check').all()) {
    const line = String(Object.values(row)[0]);
    if (line !== 'ok') yield fault(DATA_FILES.database, line, 'restore the latest backup');
  }
}

function schemaVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}

/** Rows that belong to no table of the database, by what identifies them. */
const ORPHANS = { entry: 'seq', seat: 'player', chat: 'line' } as const;

function* examineOrphans(database: DatabaseSync): Generator<Finding> {
  for (const [name, key] of Object.entries(ORPHANS)) {
    const lost = 'NOT EXISTS (SELECT 1 FROM game_table WHERE game_table.id = of.game_table)';
    for (const row of database
      .prepare(`SELECT of.game_table AS id, of.${key} AS key FROM ${name} AS of WHERE ${lost}`)
      .iterate())
      yield fault(`${name} ${row.id}/${row.key}`, 'belongs to a table that is not there', 'harmless; nothing reads it');
  }
}
