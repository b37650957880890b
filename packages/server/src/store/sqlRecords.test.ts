import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { recordContract } from './recordContract.ts';
import { openSqliteStore } from './sqlite.ts';
import { openDatabase } from './sqliteDatabase.ts';
import { ladderQuery, meetingsQuery, resultsQuery, UNRECORDED } from './sqlRecords.ts';
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
    const ladder = { season: 's', game: 'g', limit: 9 };
    for (const [[text, ...values], plan] of [
      [ladderQuery(ladder), 'rating_ladder (season=? AND game=?)'],
      [ladderQuery({ ...ladder, after: 'ann', lowEnd: 5 }), 'rating_ladder (season=? AND game=? AND low_end<?)'],
      [meetingsQuery({ who: 'ann', limit: 9 }), 'meeting_most (who=? AND game=?)'],
    ] as const) {
      const [first, ...rest] = planOf(database, text, values);
      expect(first).toContain(`USING INDEX ${plan}`);
      // Equal ratings are in order already.
      expect(rest.filter((step) => step.includes('ORDER BY'))).toEqual([]);
    }
    expect(planOf(database, 'DELETE FROM meeting WHERE opponent = ?', ['x'])[0]).toContain('meeting_opponent');
    database.close();
  });
});
