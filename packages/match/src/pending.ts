import type { Seat } from '@portolan/kernel';
import type { MatchPosition } from './matchPosition.ts';
import { unanswered } from './planWish.ts';

/** What is open at a table besides decisions of the game, as far as somebody who is away has to know it. */
export interface Pending {
  /** Seats that have to answer a request to go back. */
  readonly answers?: readonly Seat[];
  /** Seats for which others want a stand-in. */
  readonly votes?: readonly Seat[];
}

export const NOTHING_PENDING: Pending = {};

export function pendingAt(position: MatchPosition): Pending {
  const { awaiting, table } = position;
  if (awaiting.length === 0) return NOTHING_PENDING;
  const answers = unanswered(position);
  const votes = [...new Set(table.votes.map((vote) => vote.for))];
  return {
    ...(answers.length === 0 ? {} : { answers }),
    ...(votes.length === 0 ? {} : { votes }),
  };
}
