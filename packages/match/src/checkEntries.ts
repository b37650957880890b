import { type LogEntry, seatOf } from '@portolan/protocol';
import { type MatchPosition, type MatchStart, openPosition } from './matchPosition.ts';
import { planEntry } from './planEntry.ts';

/** An entry and when it was written; 0 where the log has no times. */
export interface TimedEntry {
  readonly entry: LogEntry;
  readonly at: number;
}

/** The position after all entries of a log from elsewhere; undefined if one of them was not allowed. */
export function checkEntries(start: MatchStart, entries: readonly TimedEntry[]): MatchPosition | undefined {
  let position = openPosition(start);
  for (const { entry, at } of entries) {
    if ((seatOf(entry) ?? 0) >= start.seats) return undefined;
    const planned = planEntry(position, entry, at);
    if (!planned.ok) return undefined;
    position = planned.value.step.position;
  }
  return position;
}
