import type { Seat } from '@portolan/kernel';
import type { LogEntry } from '@portolan/protocol';
import { zeroAt } from './clock.ts';
import type { MatchPosition } from './matchPosition.ts';
import { STAND_IN, unanswered, votesNeeded } from './planTableRequest.ts';

/**
 * What the table itself has to write next: everyone has agreed to go back, enough have voted for a stand-in, or somebody
 * has no time left at `now`. Undefined if it has nothing to do. Without `now` clocks are left alone.
 */
export function tableDuty(position: MatchPosition, now?: number): LogEntry | undefined {
  const { table, awaiting } = position;
  const isQuiet = table.clock === undefined && table.request === undefined && table.votes.length === 0;
  if (isQuiet || awaiting.length === 0) return undefined;
  return agreed(position) ?? voted(position) ?? (now === undefined ? undefined : flagged(position, now));
}

function agreed(position: MatchPosition): LogEntry | undefined {
  const { request } = position.table;
  if (request === undefined || unanswered(position).length > 0) return undefined;
  return { kind: 'takeBack', seat: request.seat, to: request.to };
}

function voted(position: MatchPosition): LogEntry | undefined {
  const { votes } = position.table;
  const target = votes.find(({ for: seat }) => countVotes(position, seat) >= votesNeeded(position, seat))?.for;
  return target === undefined ? undefined : { kind: 'standIn', seat: target, bot: STAND_IN, why: 'vote' };
}

function countVotes({ table }: MatchPosition, target: Seat): number {
  return table.votes.filter((vote) => vote.for === target).length;
}

function flagged({ start, table, awaiting }: MatchPosition, now: number): LogEntry | undefined {
  const { clock } = table;
  if (clock === undefined) return undefined;
  const seat = awaiting.find((one) => (zeroAt(clock, one) ?? Number.POSITIVE_INFINITY) <= now);
  if (seat === undefined) return undefined;
  if (start.terms?.atZero === 'resign') return { kind: 'resign', seat, why: 'flag' };
  return { kind: 'standIn', seat, bot: STAND_IN, why: 'flag' };
}
