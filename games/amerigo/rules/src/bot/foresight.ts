import { changeWeights, type Foresight } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { adviseOnState } from './advice.ts';
import { features } from './features.ts';
import value from './value.json' with { type: 'json' };
import { WEIGHTS } from './weights.ts';

/** Compares the two moves that first come to mind. */
const RASH = { iterations: 6, candidates: 2 };

export function foresee(box: Box): Foresight<State, Move> {
  return {
    roundsOver: (state) => (state.stack.length === 0 ? box.components.rounds : state.round - 1),
    advisor: (change) => adviseOnState(box, change === undefined ? WEIGHTS : changeWeights(WEIGHTS, change)),
    features: features(box),
    value,
    net: async () => (await import('./net.json', { with: { type: 'json' } })).default,
    // A tree is weaker here: the moves of one action lead to the same places in different orders.
    effort: {
      2: { iterations: 480, rounds: 1, candidates: 8 },
      3: { iterations: 340, rounds: 1, candidates: 8 },
      4: { iterations: 260, rounds: 1, candidates: 8 },
    },
    // A little search is worth much here: with a tenth of the effort, a Master was too near to an Admiral.
    levels: { master: { 2: RASH, 3: RASH, 4: RASH } },
  };
}
