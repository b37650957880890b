import type { Situation } from '@portolan/kernel';
import { askShip, endShip, type Leg } from '../actions/blue.ts';
import { type Box, layoutOf } from '../box.ts';
import type { Context } from '../context.ts';
import { pay } from '../effects/gold.ts';
import type { Berth } from '../ids.ts';
import { reachFrom, stepsTo } from '../map/reach.ts';
import { stepsBetween } from '../map/voyages.ts';
import type { Move } from '../moves.ts';
import { budget, budgetAfterCashing } from '../queries/budget.ts';
import { canFound, canReturn, hasFreePost, isTaken, postsAt, ROUND_TRIP, takenBerths } from '../queries/harbours.ts';
import { openTokens, shipToken } from '../queries/tokens.ts';
import type { State } from '../state.ts';
import type { Decision, FrameOf } from './types.ts';

type Sailing = Situation<Box, State, FrameOf<'sailShip'>>;

/** Where one ship sails. The way there does not matter, so only its end is asked for. [AM-BLUE-11] */
export const sailShip: Decision<'sailShip'> = {
  legal(box, state, frame, out) {
    const { seat, ship, last } = frame;
    const most = budget(state, frame);
    out.push(box.moves.stay);
    listVoyages(box, state, { seat, ap: most, ship, last }, out);
    if (canReturn(box, state, frame, most)) out.push(box.moves.return);
    if (openTokens(state.players[seat], box.tokens.shipPoints) !== 0) out.push(box.moves.boost);
  },

  apply(context, leg, move) {
    switch (move.kind) {
      case 'stay':
        // Without a step no movement ends here, so nothing is founded. [AM-BLUE-14]
        endShip(context.state, leg);
        return;
      case 'sail':
        sailTo(context, leg, move.berth);
        return;
      case 'return':
        sailTo(context, leg, berthOf(context.state, leg));
        return;
      case 'boost':
        boost(context, leg);
    }
  },

  asks: 'AM-BLUE-03',
  conditions: {
    stay: [],
    sail: [
      ['AM-BLUE-04', (sailing, { berth }) => stepsOf(sailing, berth) !== undefined],
      [
        'AM-BLUE-03',
        (sailing, { berth }) =>
          (stepsOf(sailing, berth) ?? 0) <= budgetAfterCashing(sailing.box, sailing.state, sailing.frame),
      ],
      ['AM-GOLD-12', (sailing, { berth }) => (stepsOf(sailing, berth) ?? 0) <= budget(sailing.state, sailing.frame)],
      ['AM-BLUE-09', ({ box, state, frame }, { berth }) => !isTaken(box, state, frame, berth)],
      ['AM-BLUE-21', ({ state, frame }, { berth }) => berth !== berthOf(state, frame)],
    ],
    return: [
      ['AM-BLUE-12', ({ box, state, frame }) => postsAt(box, state, berthOf(state, frame)).length > 0],
      ['AM-BLUE-13', ({ box, state, frame }) => hasFreePost(box, state, berthOf(state, frame))],
      ['AM-LIMITS-01', ({ state, frame }) => state.players[frame.seat].posts > 0],
      ['AM-BLUE-21', ({ state, frame }) => budget(state, frame) >= ROUND_TRIP],
    ],
    boost: [
      ['AM-TOKENS-08', ({ box, state, frame }) => (state.players[frame.seat].tokens & box.tokens.shipPoints) !== 0],
      ['AM-TOKENS-02', ({ box, state, frame }) => openTokens(state.players[frame.seat], box.tokens.shipPoints) !== 0],
    ],
  },
};

function berthOf(state: State, { seat, ship }: Leg): Berth {
  return state.players[seat].ships[ship];
}

/** The fewest steps to a place; undefined where there is no water, or none on this map. */
function stepsOf({ box, state, frame }: Sailing, berth: Berth): number | undefined {
  return stepsBetween(layoutOf(box, state), berthOf(state, frame), berth);
}

/** Every place within reach except its own and those of other ships. [AM-BLUE-09] */
function listVoyages(box: Box, state: State, leg: Leg, out: Move[]): void {
  const layout = layoutOf(box, state);
  const { sail } = box.moves;
  const { stride } = box.atlas;
  const from = berthOf(state, leg);
  const rows = reachFrom(layout, from, leg.ap);
  const taken = takenBerths(box, state, leg);
  closed.fill(0);
  for (let i = 0; i < taken.length; i++) closed[Math.floor(taken[i] / stride)] |= 1 << (taken[i] % stride);
  for (let row = 0; row < layout.height; row++) {
    for (let bits = rows[row] & ~closed[row]; bits !== 0; bits &= bits - 1) {
      const berth = row * stride + 31 - Math.clz32(bits & -bits);
      if (berth !== from) out.push(sail[berth]);
    }
  }
  for (let bits = rows[layout.height]; bits !== 0; bits &= bits - 1) {
    const berth = stride * stride + 31 - Math.clz32(bits & -bits);
    if (berth !== from) out.push(sail[berth]);
  }
}

/** By row of the map, a bit for each column: where other ships lie. Refilled by every call, so that none allocates. */
const closed = new Int32Array(32);

function sailTo(context: Context, leg: Leg, berth: Berth): void {
  const { box, state, emit } = context;
  const { seat, ship, last } = leg;
  const player = state.players[seat];
  const from = player.ships[ship];
  const steps = from === berth ? ROUND_TRIP : stepsTo(layoutOf(box, state), from, berth, budget(state, leg));
  pay(context, seat, leg.ap, steps);
  // Gold paid for steps lengthens the voyage of the other ship as well. [AM-BLUE-20]
  const ap = Math.max(leg.ap, steps);
  player.ships[ship] = berth;
  emit?.({ kind: 'shipSailed', seat, ship, from, to: berth, steps });
  if (canFound(box, state, seat, berth)) state.stack.push({ kind: 'foundPost', seat, ap, ship, last });
  else endShip(state, { seat, ap, ship, last });
}

/** For this ship and, if it has not moved yet, for the other. [AM-TOKENS-09] [AM-BLUE-19] */
function boost({ box, state, emit }: Context, { seat, ap, ship, last }: Leg): void {
  const player = state.players[seat];
  const token = shipToken(box, player);
  player.used |= 1 << token;
  emit?.({ kind: 'tokenUsed', seat, token });
  askShip(state, { seat, ap: ap + box.amounts[token], ship, last });
}
