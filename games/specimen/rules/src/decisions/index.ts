import { type EventSink, InvariantError, noSeat, onlySeat, type RuleId, type Seat } from '@portolan/kernel';
import type { Event } from '../events.ts';
import { NO_CHART } from '../ids.ts';
import { type Move, writeMove } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { bid } from './bid.ts';
import { explore } from './explore.ts';
import { settle } from './settle.ts';
import type { Answers, Asked, Decision } from './types.ts';

/** A kind of frame without a decision does not compile. */
const decisions: { readonly [K in Frame['kind']]: Decision<K> } = { bid, explore, settle };

const ANSWERS: { readonly [K in Frame['kind']]: readonly Answers[K][] } = {
  bid: ['bid'],
  explore: ['look', 'goHome'],
  settle: ['claim', 'leave'],
};

export function awaiting({ stack, players }: State): readonly Seat[] {
  const frame = stack.at(-1);
  if (frame === undefined) return noSeat();
  if (frame.kind !== 'bid') return onlySeat(frame.seat);
  return players.flatMap((player, seat) => (player.bid === NO_CHART ? [seat] : []));
}

export function legalMoves(state: State, seat: Seat, out: Move[]): Move[] {
  out.length = 0;
  const asked = ask(state, seat);
  if (asked !== undefined) decisionFor(asked).legal(state, asked, out);
  return out;
}

export function apply(state: State, seat: Seat, move: Move, emit?: EventSink<Event>): void {
  const asked = ask(state, seat);
  if (asked === undefined) throw new InvariantError(`'${writeMove(move)}' of seat ${seat}, which is not asked`);
  decisionFor(asked).apply(state, asked, move as never, emit);
}

export function whyNot(state: State, seat: Seat, move: Move): RuleId | undefined {
  const asked = ask(state, seat);
  if (asked === undefined) return undefined;
  const answers: readonly string[] = ANSWERS[asked.frame.kind];
  if (!answers.includes(move.kind)) return 'SP-ROUND-01';
  return decisionFor(asked).whyNot(state, asked, move as never);
}

/** The question on top of the stack, if it is put to `seat`. */
function ask(state: State, seat: Seat): Asked<Frame['kind']> | undefined {
  const frame = state.stack.at(-1);
  if (frame === undefined || !awaiting(state).includes(seat)) return undefined;
  return { frame, seat, player: state.players[seat] };
}

/** The compiler cannot see that a frame and the decision under its own kind fit: the casts of the rules are here. */
function decisionFor(asked: Asked<Frame['kind']>): Decision<Frame['kind']> {
  return decisions[asked.frame.kind] as Decision<Frame['kind']>;
}
