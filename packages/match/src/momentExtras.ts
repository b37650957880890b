import type { Seat } from '@portolan/kernel';
import type { ClockInfo, Moment, SilenceInfo, TakeBackInfo } from '@portolan/protocol';
import { type ClockState, clockInfo } from './clock.ts';
import { hiddenBelow, type MatchPosition } from './matchPosition.ts';
import { unanswered, voteFrom, votesNeeded } from './planTableRequest.ts';
import { isPerson, isReplaced } from './tableState.ts';
import { LAST_UNDO } from './undoTarget.ts';

type Extras = Pick<Moment, 'clocks' | 'takeBack' | 'askBack' | 'silent'>;

/** What a moment says about clocks, requests and silence to the player of the seats `own`. */
export function momentExtras(position: MatchPosition, own: readonly Seat[]): Extras {
  const { table, counted, awaiting, seq, start } = position;
  const mayAsk = counted.length > 0 && awaiting.length > 0 && seq < LAST_UNDO && table.request === undefined;
  const asks = mayAsk && own.some((seat) => !isReplaced(table, seat));
  return {
    ...(table.clock === undefined ? {} : { clocks: clocksFor(position, table.clock, own) }),
    ...(table.request === undefined ? {} : { takeBack: takeBackInfo(position, table.request) }),
    ...(asks ? { askBack: { hiddenBelow: hiddenBelow(position) } } : {}),
    ...(start.terms?.silenceHours === undefined ? {} : { silent: silent(position) }),
  };
}

/** Clocks are the same for all viewers, and days off take a while to compute. */
const clocks = new WeakMap<ClockState, readonly (ClockInfo | null)[]>();

function clocksFor(position: MatchPosition, clock: ClockState, own: readonly Seat[]): readonly (ClockInfo | null)[] {
  let all = clocks.get(clock);
  if (all === undefined) {
    all = position.table.seats.map(({ resigned }, seat) =>
      isPerson(position.start, seat) && !resigned ? clockInfo(clock, seat) : null,
    );
    clocks.set(clock, all);
  }
  if (clock.terms.kind === 'live') return all;
  // Where players live and when they are away is nobody else's business.
  return all.map((info, seat) => {
    const calendar = own.includes(seat) ? clock.calendars[seat] : undefined;
    return info === null || calendar === undefined ? info : { ...info, calendar };
  });
}

function takeBackInfo(
  position: MatchPosition,
  { seq, seat, to, agreed, hidden }: NonNullable<MatchPosition['table']['request']>,
): TakeBackInfo {
  return { seq, seat, to, agreed, awaiting: unanswered(position), ...(hidden ? { hidden: true } : {}) };
}

function silent(position: MatchPosition): readonly SilenceInfo[] {
  return position.awaiting.flatMap((seat) => {
    const from = voteFrom(position, seat);
    if (from === undefined) return [];
    const votes = position.table.votes.filter((vote) => vote.for === seat).map((vote) => vote.seat);
    return [{ seat, from, votes, needed: votesNeeded(position, seat) }];
  });
}
