import { branchRng, type Rng, shuffle } from '@portolan/kernel';
import { clone, type State } from './state.ts';

/** The same for every seat: what lies face down is unknown to all, and nobody has secrets. [AM-HIDDEN-01] [AM-HIDDEN-06] */
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

/** In one order before the shuffle: what is dealt then depends on the dice alone, not on where things really lie. */
function sorted(pieces: number[]): number[] {
  return pieces.sort((one, other) => one - other);
}
