import { changeWeights, type Foresight } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { adviseOnState } from './advice.ts';
import { features } from './features.ts';
import value from './value.json' with { type: 'json' };
import { WEIGHTS } from './weights.ts';

export function foresee(box: Box): Foresight<State, Move> {
  return {
    roundsOver: (state) => (state.stack.length === 0 ? box.components.voyages : state.voyage - 1),
    advisor: (change) => adviseOnState(box, change === undefined ? WEIGHTS : changeWeights(WEIGHTS, change)),
    features: features(box),
    value,
    effort: { 3: { iterations: 400, rounds: 1 }, 4: { iterations: 400, rounds: 1 }, 5: { iterations: 400, rounds: 1 } },
    // Between plain advice and a full search there is too little room for a Master, so a Bosun errs.
    levels: {
      bosun: { 3: 0.25, 4: 0.25, 5: 0.3 },
      master: { 3: { iterations: 8 }, 4: { iterations: 12 }, 5: { iterations: 7 } },
    },
  };
}
