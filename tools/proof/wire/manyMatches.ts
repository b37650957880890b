import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '@portolan/cli/toolkit';
import type { Me, TableInfo } from '@portolan/protocol';
import { DEFAULT_SEASON_MONTHS, seasonAt } from '@portolan/server/ratings';
import { Visitor } from '@portolan/server/testing';
import { startServerProcess } from './serverProcess.ts';

/** The small game is most of the matches, so that the file stays below a gigabyte; each of the others is one in this many. */
const ONE_IN = 100;
const SMALL_GAME = 'specimen';
/** The busy player has a seat in one match out of this many. */
const BUSY_IN = 2;
/** Every other player takes part in this many matches. */
const MATCHES_EACH = 20;
/** Gathering tables, and as many running ones. */
const UNFINISHED = 20;
const PLAYED_WITHIN_MS = 120_000;

/** A data folder with really played matches, of which any number of copies can be made. */
export interface ManyMatches {
  /** The player of every other match. */
  readonly busy: Visitor;
  /** Adds copies up to `matches` in all, and copies the database to `folder`. */
  grow(matches: number, folder: string): void;
}

/** Plays a match of each game. */
export async function playTemplates(folder: string, games: readonly string[]): Promise<ManyMatches> {
  const server = await startServerProcess('proofServerProcess.ts', [folder]);
  try {
    const busy = await Visitor.guest(server.address, 'Busy');
    const { body: me } = await busy.get<Me>('/me');
    const templates = await Promise.all(games.map((game) => playOne(busy, game)));
    await leaveUnfinished(busy);
    const file = join(folder, 'portolan.sqlite');
    await server.stop();
    let made = 0;
    return {
      busy,
      grow(matches, to) {
        addMatches(file, { from: made, to: matches, busy: me.player, templates });
        made = matches;
        copyFileSync(file, join(to, 'portolan.sqlite'));
      },
    };
  } finally {
    await server.kill();
  }
}

/** The id of a copy, counted from 0. */
export function copyId(at: number): string {
  return `m${String(at).padStart(9, '0')}`;
}

interface Template {
  readonly id: string;
  readonly game: string;
}

/** Bots play a match to its end. */
async function playOne(host: Visitor, game: string): Promise<Template> {
  const seats = [1, 2, 3].map(() => ({ kind: 'bot', bot: 'random' }));
  const { id } = await host.table('/tables', { game, seats, visibility: 'public', start: true });
  const deadline = performance.now() + PLAYED_WITHIN_MS;
  while ((await host.get<TableInfo>(`/tables/${id}`)).body.status !== 'finished') {
    if (performance.now() > deadline) throw new UserError(`a match of ${game} took too long`);
    await pause(50);
  }
  return { id, game };
}

/** As many unfinished tables in a small server as in a large one. */
async function leaveUnfinished(host: Visitor): Promise<void> {
  const other = await Visitor.guest(host.address, 'Other');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const leave = async (started: boolean): Promise<void> => {
    const { id } = await other.table('/tables', { game: SMALL_GAME, seats, visibility: 'public' });
    if (!started) return;
    await host.table(`/tables/${id}/sit`, { seat: 1 });
    await other.table(`/tables/${id}/start`);
  };
  await Promise.all(Array.from({ length: 2 * UNFINISHED }, (_, at) => leave(at < UNFINISHED)));
}

interface Copies {
  readonly from: number;
  readonly to: number;
  readonly busy: string;
  readonly templates: readonly Template[];
}

