import type { AnyGame } from '@portolan/kernel';
import type { MatchStart } from './matchPosition.ts';
import type { TableRow } from './table.ts';

/** What determines the match of a table, given its game in the version it is played by. */
export function startOfTable(table: TableRow, game: AnyGame, components?: unknown): MatchStart {
  const { options, seats, seed, terms, startedAt } = table;
  return {
    game,
    components,
    options,
    seats: seats.length,
    seed,
    terms,
    ...(startedAt === undefined ? {} : { startedAt }),
    bots: seats.map(({ kind }) => kind === 'bot'),
  };
}
