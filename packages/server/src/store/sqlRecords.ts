import { lowEnd } from '../ratings/rating.ts';
import { readMeeting, readRating, readResult, readSeason, readTally } from './recordRows.ts';
import type {
  LadderFilter,
  MeetingFilter,
  NewRecord,
  RatingRow,
  RecordStore,
  ResultFilter,
  ResultRow,
} from './recordStore.ts';
import { type Cell, readTable } from './rows.ts';
import { changed, holdTable, one, run, type SqlClient, type Work } from './sql.ts';
import { where } from './tableWrites.ts';

export function recordStore(db: SqlClient): RecordStore {
  return {
    unrecorded: async (limit) => (await db.all(UNRECORDED, limit)).flatMap((row) => readTable(row) ?? []),
    record: (record) => db.write(() => addRecord(record)),
    results: async (filter) => (await db.all(...resultsQuery(filter))).map(readResult),
    resultsOf: async (table) =>
      (await db.all('SELECT * FROM result WHERE game_table = ? ORDER BY seat', table)).map(readResult),
    async ratedResults(after, limit) {
      // Up to the last number of as many rows: the seats of a match have the same number.
      const last = (await db.one(LAST_RATED, after, limit))?.number;
      return last === undefined ? [] : (await db.all(RATED, after, Number(last))).map(readResult);
    },
    tallies: async (who) =>
      (await db.all('SELECT * FROM tally WHERE who = ? ORDER BY game, seats, place', who)).map(readTally),
    meetings: async (filter) => (await db.all(...meetingsQuery(filter))).map(readMeeting),

    async rating(game, who) {
      const row = await db.one(
        'SELECT * FROM rating WHERE who = ? AND game = ? ORDER BY season DESC LIMIT 1',
        who,
        game,
      );
      return row === undefined ? undefined : readRating(row);
    },
    async ratingsOf(who) {
      const rows = (await db.all('SELECT * FROM rating WHERE who = ? ORDER BY game, season DESC', who)).map(readRating);
      return rows.filter(({ game }, at) => rows[at - 1]?.game !== game);
    },
    async ladder({ season, game, after, limit }) {
      const last = after === undefined ? undefined : await db.one(LOW_END, season, game, after);
      const from = after === undefined || last === undefined ? {} : { after, lowEnd: Number(last.low_end) };
      return (await db.all(...ladderQuery({ season, game, ...from, limit }))).map(readRating);
    },
    replaceRatings: (rows) =>
      db.write(function* () {
        yield* holdTable('rating');
        yield* run('DELETE FROM rating');
        for (const row of rows) yield* putRating(row);
      }),
    seasons: async (limit) => (await db.all('SELECT * FROM season ORDER BY id DESC LIMIT ?', limit)).map(readSeason),

    hideRecord: (player, hidden) =>
      db.write(() =>
        hidden
          ? run('INSERT INTO hidden_record (player) VALUES (?) ON CONFLICT DO NOTHING', player)
          : run('DELETE FROM hidden_record WHERE player = ?', player),
      ),
    isRecordHidden: async (player) =>
      (await db.one('SELECT 1 FROM hidden_record WHERE player = ?', player)) !== undefined,
  };
}

/** Deletes what is known of a player beyond the seats, which remain without a name. */
export function* forgetRecord(player: string): Work<void> {
  yield* run('DELETE FROM tally WHERE who = ?', player);
  yield* run('DELETE FROM meeting WHERE who = ?', player);
  yield* run('DELETE FROM meeting WHERE opponent = ?', player);
  yield* run('DELETE FROM hidden_record WHERE player = ?', player);
}

export const UNRECORDED = `SELECT * FROM game_table WHERE status = 'finished' AND recorded = 0 ORDER BY moved_at, id LIMIT ?`;
const LAST_RATED = `SELECT max(number) AS number FROM
  (SELECT number FROM result WHERE number > ? AND season IS NOT NULL ORDER BY number LIMIT ?) AS first_rows
  HAVING max(number) IS NOT NULL`;
const RATED = 'SELECT * FROM result WHERE number > ? AND number <= ? AND season IS NOT NULL ORDER BY number, seat';
const LOW_END = 'SELECT low_end FROM rating WHERE season = ? AND game = ? AND who = ?';
/** A player who still exists and hides nothing; bots have no row in `player`. */
const SHOWN = `(who LIKE 'bot:%' OR EXISTS (SELECT 1 FROM player WHERE player.id = rating.who)
  AND NOT EXISTS (SELECT 1 FROM hidden_record WHERE hidden_record.player = rating.who))`;

