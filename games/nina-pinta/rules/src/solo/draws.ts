import { below, type EventSink, shuffle } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { type Land, MILITARY, NOWHERE, PLANCK, WORLDS, type World } from '../ids.ts';
import type { State } from '../state.ts';

/** Of a counter in the Progress stack, beside those shuffled in at the end of an era. */
export const SEEN = 1;

/** The three worlds in the order a counter of the Progress stack gives them. [NP-SOLO-23] [NP-SOLO-58] */
export function drawCourse(box: Box, state: State, emit?: EventSink<Event>): World[] {
  const first = drawWorld(box, state, emit);
  const second = clockwiseFrom(box, first);
  const worlds = [first, second, clockwiseFrom(box, second)];
  emit?.({ kind: 'courseFixed', worlds: worlds.slice() });
  return worlds;
}

/** Military counters are Planck's; the first other one goes under the stack. [NP-SOLO-25] [NP-SOLO-26] */
function drawWorld(box: Box, state: State, emit?: EventSink<Event>): World {
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

/** The bottom tile comes on top and names the land that is considered first. [NP-SOLO-40] */
export function drawLand(state: State, emit?: EventSink<Event>): Land {
  const [land] = state.tileStack.splice(0, 1);
  state.tileStack.push(land);
  state.tileSeen.splice(0, 1);
  state.tileSeen.push(SEEN);
  emit?.({ kind: 'tileDrawn', land });
  return land;
}

/** Progress Benefits nobody selected are shuffled and go under the stack. [NP-SOLO-70] */
export function returnProgress(box: Box, state: State, emit?: EventSink<Event>): void {
  const unselected = state.display.filter((face) => face >= box.faces.progressFrom);
  if (unselected.length === 0) return;
  state.progressStack.unshift(...shuffle(state.rng, unselected));
  // Everybody knows that they lie there, nobody in which order.
  state.progressSeen.unshift(...unselected.map(() => SEEN + state.era));
  emit?.({ kind: 'progressReturned', count: unselected.length });
}
