import { changeWeights, type Foresight } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { adviseOnState } from './advice.ts';
import { features } from './features.ts';
import { reseal } from './reseal.ts';
import value from './value.json' with { type: 'json' };
import { WEIGHTS } from './weights.ts';

export function foresee(box: Box): Foresight<State, Move> {
  return {
    roundsOver: (state) => (state.stack.length === 0 ? box.components.eras : state.era - 1),
    advisor: (change) => adviseOnState(box, change === undefined ? WEIGHTS : changeWeights(WEIGHTS, change)),
    reseal: (world, seat, cast) => reseal(box, world, seat, cast),
    features: features(box),
    value,
    net: async () => (await import('./net.json', { with: { type: 'json' } })).default,
    // Against Planck, who plays by known rules, the advice remains a good guess for longer, and an imagined era costs little.
    effort: {
      1: { iterations: 900, rounds: 2, perPoint: 0.02 },
      2: { iterations: 500, rounds: 1 },
      3: { iterations: 350, rounds: 1 },
      4: { iterations: 300, rounds: 1, likeMinded: 0.5 },
    },
    // With three and four players there is too little room for a Master above plain advice, so a Bosun errs.
    levels: {
      bosun: { 3: 0.6, 4: 0.6 },
      master: { 2: { iterations: 12 }, 3: { iterations: 10 }, 4: { iterations: 11 } },
    },
  };
}
