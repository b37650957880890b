import { advise } from '../bot/advice.ts';
import type { Table } from './table.ts';

/** The ratings of the asked seat's moves in notation, the best first. */
export function ratingsAt(table: Table): Map<string, number> {
  const seat = table.asked();
  const moves = table.game.legalMoves(table.state, seat, []);
  const ratings = advise(table.box).rate(table.view(seat), moves);
  const rated = moves.map((move, i): [string, number] => [table.game.writeMove(move), ratings[i]]);
  return new Map(rated.sort(([, one], [, other]) => other - one));
}

export function bestAt(table: Table): string {
  return [...ratingsAt(table).keys()][0];
}
