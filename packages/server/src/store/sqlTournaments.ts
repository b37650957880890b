import type { NewTournament, TournamentStatus } from '@portolan/protocol';
import { type Cells, parseJson } from './rows.ts';
import { all, changed, hold, one, run, type SqlClient, type Work } from './sql.ts';
import type {
  TournamentChange,
  TournamentGameRow,
  TournamentResult,
  TournamentRow,
  TournamentStore,
} from './tournamentStore.ts';

export function tournamentStore(db: SqlClient): TournamentStore {
  return {
    addTournament: (row) => db.write(() => insertTournament(row)),
    tournament: async (id) => readTournament(await db.one('SELECT * FROM tournament WHERE id = ?', id)),
    async tournaments({ statuses, limit }) {
      const found = await db.read(function* () {
        const rows: Cells[] = [];
        for (const status of statuses) rows.push(...(yield* all(LATEST, status, limit)));
        return rows;
      });
      const rows = found.flatMap((row) => readTournament(row) ?? []);
      return rows.sort((first, second) => second.createdAt - first.createdAt).slice(0, limit);
    },
    tournamentsOf: async (player, limit) =>
      (await db.all(OF_PLAYER, player, player, limit)).flatMap((row) => readTournament(row) ?? []),
    async countTournaments(host) {
      const text = "SELECT count(*) AS n FROM tournament WHERE host = ? AND status IN ('open', 'running')";
      return Number((await db.one(text, host))?.n ?? 0);
    },
    enterTournament: (id, player, most) =>
      db.write(function* () {
        if ((yield* hold(OPEN, id)) === undefined) return false;
        const row = yield* one('SELECT count(*) AS n, max(number) AS last FROM entrant WHERE tournament = ?', id);
        const mine = yield* one('SELECT number FROM entrant WHERE tournament = ? AND player = ?', id, player);
        if (mine !== undefined) return true;
        if (Number(row?.n ?? 0) >= most) return false;
        const number = Number(row?.last ?? 0) + 1;
        yield* run('INSERT INTO entrant (tournament, player, number) VALUES (?, ?, ?)', id, player, number);
        return true;
      }),
    leaveTournament: (id, player) =>
      db.write(function* () {
        if ((yield* hold(OPEN, id)) === undefined) return false;
        yield* run('DELETE FROM entrant WHERE tournament = ? AND player = ?', id, player);
        return true;
      }),
    entrants: async (id) =>
      (await db.all('SELECT player FROM entrant WHERE tournament = ? ORDER BY number', id)).map(({ player }) =>
        String(player),
      ),
    advanceTournament: (id, rev, change, games) =>
      db.write(function* () {
        if (!(yield* changeTournament({ id, rev, change }))) return false;
        for (const game of games) yield* insertGame(game);
        return true;
      }),
    tournamentGames: async (id) => (await db.all(GAMES, id)).map(readGame),
    async tournamentOf(table) {
      const row = await db.one('SELECT tournament FROM tournament_game WHERE game_table = ?', table);
      return row === undefined ? undefined : String(row.tournament);
    },
    decideGame: (table, result) => db.write(() => changed(DECIDE, JSON.stringify(result), table)),
  };
}

/** Removes a player from tournaments that have not begun; in others the seats stay, played by an unknown player. */
export function* forgetEntrant(player: string): Work<void> {
  const open = "SELECT 1 FROM tournament WHERE tournament.id = entrant.tournament AND status = 'open'";
  yield* run(`DELETE FROM entrant WHERE player = ? AND EXISTS (${open})`, player);
}

const LATEST = 'SELECT * FROM tournament WHERE status = ? ORDER BY created_at DESC LIMIT ?';
const OF_PLAYER = `SELECT * FROM tournament
  WHERE host = ? OR id IN (SELECT tournament FROM entrant WHERE player = ?) ORDER BY created_at DESC, id LIMIT ?`;
const GAMES = 'SELECT * FROM tournament_game WHERE tournament = ? ORDER BY stage, grp, round, game_table';
const DECIDE = 'UPDATE tournament_game SET result = ? WHERE game_table = ? AND result IS NULL';
const OPEN = "SELECT id FROM tournament WHERE id = ? AND status = 'open'";

function* insertTournament(row: TournamentRow): Work<void> {
  yield* run(
    `INSERT INTO tournament (id, title, game, host, seats, group_size, rounds, round_days, terms, status, stage, round,
       created_at, deadline, winner, rev) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[row.id, row.title, row.game, row.host, row.seats, row.groupSize, row.rounds, row.roundDays],
    ...[JSON.stringify(row.terms), row.status, row.stage, row.round, row.createdAt, row.deadline, row.winner, row.rev],
  );
}

interface Changed {
  readonly id: string;
  readonly rev: number;
  readonly change: TournamentChange;
}

function* changeTournament({ id, rev, change }: Changed): Work<boolean> {
  const cells = Object.entries(change).filter(([, value]) => value !== undefined);
  const sets = [...cells.map(([name]) => `${name} = ?`), 'rev = rev + 1'].join(', ');
  const values = cells.map(([, value]) => value);
  return yield* changed(`UPDATE tournament SET ${sets} WHERE id = ? AND rev = ?`, ...values, id, rev);
}

function* insertGame({ table, tournament, stage, group, round, players }: TournamentGameRow): Work<void> {
  yield* run(
    'INSERT INTO tournament_game (game_table, tournament, stage, grp, round, players) VALUES (?, ?, ?, ?, ?, ?)',
    ...[table, tournament, stage, group, round, JSON.stringify(players)],
  );
}

function readTournament(row: Cells | undefined): TournamentRow | undefined {
  if (row === undefined) return undefined;
  return {
    id: String(row.id),
    title: String(row.title),
    game: String(row.game),
    host: String(row.host),
    seats: Number(row.seats),
    groupSize: Number(row.group_size),
    rounds: Number(row.rounds),
    roundDays: Number(row.round_days),
    terms: (parseJson(row.terms) ?? {}) as NonNullable<NewTournament['terms']>,
    status: row.status as TournamentStatus,
    stage: Number(row.stage),
    round: Number(row.round),
    createdAt: Number(row.created_at),
    deadline: row.deadline === null ? null : Number(row.deadline),
    winner: row.winner === null ? null : String(row.winner),
    rev: Number(row.rev),
  };
}

function readGame(row: Cells): TournamentGameRow {
  const result = parseJson(row.result) as TournamentResult | undefined;
  return {
    tournament: String(row.tournament),
    stage: Number(row.stage),
    group: Number(row.grp),
    round: Number(row.round),
    table: String(row.game_table),
    players: (parseJson(row.players) ?? []) as string[],
    ...(result === undefined ? {} : { result }),
  };
}