export function resultsQuery({ who, game, solo, rated, before, limit }: ResultFilter): [string, ...Cell[]] {
  const [clause, values] = where([
    ['who = ?', who],
    ['game = ?', game],
    ...(solo === true ? [['seats = 1'] as const] : []),
    ...(rated === true ? [['season IS NOT NULL'] as const] : []),
    ['number < ?', before],
  ]);
  return [`SELECT * FROM result ${clause} ORDER BY number DESC LIMIT ?`, ...values, limit];
}

export function meetingsQuery({ who, game = '', opponent, limit }: MeetingFilter): [string, ...Cell[]] {
  const [clause, values] = where([
    ['who = ?', who],
    ['game = ?', game],
    ['opponent = ?', opponent],
  ]);
  return [`SELECT * FROM meeting ${clause} ORDER BY matches DESC, opponent LIMIT ?`, ...values, limit];
}

interface LadderPart extends LadderFilter {
  /** That of `after`. */
  readonly lowEnd?: number;
}

export function ladderQuery({ season, game, after, lowEnd, limit }: LadderPart): [string, ...Cell[]] {
  const [clause, values] = where([
    ['season = ?', season],
    ['game = ?', game],
    ['low_end <= ?', lowEnd],
    ['(low_end < ? OR who > ?)', ...(lowEnd === undefined ? [undefined] : [lowEnd, after])],
    [SHOWN],
  ]);
  return [`SELECT * FROM rating ${clause} ORDER BY low_end DESC, who LIMIT ?`, ...values, limit];
}

function* addRecord({ table, results, season }: NewRecord): Work<boolean> {
  const mine = yield* changed('UPDATE game_table SET recorded = 1 WHERE id = ? AND recorded = 0', table);
  if (!mine) return false;
  if (results.length === 0) return true;
  // Ratings are computed in the order of these numbers.
  yield* holdTable('result');
  const number = Number((yield* one('SELECT max(number) AS number FROM result'))?.number ?? 0) + 1;
  for (const result of results) yield* addResult({ ...result, number, table });
  for (const result of results) for (const other of results) yield* addMeeting(result, other);
  if (season === undefined) return true;
  const text = 'INSERT INTO season (id, starts_at, ends_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
  yield* run(text, season.id, season.startsAt, season.endsAt);
  const rated = new Map(results.flatMap((result) => (result.rating === undefined ? [] : [[result.who, result]])));
  for (const { who, game, rating } of rated.values()) {
    if (rating === undefined) continue;
    const text = 'SELECT matches FROM rating WHERE season = ? AND game = ? AND who = ?';
    const known = yield* one(text, rating.season, game, who);
    yield* putRating({ ...rating, game, who, matches: Number(known?.matches ?? 0) + 1 });
  }
  return true;
}

function* addResult(result: ResultRow): Work<void> {
  const { rating, who, game, seats, place, score } = result;
  yield* run(
    `INSERT INTO result (number, game_table, seat, who, game, seats, place, score, resigned, listed, ended_at, season, mu, sigma)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[result.number, result.table, result.seat, who, game, seats, place, score],
    ...[result.resigned ? 1 : 0, result.listed ? 1 : 0, result.endedAt],
    ...[rating?.season ?? null, rating?.mu ?? null, rating?.sigma ?? null],
  );
  yield* run(
    `INSERT INTO tally (who, game, seats, place, matches, best) VALUES (?, ?, ?, ?, 1, ?)
     ON CONFLICT (who, game, seats, place) DO UPDATE SET matches = tally.matches + 1,
       best = CASE WHEN excluded.best > tally.best THEN excluded.best ELSE tally.best END`,
    ...[who, game, seats, place, score],
  );
}

type Side = Pick<ResultRow, 'who' | 'seat' | 'game' | 'place'>;

/** Bots of one level do not meet themselves. */
function* addMeeting({ who, seat, game, place }: Side, other: Side): Work<void> {
  if (seat === other.seat || who === other.who) return;
  const [ahead, behind] = [place < other.place ? 1 : 0, place > other.place ? 1 : 0];
  for (const one of ['', game])
    yield* run(
      `INSERT INTO meeting (who, opponent, game, matches, ahead, behind) VALUES (?, ?, ?, 1, ?, ?)
       ON CONFLICT (who, opponent, game) DO UPDATE SET matches = meeting.matches + 1,
         ahead = meeting.ahead + excluded.ahead, behind = meeting.behind + excluded.behind`,
      ...[who, other.who, one, ahead, behind],
    );
}

function* putRating(row: RatingRow): Work<void> {
  yield* run(
    `INSERT INTO rating (season, game, who, mu, sigma, low_end, matches) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (season, game, who) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
       low_end = excluded.low_end, matches = excluded.matches`,
    ...[row.season, row.game, row.who, row.mu, row.sigma, lowEnd(row), row.matches],
  );
}
