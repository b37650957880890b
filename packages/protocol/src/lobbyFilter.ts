import type { TableTerms } from './terms.ts';

/** How a table is played: in one sitting by the clock, with days for each turn, or without a clock. */
export const TABLE_PACES = ['live', 'days', 'untimed'] as const;
export type TablePace = (typeof TABLE_PACES)[number];

export function paceOf({ clock }: TableTerms): TablePace {
  if (clock === undefined) return 'untimed';
  return clock.kind === 'live' ? 'live' : 'days';
}

/** Which tables of the lobby, and which offers, somebody wants to see. */
export interface LobbyFilter {
  readonly game?: string;
  /** The number of players. */
  readonly seats?: number;
  /** At least this many free seats. */
  readonly free?: number;
  readonly pace?: TablePace;
  readonly rated?: boolean;
  /** In this language, or in any. */
  readonly language?: string;
}

/** The query of an address for a filter, without the question mark; empty if everything is wanted. */
export function writeLobbyFilter({ game, seats, free, pace, rated, language }: LobbyFilter): string {
  const query = new URLSearchParams();
  if (game !== undefined) query.set('game', game);
  if (seats !== undefined) query.set('seats', String(seats));
  if (free !== undefined) query.set('free', String(free));
  if (pace !== undefined) query.set('pace', pace);
  if (rated !== undefined) query.set('rated', rated ? 'yes' : 'no');
  if (language !== undefined) query.set('language', language);
  return query.toString();
}
