import { branchRng, type Rng, shuffle } from '@portolan/kernel';
import { clone, type State } from './state.ts';

/** The same for every seat: face-down pieces are unknown to all, and no player has secrets. [AM-HIDDEN-01] [AM-HIDDEN-06] */
export function determinize(state: State, rng: Rng): State {
  const world = clone(state);
  world.rng = branchRng(rng);
  shuffle(rng, sorted(world.progressStack));
  shuffle(rng, sorted(world.productionStack));
  const pirates = shuffle(rng, sorted([...world.piratesDown, ...world.piratesOut]));
  world.piratesOut = pirates.splice(world.piratesDown.length);
  world.piratesDown = pirates;
  return world;
}

/** Sorting first makes the result depend on the random source alone, not on the real order. */
function sorted(pieces: number[]): number[] {
  return pieces.sort((one, other) => one - other);
}
