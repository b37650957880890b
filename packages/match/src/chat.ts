import type { ChatLine } from '@portolan/protocol';
import { isOver, playersOf, type TableRow } from './table.ts';

/** While a game is running, its players cannot read what spectators say about it. */
export function mayRead(table: TableRow, player: string | undefined, line: Pick<ChatLine, 'spectator'>): boolean {
  if (line.spectator !== true || isOver(table.status)) return true;
  return player === undefined || !playersOf(table).has(player);
}
