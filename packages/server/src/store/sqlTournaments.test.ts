import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openSqliteStore } from './sqlite.ts';
import { openDatabase } from './sqliteDatabase.ts';
import { openStoreThread } from './storeThread.ts';
import { tournamentContract } from './tournamentContract.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-tournaments-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

tournamentContract('SQLite in memory', async () => openSqliteStore(':memory:'));
tournamentContract('SQLite in a thread', () => openStoreThread(join(folder, `${++files}.sqlite`)));

it.each([
  ['SELECT * FROM tournament WHERE status = ? ORDER BY created_at DESC LIMIT 9', 'tournament_status'],
  ['SELECT count(*) FROM tournament WHERE host = ?', 'tournament_host'],
  ['SELECT * FROM tournament_game WHERE tournament = ?', 'tournament_game_of'],
  ['DELETE FROM entrant WHERE player = ?', 'entrant_player'],
])('finds tournaments by an index: %s', (text, index) => {
  const database = openDatabase(':memory:');
  const [plan] = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(1);
  expect(String(plan?.detail)).toContain(index);
  database.close();
});
