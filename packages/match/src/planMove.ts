import { fail, ok, play, type Result, type Seat } from '@portolan/kernel';
import { type LogEntry, type RefusalInfo, refusal } from '@portolan/protocol';
import { type MatchPosition, nextPosition, type PositionStep, positionAfterMove } from './matchPosition.ts';
import { isReplaced } from './tableState.ts';
import { mayUndoTo, type UndoLimits } from './undoTarget.ts';

export interface Proposal {
  /** Chosen by the sender: proposals with the same id are the same proposal. */
  readonly id: string;
  readonly seat: Seat;
  /** How many entries the sender had seen. */
  readonly seq: number;
  /** The bot that proposes it for the seat's player. */
  readonly standIn?: string;
}

/** The effect of a proposal that is allowed. */
export interface Planned {
  readonly entry: LogEntry;
  readonly step: PositionStep;
}

export type Plan = Result<Planned, RefusalInfo>;

export function planned(position: MatchPosition, entry: LogEntry, at: number): Plan {
  return ok({ entry, step: nextPosition(position, entry, at) });
}

export interface MovePlan {
  readonly text: string;
  readonly final: boolean;
  readonly at: number;
}

export function planMove(position: MatchPosition, proposal: Proposal, { text, final, at }: MovePlan): Plan {
  const { seat, standIn } = proposal;
  const since = position.awaitedSince[seat] ?? -1;
  // Other seats may have answered since, but the seat's own decision must be the one its page saw.
  const seq = since >= 0 && proposal.seq >= since && proposal.seq <= position.seq ? position.seq : proposal.seq;
  if (position.ending !== undefined) {
    if (seq !== position.seq) return fail({ code: 'stale' });
    return fail(refusal('turnNotEnded'));
  }
  const played = play(position.start.game, position, { seat, seq, text });
  if (played.ok) {
    const more = { ...(final ? { final } : {}), ...(standIn === undefined ? {} : { standIn }) };
    const entry = { kind: 'move' as const, seat, text: played.value.text, ...more };
    return ok({ entry, step: positionAfterMove(position, played.value, { entry, at, isFinal: final }) });
  }
  const { error } = played;
  return fail({ code: error.code, ...('rule' in error && error.rule !== undefined ? { rule: error.rule } : {}) });
}

export interface UndoPlan {
  readonly to: number;
  readonly at: number;
  readonly limits?: UndoLimits;
}

export function planUndo(position: MatchPosition, { seat, seq }: Proposal, { to, at, limits }: UndoPlan): Plan {
  if (position.awaiting.length === 0) return fail({ code: 'over' });
  if (seq !== position.seq) return fail({ code: 'stale' });
  if (!mayUndoTo(position, seat, to, limits)) return fail({ code: 'noUndo' });
  return planned(position, { kind: 'undo', seat, to }, at);
}

export function planEnd(position: MatchPosition, { seat, seq, standIn }: Proposal, at: number): Plan {
  if (position.awaiting.length === 0) return fail({ code: 'over' });
  if (seq !== position.seq) return fail({ code: 'stale' });
  if (position.ending !== seat) return fail({ code: 'wrongSeat' });
  return planned(position, { kind: 'end', seat, ...(standIn === undefined ? {} : { standIn }) }, at);
}

/**
 * Why this sender may not decide for the seat: while a bot plays it, the player may not, and once the player has
 * returned, a bot that was still thinking may not.
 */
export function senderFault({ table }: MatchPosition, { seat, standIn }: Proposal): RefusalInfo | undefined {
  if (isReplaced(table, seat)) return standIn === undefined ? refusal('standInPlays') : undefined;
  return standIn === undefined ? undefined : { code: 'stale' };
}
