import type { Seat } from '@portolan/kernel';
import { type ClockState, lowAt, zeroAt } from './clock.ts';
import type { MatchPosition } from './matchPosition.ts';
import { unanswered } from './planTableRequest.ts';

/** What is open at a table besides decisions of the game, as far as somebody who is away has to know it. */
export interface Pending {
  /** Seats that have to answer a request to go back. */
  readonly answers?: readonly Seat[];
  /** Seats for which others want a stand-in. */
  readonly votes?: readonly Seat[];
  /** The clocks that run, where turns have days. */
  readonly clocks?: readonly SeatClock[];
}

/** When the clock of a seat will be low, and when at zero, if nothing happens until then. */
export interface SeatClock {
  readonly seat: Seat;
  readonly low: number;
  readonly zero: number;
}

export const NOTHING_PENDING: Pending = {};

export function pendingAt(position: MatchPosition): Pending {
  const { awaiting, table } = position;
  if (awaiting.length === 0) return NOTHING_PENDING;
  const answers = unanswered(position);
  const votes = [...new Set(table.votes.map((vote) => vote.for))];
  const clocks = table.clock === undefined ? [] : runningClocks(table.clock, awaiting);
  return {
    ...(answers.length === 0 ? {} : { answers }),
    ...(votes.length === 0 ? {} : { votes }),
    ...(clocks.length === 0 ? {} : { clocks }),
  };
}

function runningClocks(clock: ClockState, awaiting: readonly Seat[]): SeatClock[] {
  return awaiting.flatMap((seat) => {
    const low = lowAt(clock, seat);
    const zero = zeroAt(clock, seat);
    return low === undefined || zero === undefined ? [] : [{ seat, low, zero }];
  });
}
