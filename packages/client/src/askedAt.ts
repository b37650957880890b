import type { EntryInfo } from '@portolan/protocol';
import type { ReplayMoment } from './replayMoments.ts';

/**
 * When the seat that made this move had been asked: with the entry since which it was awaited. Undefined for the first
 * question of a match and for entries that are no moves.
 */
export function askedAt(moments: readonly ReplayMoment[], { seq, entry }: ReplayMoment): number | undefined {
  if (entry?.kind !== 'move' || entry.seat === undefined) return undefined;
  const { seat } = entry;
  const before = moments.filter((one) => one.seq < seq);
  // It was asked with the moment after the last one without it, or with an entry that put its question anew.
  const since = before.findLastIndex((one) => !one.awaiting.includes(seat) || asksAnew(one, seat));
  const asking = before[since]?.awaiting.includes(seat) === true ? since : since + 1;
  return before[Math.max(0, asking)]?.entry?.at;
}

/** Requests, votes and days off leave the question as it is. */
function asksAnew({ entry }: ReplayMoment, seat: number): boolean {
  if (entry?.kind === 'takeBack') return true;
  return entry?.seat === seat && ANEW.has(entry.kind);
}

const ANEW: ReadonlySet<EntryInfo['kind']> = new Set(['move', 'end', 'undo', 'standIn', 'return']);
