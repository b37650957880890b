import type { NewTournament, TournamentStatus } from '@portolan/protocol';

/** A tournament. Its groups and standings follow from its games. */
export interface TournamentRow extends Required<NewTournament> {
  readonly id: string;
  readonly host: string;
  readonly status: TournamentStatus;
  /** Counted from 1; 0 before it begins. */
  readonly stage: number;
  readonly round: number;
  readonly createdAt: number;
  /** When the games of the round are decided; null if none are played. */
  readonly deadline: number | null;
  readonly winner: string | null;
  /** Incremented by every change; a writer states the revision it has seen. */
  readonly rev: number;
}

export interface TournamentChange {
  readonly status?: TournamentStatus;
  readonly stage?: number;
  readonly round?: number;
  readonly deadline?: number | null;
  readonly winner?: string | null;
}

/** A game of a tournament. Its table is created after it has been planned. */
export interface TournamentGameRow {
  readonly tournament: string;
  readonly stage: number;
  readonly group: number;
  readonly round: number;
  readonly table: string;
  /** By seat: players, or `bot:` with a number. */
  readonly players: readonly string[];
  /** Undefined until it is decided. */
  readonly result?: TournamentResult;
}

export interface TournamentResult {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Decided at the deadline. */
  readonly adjudged: boolean;
}

export interface TournamentFilter {
  readonly statuses: readonly TournamentStatus[];
  readonly limit: number;
}

export interface TournamentStore {
  addTournament(row: TournamentRow): Promise<void>;
  tournament(id: string): Promise<TournamentRow | undefined>;
  /** Latest first. */
  tournaments(filter: TournamentFilter): Promise<TournamentRow[]>;
  /** Those that a player hosts or has signed up for; latest first. */
  tournamentsOf(player: string, limit: number): Promise<TournamentRow[]>;
  /** Those of a host that are not over. */
  countTournaments(host: string): Promise<number>;
  /** False if the tournament has begun, or has as many as `most` already. Signing up twice changes nothing. */
  enterTournament(id: string, player: string, most: number): Promise<boolean>;
  /** False if the tournament has begun. */
  leaveTournament(id: string, player: string): Promise<boolean>;
  /** In the order of signing up. */
  entrants(id: string): Promise<string[]>;
  /** Changes a tournament and plans games, at once; false if it has changed since `rev`. */
  advanceTournament(
    id: string,
    rev: number,
    change: TournamentChange,
    games: readonly TournamentGameRow[],
  ): Promise<boolean>;
  tournamentGames(id: string): Promise<TournamentGameRow[]>;
  /** The tournament of a table. */
  tournamentOf(table: string): Promise<string | undefined>;
  /** False if the game has been decided already. */
  decideGame(table: string, result: TournamentResult): Promise<boolean>;
}
