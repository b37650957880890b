import { fail } from '@portolan/kernel';
import { type LogEntry, seatOf } from '@portolan/protocol';
import type { MatchPosition } from './matchPosition.ts';
import { type Plan, planEnd, planMove, planned, planUndo, senderFault } from './planMove.ts';
import { mayGoBackTo, planTableRequest, unanswered, votesNeeded } from './planTableRequest.ts';
import { isReplaced } from './tableState.ts';

/**
 * The effect of an entry of another log, if it is allowed at `position`. Times are not judged: what somebody's calendar
 * said is not published with the log, and a log from elsewhere may have none.
 */
export function planEntry(position: MatchPosition, entry: LogEntry, at: number): Plan {
  const proposal = { id: '', seat: seatOf(entry) ?? 0, seq: position.seq, ...standInOf(entry) };
  // Logs of the first format do not mark the moves of stand-ins.
  const isMarked = proposal.standIn !== undefined;
  const fault = isMarked ? senderFault(position, proposal) : undefined;
  if (fault !== undefined) return fail(fault);
  switch (entry.kind) {
    case 'move':
      return planMove(position, proposal, { text: entry.text, final: entry.final === true, at });
    case 'undo':
      return planUndo(position, proposal, { to: entry.to, at, limits: { silentToo: true } });
    case 'end':
      return planEnd(position, proposal, at);
    case 'askBack':
      return planTableRequest(position, entry.seat, { ...entry, seq: position.seq }, at);
    case 'answerBack':
    case 'withdrawBack':
      return planTableRequest(position, entry.seat, { ...entry, request: position.table.request?.seq ?? -1 }, at);
    case 'return':
      return planTableRequest(position, entry.seat, entry, at);
    default:
      return isPossible(position, entry) ? planned(position, entry, at) : fail({ code: 'notAllowed' });
  }
}

function standInOf(entry: LogEntry): { readonly standIn?: string } {
  return 'standIn' in entry && entry.standIn !== undefined ? { standIn: entry.standIn } : {};
}

type TableEntry = Extract<
  LogEntry,
  { readonly kind: 'resign' | 'standIn' | 'vote' | 'takeBack' | 'calendar' | 'paused' | 'resumed' }
>;

function isPossible(position: MatchPosition, entry: TableEntry): boolean {
  const { start, table, awaiting } = position;
  const { silenceHours, clock } = start.terms ?? {};
  if (awaiting.length === 0) return false;
  switch (entry.kind) {
    case 'resign':
      return entry.why === undefined || clock !== undefined;
    case 'standIn':
      if (isReplaced(table, entry.seat)) return false;
      if (entry.why === 'vote')
        return table.votes.filter((vote) => vote.for === entry.seat).length >= votesNeeded(position, entry.seat);
      return entry.why === 'asked' || clock !== undefined;
    case 'vote':
      return silenceHours !== undefined && !isReplaced(table, entry.seat) && entry.for < start.seats;
    case 'takeBack':
      return table.request?.to === entry.to && mayGoBackTo(position, entry.to) && unanswered(position).length === 0;
    case 'calendar':
      return clock?.kind === 'correspondence';
    case 'paused':
      return table.clock !== undefined && table.clock.paused === undefined;
    case 'resumed':
      return table.clock?.paused !== undefined;
  }
}
