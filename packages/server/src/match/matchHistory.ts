import { fail, ok, type Result } from '@portolan/kernel';
import { type HistoryStep, historySteps, type MatchStart, startOfTable } from '@portolan/match';
import { type RefusalInfo, refusal } from '@portolan/protocol';
import type { GameRegistry } from '../gameRegistry.ts';
import type { Meter } from '../meter.ts';
import type { EntryRow, Store, TableRow } from '../store/store.ts';
import { openGame } from './openGame.ts';

export interface MatchHistory {
  /** The number of entries. */
  readonly last: number;
  readonly rows: readonly EntryRow[];
  readonly start: MatchStart;
  /** From the start, computed lazily. */
  readonly steps: Iterable<HistoryStep>;
}

/** All positions of a match, replayed from its log. */
export async function readHistory(
  { games, store }: { readonly games: GameRegistry; readonly store: Store },
  table: TableRow,
  meter: Meter,
): Promise<Result<MatchHistory, RefusalInfo>> {
  if (table.damage !== undefined) return fail(refusal('damaged'));
  const opened = await openGame(games, store, table, { meter });
  if (!opened.ok) return opened;
  const { game } = opened.value;
  const start = startOfTable(table, game);
  const rows = await store.entries(table.id, 0);
  return ok({ last: rows.length, rows, start, steps: historySteps(start, rows) });
}
