import type { TableRow } from '../store/store.ts';
import type { Kept } from './keptMatches.ts';

/** Entries come from the log; what else is in the row is changed by any server. */
export async function bringUpToDate({ local }: Kept, row: TableRow): Promise<void> {
  if (row.seq > local.position().seq) await local.catchUp();
  const { host, rematch, seats } = row;
  const isSame = row.seq === local.position().seq;
  local.setRow((before) => ({ ...before, host, rematch, ...(isSame ? { seats } : {}) }));
}
