import { type PlayedMatch, replayLog } from '../liveMatch.ts';
import type { MatchStart } from '../matchPosition.ts';
import type { EntryRow } from '../table.ts';

/** `replayLog` without pauses. */
export function replayWhole(start: MatchStart, rows: readonly EntryRow[]): PlayedMatch {
  const replay = replayLog(start, rows);
  for (;;) {
    const step = replay.next();
    if (step.done === true) return step.value;
  }
}
