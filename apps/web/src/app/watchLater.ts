import type { TableInfo } from '@portolan/protocol';

/** Tables that were started from this page in order to watch them. */
const wanted = new Set<string>();

export function watchFromStart(table: string): void {
  wanted.add(table);
}

/**
 * Whether to show the game from its beginning. Bots finish a game within seconds, so one that they still play has only
 * just begun; of a finished one, the page that started it may not have shown anything yet.
 */
export function isToWatch({ id, seats, status }: TableInfo): boolean {
  const asked = wanted.delete(id);
  return isBotsOnly(seats) && (asked || status === 'running');
}

export function isBotsOnly(seats: TableInfo['seats']): boolean {
  return seats.every(({ kind }) => kind === 'bot');
}