/** Copies rows within the database: the same tables, seats, entries and chat lines as if all had been played. */
function addMatches(file: string, { from, to, busy, templates }: Copies): void {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000;');
  database.exec('BEGIN; CREATE TEMP TABLE copy (id TEXT PRIMARY KEY, i INTEGER, template TEXT, one TEXT, two TEXT)');
  const insert = database.prepare('INSERT INTO temp.copy VALUES (?, ?, ?, ?, ?)');
  const others = templates.filter(({ game }) => game !== SMALL_GAME);
  const small = templates.find(({ game }) => game === SMALL_GAME);
  for (let i = from; i < to; i++) {
    const { id } = others[i % ONE_IN] ?? small ?? { id: '' };
    const player = `p${Math.floor(i / MATCHES_EACH)}`;
    insert.run(copyId(i), i, id, i % BUSY_IN === 0 ? busy : player, `${player}b`);
  }
  copyTables(database);
  database.exec(`
    INSERT INTO entry (game_table, seq, id, entry, at)
      SELECT copy.id, seq, entry.id, entry, at
      FROM temp.copy CROSS JOIN entry INDEXED BY sqlite_autoindex_entry_1 ON game_table = template;
    INSERT INTO seat (game_table, player, ended_at)
      SELECT copy.id, one, moved_at FROM temp.copy JOIN game_table USING (id);
    INSERT INTO seat (game_table, player, ended_at)
      SELECT copy.id, two, moved_at FROM temp.copy JOIN game_table USING (id);
    INSERT INTO chat (game_table, line, player, text, at) SELECT id, 1, two, 'well played', 1 FROM temp.copy;
    INSERT INTO player (id, name, created_at) SELECT DISTINCT two, 'Player', 1 FROM temp.copy WHERE true
      ON CONFLICT DO NOTHING;
    INSERT INTO player (id, name, created_at) SELECT DISTINCT one, 'Player', 1 FROM temp.copy WHERE true
      ON CONFLICT DO NOTHING;
    COMMIT;`);
  addRecords(database);
  database.exec('PRAGMA journal_mode = WAL');
  database.close();
}

/** What a server would have recorded of all of them, as rated matches of the present season. */
function addRecords(database: DatabaseSync): void {
  const season = seasonAt(Date.now(), DEFAULT_SEASON_MONTHS).id;
  const result = (seat: number, who: string): string => `
    INSERT INTO result (game_table, seat, number, who, game, seats, place, score, resigned, listed, ended_at, season, mu, sigma)
      SELECT copy.id, ${seat}, 1000 + i, ${who}, game, 3, ${seat + 1}, 10, 0, 1, moved_at, '${season}', 25, 3
      FROM temp.copy JOIN game_table USING (id);`;
  database.exec(`
    BEGIN;
    ${result(0, 'one')}
    ${result(1, 'two')}
    DELETE FROM tally;
    INSERT INTO tally (who, game, seats, place, matches, best)
      SELECT who, game, seats, place, count(*), max(score) FROM result GROUP BY who, game, seats, place;
    DELETE FROM meeting;
    INSERT INTO meeting (who, opponent, game, matches, ahead, behind)
      SELECT a.who, b.who, '', count(*), sum(a.place < b.place), sum(a.place > b.place)
      FROM result AS a JOIN result AS b USING (game_table) WHERE a.who <> b.who GROUP BY a.who, b.who;
    DELETE FROM rating;
    INSERT INTO rating (season, game, who, mu, sigma, low_end, matches)
      SELECT '${season}', game, who, 25, 3, 19.12, count(*) FROM result GROUP BY game, who;
    COMMIT;`);
}

/** Every column of the template, except for what differs: who played, and when. */
function copyTables(database: DatabaseSync): void {
  const person = (player: string): string =>
    `json_object('kind', 'person', 'player', ${player}, 'resigned', json('false'))`;
  const differing: Readonly<Record<string, string>> = {
    id: 'copy.id',
    code: 'copy.id',
    host: 'one',
    seats: `json_set(seats, '$[0]', ${person('one')}, '$[1]', ${person('two')})`,
    moved_at: 'moved_at - 1000 * i',
    moved_minute: '(moved_at - 1000 * i) / 60000',
  };
  const columns = database.prepare('PRAGMA table_info(game_table)').all();
  const names = columns.map(({ name }) => String(name));
  const values = names.map((name) => differing[name] ?? `game_table.${name}`);
  database.exec(`INSERT INTO game_table (${names.join(', ')})
    SELECT ${values.join(', ')} FROM temp.copy CROSS JOIN game_table ON game_table.id = template ORDER BY i`);
}
