import { type BaseEvent, ok, type Result } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import type { GameRegistry } from '../gameRegistry.ts';
import type { EntryRow, Store, TableRow } from '../store/store.ts';
import { type MatchPosition, type MatchStart, nextPosition, openPosition } from './matchPosition.ts';
import { openGame } from './openGame.ts';

/** A match after one of its entries. */
export interface HistoryStep {
  readonly position: MatchPosition;
  /** The latest entry; absent at the start. */
  readonly row?: EntryRow;
  readonly events: readonly BaseEvent[];
}

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
): Promise<Result<MatchHistory, RefusalInfo>> {
  const opened = await openGame(games, store, table);
  if (!opened.ok) return opened;
  const { game } = opened.value;
  const start = { game, options: table.options, seats: table.seats.length, seed: table.seed };
  const rows = await store.entries(table.id, 0);
  return ok({ last: rows.length, rows, start, steps: historySteps(start, rows) });
}

export function* historySteps(start: MatchStart, rows: readonly EntryRow[]): Generator<HistoryStep> {
  let position = openPosition(start);
  yield { position, events: [] };
  for (const row of rows) {
    const step = nextPosition(position, row.entry);
    position = step.position;
    yield { position, row, events: step.events };
  }
}
