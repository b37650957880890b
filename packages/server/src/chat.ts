import type { ChatLine } from '@portolan/protocol';
import { playersOf } from './store/rows.ts';
import type { TableRow } from './store/store.ts';

/** While a game is running, its players do not read what spectators say about it. */
export function mayRead(table: TableRow, player: string | undefined, line: Pick<ChatLine, 'spectator'>): boolean {
  if (line.spectator !== true || table.status === 'finished') return true;
  return player === undefined || !playersOf(table).has(player);
}
