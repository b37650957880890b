import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { recordContract } from './recordContract.ts';
import { openSqliteStore } from './sqlite.ts';
import { openDatabase } from './sqliteDatabase.ts';
import { resultsQuery, UNRECORDED } from './sqlRecords.ts';
import { openStoreThread } from './storeThread.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-records-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const planOf = (database: DatabaseSync, text: string, values: readonly SQLInputValue[]): string[] =>
  database
    .prepare(`EXPLAIN QUERY PLAN ${text}`)
    .all(...values)
    .map((row) => String(row.detail));

recordContract('SQLite in memory', async () => openSqliteStore(':memory:'));
recordContract('SQLite in a thread', () => openStoreThread(join(folder, `${++files}.sqlite`)));

describe('the SQLite file', () => {
  it('finds what is to be recorded, the results of a player and the ladder by an index', () => {
    const database = openDatabase(':memory:');
    expect(planOf(database, UNRECORDED, [9])).toEqual([
      'SEARCH game_table USING INDEX game_table_unrecorded (status=? AND recorded=?)',
    ]);
    for (const [filter, index] of [
      [{}, 'result_who (who=? AND number<?)'],
      [{ game: 'g' }, 'result_game (who=? AND game=? AND number<?)'],
      [{ solo: true }, 'result_solo (who=? AND number<?)'],
      [{ game: 'g', rated: true }, 'result_rated (who=? AND game=? AND number<?)'],
    ] as const) {
      const [text, ...values] = resultsQuery({ who: 'ann', before: 9, limit: 9, ...filter });
      expect(planOf(database, text, values)).toEqual([`SEARCH result USING INDEX ${index}`]);
    }
    for (const [text, plan] of [
      [
        'SELECT * FROM rating WHERE season = ? AND game = ? ORDER BY low_end DESC',
        'rating_ladder (season=? AND game=?)',
      ],
      ['SELECT * FROM meeting WHERE who = ? AND game = ? ORDER BY matches DESC', 'meeting_most (who=? AND game=?)'],
    ] as const)
      expect(planOf(database, text, ['x', 'y'])).toEqual([expect.stringContaining(`USING INDEX ${plan}`)]);
    expect(planOf(database, 'DELETE FROM meeting WHERE opponent = ?', ['x'])[0]).toContain('meeting_opponent');
    database.close();
  });
});
