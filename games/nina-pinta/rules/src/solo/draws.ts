import { below, shuffle } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { type Land, MILITARY, NOTHING, NOWHERE, PLANCK, WORLDS, type World } from '../ids.ts';

/** Of a counter in the Progress stack, beside those shuffled in at the end of an era. */
export const SEEN = 1;

/** The three worlds in the order a counter of the Progress stack gives them. [NP-SOLO-23] [NP-SOLO-58] */
export function drawWorldOrder(context: Context): World[] {
  const { box } = context;
  const first = drawWorld(context);
  const second = clockwiseFrom(box, first);
  return [first, second, clockwiseFrom(box, second)];
}

/** Military counters go to Planck; the first other one goes under the stack. [NP-SOLO-25] [NP-SOLO-26] */
function drawWorld(context: Context): World {
  const { box, state, emit } = context;
  const { faces } = box;
  for (;;) {
    const face = state.progressStack.pop();
    state.progressSeen.pop();
    if (face === undefined) return below(state.rng, WORLDS.length); // [NP-SOLO-27]
    const group = faces.group[face];
    if (group !== MILITARY) {
      state.progressStack.unshift(face);
      state.progressSeen.unshift(SEEN);
      emit?.({ kind: 'progressTurnedUp', face, world: state.markers[group] });
      return state.markers[group];
    }
    state.players[PLANCK].progress[face - faces.progressFrom]++;
    emit?.({ kind: 'progressTurnedUp', face, world: NOWHERE });
  }
}

/** [NP-SOLO-24] */
function clockwiseFrom(box: Box, world: World): World {
  const { worldsClockwise } = box.components.solo;
  const next = (worldsClockwise.indexOf(WORLDS[world]) + 1) % worldsClockwise.length;
  return WORLDS.indexOf(worldsClockwise[next]);
}

/** The bottom tile moves to the top and names the land that is considered first. [NP-SOLO-40] */
export function drawLand(context: Context): Land {
  const { state, emit } = context;
  const [land] = state.tileStack.splice(0, 1);
  state.tileStack.push(land);
  state.tileSeen.splice(0, 1);
  state.tileSeen.push(SEEN);
  emit?.({ kind: 'tileDrawn', land });
  return land;
}

/** Unselected Progress Benefits are shuffled and put under the stack. [NP-SOLO-70] */
export function returnProgress(context: Context): void {
  const { box, state, emit } = context;
  const unselected = state.display.filter((face) => face >= box.faces.progressFrom);
  if (unselected.length === 0) return;
  state.display = state.display.map((face) => (face >= box.faces.progressFrom ? NOTHING : face));
  state.progressStack.unshift(...shuffle(state.rng, unselected));
  // Everyone knows that they are there, but not in which order.
  state.progressSeen.unshift(...unselected.map(() => SEEN + state.era));
  emit?.({ kind: 'progressReturned', count: unselected.length });
}
