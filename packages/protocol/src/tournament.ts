import type { Party } from './record.ts';
import type { TableTerms } from './terms.ts';

export const TOURNAMENT_STATUSES = ['open', 'running', 'over'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** What a host decides on. */
export interface NewTournament {
  readonly title: string;
  readonly game: string;
  /** Players at each table. */
  readonly seats: number;
  /** Players in each group: one table or more. */
  readonly groupSize: number;
  /** Games of everybody in each stage. */
  readonly rounds: number;
  /** Days until an unfinished game of a round is decided. */
  readonly roundDays: number;
  readonly terms?: TableTerms;
}

/** A tournament in a list. */
export interface TournamentSummary extends Required<NewTournament> {
  readonly id: string;
  readonly status: TournamentStatus;
  readonly host: Party;
  readonly entrants: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly winner?: Party;
}

export interface TournamentSide {
  readonly party: Party;
  readonly place?: number;
}

export interface TournamentGame {
  readonly round: number;
  readonly table: string;
  /** By seat. */
  readonly sides: readonly TournamentSide[];
  /** It was decided at the deadline. */
  readonly adjudged?: true;
}

export interface StandingLine {
  readonly party: Party;
  /** Opponents beaten; half a point for each tie. */
  readonly points: number;
  readonly wins: number;
  readonly score: number;
  readonly games: number;
}

export interface TournamentGroup {
  /** From the best. */
  readonly standings: readonly StandingLine[];
  readonly games: readonly TournamentGame[];
}

export interface TournamentStage {
  /** The last stage, among the winners of the groups before. */
  readonly final: boolean;
  readonly groups: readonly TournamentGroup[];
}

export interface TournamentInfo extends TournamentSummary {
  /** In the order of signing up. */
  readonly players: readonly Party[];
  readonly stages: readonly TournamentStage[];
  /** When the present round is decided. */
  readonly deadline?: number;
}

export const MOST_ENTRANTS = 64;
