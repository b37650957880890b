import {
  type EventSink,
  InvariantError,
  joinDecisions,
  noSeat,
  onlySeat,
  type RuleId,
  type Seat,
} from '@portolan/kernel';
import type { Event } from '../events.ts';
import { NO_CHART } from '../ids.ts';
import { type Move, writeMove } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { bid } from './bid.ts';
import { explore } from './explore.ts';
import { settle } from './settle.ts';
import type { Asked, Box, Decision } from './types.ts';

/** A kind of frame without a decision does not compile. */
const decisions: { readonly [K in Frame['kind']]: Decision<K> } = { bid, explore, settle };

const decision = joinDecisions<Box, State, Asked<Frame['kind']>, Move, Event>(decisions);

export function awaiting({ stack, players }: State): readonly Seat[] {
  const frame = stack.at(-1);
  if (frame === undefined) return noSeat();
  if (frame.kind !== 'bid') return onlySeat(frame.seat);
  return players.flatMap((player, seat) => (player.bid === NO_CHART ? [seat] : []));
}

export function legalMoves(state: State, seat: Seat, out: Move[]): Move[] {
  out.length = 0;
  const asked = ask(state, seat);
  if (asked !== undefined) decision.legal(undefined, state, asked, out);
  return out;
}

export function apply(state: State, seat: Seat, move: Move, emit?: EventSink<Event>): void {
  const asked = ask(state, seat);
  if (asked === undefined) throw new InvariantError(`'${writeMove(move)}' of seat ${seat}, which is not asked`);
  decision.apply({ box: undefined, state, emit }, asked, move);
}

export function whyNot(state: State, seat: Seat, move: Move): RuleId | undefined {
  const asked = ask(state, seat);
  return asked === undefined ? undefined : decision.whyNot(undefined, state, asked, move);
}

/** The top frame of the stack, as it is put to `seat`; undefined when that seat is not asked. */
function ask(state: State, seat: Seat): Asked<Frame['kind']> | undefined {
  const frame = state.stack.at(-1);
  if (frame === undefined || !awaiting(state).includes(seat)) return undefined;
  return { kind: frame.kind, frame, seat, player: state.players[seat] };
}
