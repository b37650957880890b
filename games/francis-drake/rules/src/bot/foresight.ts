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
    effort: { 3: { iterations: 300, rounds: 1 }, 4: { iterations: 240, rounds: 1 }, 5: { iterations: 180, rounds: 1 } },
  };
}
