import { standingMoves } from '@portolan/client';
import type { EntryInfo } from '@portolan/protocol';

/** A move from which everything can be taken back. */
export interface TakeBackChoice {
  readonly move: EntryInfo;
  /** How many entries the match goes back to. */
  readonly to: number;
}

/** Enough to find any slip; nobody would agree to go further back. */
const MOST = 40;

/** The moves that can be taken back, the latest first. */
export function takeBackChoices(entries: readonly EntryInfo[]): readonly TakeBackChoice[] {
  const standing = standingMoves(entries);
  return standing
    .map((move, at) => ({ move, to: standing[at - 1]?.seq ?? 0 }))
    .slice(-MOST)
    .reverse();
}

/** What somebody who asks usually means: their own last decision, otherwise the last move of all. */
export function usualChoice(choices: readonly TakeBackChoice[], own: readonly number[]): TakeBackChoice | undefined {
  const isOwn = ({ move: { seat } }: TakeBackChoice): boolean => seat !== undefined && own.includes(seat);
  return choices.find(isOwn) ?? choices[0];
}

/** The standing moves that would be taken back, in order. */
export function takenBack(entries: readonly EntryInfo[], to: number): readonly EntryInfo[] {
  return standingMoves(entries).filter(({ seq }) => seq > to);
}
