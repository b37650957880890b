import type { LogEntry } from '@portolan/protocol';
import { planEntry } from './liveMatch.ts';
import { type MatchPosition, type MatchStart, openPosition } from './matchPosition.ts';

/** The position after all entries of a log from elsewhere; undefined if one of them was not allowed. */
export function checkEntries(start: MatchStart, entries: readonly LogEntry[]): MatchPosition | undefined {
  let position = openPosition(start);
  for (const entry of entries) {
    if (entry.seat >= start.seats) return undefined;
    const planned = planEntry(position, entry);
    if (!planned.ok) return undefined;
    position = planned.value.step.position;
  }
  return position;
}
