import { advise } from '../bot/advice.ts';
import type { Table } from './table.ts';

/** What the advice thinks of each legal move of the asked seat, the best first, in notation. */
export function ratingsAt(table: Table): Map<string, number> {
  const { seat } = table.question();
  const moves = table.game.legalMoves(table.state, seat, []);
  const ratings = advise(table.box).rate(table.view(seat), moves);
  const entries = moves.map((move, i) => [table.game.writeMove(move), ratings[i]] as const);
  return new Map(entries.sort(([, one], [, other]) => other - one));
}

/** The move that the advice likes best. */
export function bestAt(table: Table): string {
  return [...ratingsAt(table).keys()][0];
}
