import type { BaseEvent } from '@portolan/kernel';
import { type MatchPosition, type MatchStart, nextPosition, openPosition, type PositionStep } from './matchPosition.ts';
import type { EntryRow } from './table.ts';

/** A match after one of its entries. */
export interface HistoryStep {
  readonly position: MatchPosition;
  /** The latest entry; absent at the start. */
  readonly row?: EntryRow;
  readonly events: readonly BaseEvent[];
}

/** A stored log that cannot be replayed. */
export class DamagedLogError extends Error {
  override name = 'DamagedLogError';
}

/** All positions of a match from the start, computed lazily. Throws where the log cannot be replayed. */
export function* historySteps(start: MatchStart, rows: readonly EntryRow[]): Generator<HistoryStep> {
  let position = openPosition(start);
  yield { position, events: [] };
  for (const row of rows) {
    const step = stepOf(position, row);
    position = step.position;
    yield { position, row, events: step.events };
  }
}

function stepOf(position: MatchPosition, row: EntryRow): PositionStep {
  try {
    return nextPosition(position, row.entry, row.at);
  } catch (error) {
    throw new DamagedLogError(`entry ${row.seq} cannot be replayed`, { cause: error });
  }
}
