import type { EventSink } from '@portolan/kernel';
import { askShip, endShip, type Leg } from '../actions/blue.ts';
import { type Box, layoutOf } from '../box.ts';
import { pay } from '../effects/gold.ts';
import type { Event } from '../events.ts';
import type { Berth } from '../ids.ts';
import { reachFrom, stepsTo } from '../map/reach.ts';
import { stepsBetween } from '../map/voyages.ts';
import type { Move } from '../moves.ts';
import { canFound, isTaken, takenBerths } from '../queries/harbours.ts';
import { openTokens } from '../queries/tokens.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/** Out of a harbour and back into it. [AM-BLUE-21] */
const ROUND_TRIP = 2;

/**
 * Where one ship sails. The way does not matter, so only its end is asked for. [AM-BLUE-03] [AM-BLUE-11] [AM-GOLD-12]
 */
export const sailShip: Decision<'sailShip'> = {
  legal(box, state, { seat, ap, ship }, out) {
    const layout = layoutOf(box, state);
    const player = state.players[seat];
    const from = player.ships[ship];
    const most = ap + player.gold;
    out.push(box.moves.stay);
    listVoyages(box, state, { seat, ap: most, ship, last: false }, out);
    if (most >= ROUND_TRIP && canFound(box, layout, state, seat, from)) out.push(box.moves.return);
    if (openTokens(player, box.tokens.shipPoints) !== 0) out.push(box.moves.boost); // [AM-TOKENS-08]
  },

  apply(box, state, leg, move, emit) {
    switch (move.kind) {
      case 'stay':
        // Without a step no movement ends here, so nothing is founded. [AM-BLUE-14]
        endShip(state, leg);
        return;
      case 'sail':
        sailTo(box, state, leg, move.berth, emit);
        return;
      case 'return':
        sailTo(box, state, leg, state.players[leg.seat].ships[leg.ship], emit);
        return;
      case 'boost':
        boost(box, state, leg, emit);
    }
  },

  whyNot(box, state, { seat, ap, ship }, move) {
    if (move.kind === 'return') return 'AM-BLUE-21';
    if (move.kind === 'boost') return 'AM-TOKENS-08';
    return move.kind === 'sail' ? whyNotSail(box, state, { seat, ap, ship, last: false }, move) : 'AM-BLUE-03';
  },
};

/** Every place within reach but its own and those of other ships. [AM-BLUE-09] */
function listVoyages(box: Box, state: State, { seat, ap, ship }: Leg, out: Move[]): void {
  const layout = layoutOf(box, state);
  const { sail } = box.moves;
  const { stride } = box.atlas;
  const from = state.players[seat].ships[ship];
  const { rows, frame } = reachFrom(layout, from, ap);
  const taken = takenBerths(box, state, seat, ship);
  for (let i = 0; i < taken.length; i++) rows[Math.floor(taken[i] / stride)] &= ~(1 << (taken[i] % stride));
  for (let row = 0; row < layout.height; row++) {
    for (let bits = rows[row]; bits !== 0; bits &= bits - 1) {
      const berth = row * stride + 31 - Math.clz32(bits & -bits);
      if (berth !== from) out.push(sail[berth]);
    }
  }
  for (let bits = frame; bits !== 0; bits &= bits - 1) {
    const berth = stride * stride + 31 - Math.clz32(bits & -bits);
    if (berth !== from) out.push(sail[berth]);
  }
}

function sailTo(box: Box, state: State, leg: Leg, berth: Berth, emit?: EventSink<Event>): void {
  const { seat, ship, last } = leg;
  const layout = layoutOf(box, state);
  const player = state.players[seat];
  const from = player.ships[ship];
  const steps = from === berth ? ROUND_TRIP : stepsTo(layout, from, berth, leg.ap + player.gold);
  pay(state, seat, leg.ap, steps, emit);
  // Gold paid for steps lengthens the voyage of the other ship as well. [AM-BLUE-20]
  const ap = Math.max(leg.ap, steps);
  player.ships[ship] = berth;
  emit?.({ kind: 'shipSailed', seat, ship, from, to: berth, steps });
  if (canFound(box, layout, state, seat, berth)) state.stack.push({ kind: 'foundPost', seat, ap, ship, last });
  else endShip(state, { seat, ap, ship, last });
}

/** For this ship and, if it has not moved yet, for the other. [AM-TOKENS-08] [AM-TOKENS-09] [AM-BLUE-19] */
function boost(box: Box, state: State, { seat, ap, ship, last }: Leg, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  const open = openTokens(player, box.tokens.shipPoints);
  const token = 31 - Math.clz32(open & -open);
  player.used |= 1 << token;
  emit?.({ kind: 'tokenUsed', seat, token });
  askShip(state, { seat, ap: ap + box.amounts[token], ship, last });
}

function whyNotSail(box: Box, state: State, leg: Leg, { berth }: Extract<Move, { readonly kind: 'sail' }>): string {
  const { seat, ship } = leg;
  if (berth === state.players[seat].ships[ship]) return 'AM-BLUE-21';
  if (stepsBetween(layoutOf(box, state), state.players[seat].ships[ship], berth) === undefined) return 'AM-BLUE-04';
  return isTaken(box, state, berth, seat, ship) ? 'AM-BLUE-09' : 'AM-BLUE-03';
}
