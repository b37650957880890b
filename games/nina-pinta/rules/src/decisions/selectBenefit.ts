import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { passTo } from '../effects/pass.ts';
import { payFor, takeBenefit } from '../effects/select.ts';
import { DOUBLE_SELECTION, NOBODY, NOTHING, TURN_ORDER } from '../ids.ts';
import type { Move } from '../moves.ts';
import { benefitCost, isDisplayEmpty, progressShown } from '../queries/benefits.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

const DOUBLE = 2;

/** One Benefit, or two by Double Selection, or a Pass space. [NP-BENEFIT-02] [NP-BENEFIT-03] [NP-BENEFIT-08] */
export const selectBenefit: Decision<'selectBenefit'> = {
  legal(box, state, { seat }, out) {
    const player = state.players[seat];
    if (player.gold >= benefitCost(box, state)) {
      listBenefits(box, state, 0, out);
      if (player.kept[DOUBLE_SELECTION] > 0 && progressShown(box, state) >= DOUBLE) out.push(box.moves.double);
    }
    listPasses(box, state, seat, out);
  },

  apply(box, state, { seat }, move, emit) {
    switch (move.kind) {
      case 'take': {
        const cost = benefitCost(box, state);
        payFor(state, seat, cost);
        takeBenefit(box, state, seat, move, cost, emit);
        return;
      }
      case 'double': {
        const cost = benefitCost(box, state);
        payFor(state, seat, cost);
        state.players[seat].kept[DOUBLE_SELECTION]--;
        emit?.({ kind: 'doublePlayed', seat, cost });
        state.stack.push({ kind: 'selectDouble', seat, left: DOUBLE });
        return;
      }
      case 'pass':
      case 'push':
        passTo(state, seat, move.space, emit);
    }
  },

  whyNot(box, state, { seat }, move) {
    const player = state.players[seat];
    const poor = player.gold < benefitCost(box, state);
    switch (move.kind) {
      case 'take':
        return poor || isDisplayEmpty(state) ? 'NP-BENEFIT-09' : 'NP-BENEFIT-03';
      case 'double':
        return player.kept[DOUBLE_SELECTION] === 0 ? 'NP-BONUS-17' : poor ? 'NP-BENEFIT-09' : 'NP-BONUS-18';
      case 'pass':
        return move.space < state.passes.length ? 'NP-BENEFIT-08' : 'NP-BENEFIT-10';
      case 'push':
        return move.space < state.passes.length ? 'NP-BONUS-19' : 'NP-BONUS-21';
      default:
        return 'NP-BENEFIT-02';
    }
  },
};

/**
 * Benefits on display from one Face on, each once. Alike ones are worth the same to people; only Planck minds where
 * they lie, so only with him at the table can one choose among them. [NP-ERA-07]
 */
export function listBenefits(box: Box, state: State, from: number, out: Move[]): void {
  const { display } = state;
  const solo = state.seats === 1;
  for (let space = 0; space < display.length; space++) {
    const face = display[space];
    if (face === NOTHING || face < from) continue;
    let nearer = 0;
    for (let other = 0; other < space; other++) if (display[other] === face) nearer++;
    if (nearer === 0 || solo) out.push(box.moves.take[face][nearer]);
  }
}

/** Any empty space in use, and with a Turn Order counter the others too. [NP-BENEFIT-10] [NP-BONUS-19] */
function listPasses(box: Box, state: State, seat: Seat, out: Move[]): void {
  const { passes } = state;
  for (let space = 0; space < passes.length; space++) {
    if (passes[space] === NOBODY) out.push(box.moves.pass[space]);
  }
  if (state.players[seat].kept[TURN_ORDER] === 0) return;
  for (let space = 0; space < passes.length; space++) {
    if (passes[space] !== NOBODY) out.push(box.moves.push[space]);
  }
}
