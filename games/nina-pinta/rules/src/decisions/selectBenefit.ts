import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { passTo } from '../effects/pass.ts';
import { payFor, takeBenefit } from '../effects/select.ts';
import { DOUBLE_SELECTION, NOBODY, NOTHING, TURN_ORDER } from '../ids.ts';
import type { Move } from '../moves.ts';
import { benefitCost, canPayBenefit, isDisplayEmpty, progressShown, shownOf } from '../queries/benefits.ts';
import type { State } from '../state.ts';
import type { Condition, Decision, Situation } from './types.ts';

const DOUBLE = 2;

/** Where a counter lies matters in the solo game only; elsewhere only the first of several alike can be taken. */
export const ON_DISPLAY: readonly Condition<'selectBenefit' | 'selectDouble', 'take'>[] = [
  ['NP-BENEFIT-03', ({ state }, { face, nth }) => shownOf(state, face) >= nth],
  ['NP-ERA-07', ({ state }, { nth }) => nth === 1 || state.seats === 1],
];

/** One Benefit, or two with Double Selection, or a Pass space. */
export const selectBenefit: Decision<'selectBenefit'> = {
  legal(box, state, { seat }, out) {
    if (canPayBenefit(box, state, seat)) {
      const { kept } = state.players[seat];
      listBenefits(box, state, 0, out);
      if (kept[DOUBLE_SELECTION] > 0 && progressShown(box, state) >= DOUBLE) out.push(box.moves.double);
    }
    listPasses(box, state, seat, out);
  },

  apply(context, { seat }, move) {
    const { box, state, emit } = context;
    switch (move.kind) {
      case 'take': {
        const cost = benefitCost(box, state);
        payFor(state, seat, cost);
        takeBenefit(context, seat, move, cost);
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
        passTo(context, seat, move.space);
    }
  },

  asks: 'NP-BENEFIT-02',
  conditions: {
    take: [['NP-BENEFIT-09', canPay], ['NP-BENEFIT-09', ({ state }) => !isDisplayEmpty(state)], ...ON_DISPLAY],
    double: [
      ['NP-BONUS-17', ({ state, frame }) => state.players[frame.seat].kept[DOUBLE_SELECTION] > 0],
      ['NP-BENEFIT-09', canPay],
      ['NP-BONUS-18', ({ box, state }) => progressShown(box, state) >= DOUBLE],
    ],
    pass: [
      ['NP-BENEFIT-10', ({ state }, { space }) => space < state.passes.length],
      ['NP-BENEFIT-08', ({ state }, { space }) => state.passes[space] === NOBODY],
    ],
    push: [
      ['NP-BONUS-21', ({ state }, { space }) => space < state.passes.length],
      ['NP-BONUS-19', ({ state, frame }) => state.players[frame.seat].kept[TURN_ORDER] > 0],
      // An empty space takes no counter.
      ['NP-BENEFIT-08', ({ state }, { space }) => state.passes[space] !== NOBODY],
    ],
  },
};

function canPay({ box, state, frame }: Situation<'selectBenefit'>): boolean {
  return canPayBenefit(box, state, frame.seat);
}

/** Benefits on display from one Face on: of several alike only the first, except in the solo game. [NP-ERA-07] */
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

/** Any empty space in use, and with a Turn Order counter the others too. */
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
