import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { takeByPirate } from '../effects/pirate.ts';
import type { Event } from '../events.ts';
import { PIRATE, PLANCK, WORLDS, type World } from '../ids.ts';
import type { State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose, SOLOIST } from './choose.ts';
import { postureOf, shipIncome } from './posture.ts';

/** After sailing his Pirates lie in wait; answers whether all do or a question is open. [NP-SOLO-74] */
export function layPirates(box: Box, state: State, emit?: EventSink<Event>): boolean {
  while (state.players[PLANCK].kept[PIRATE] > 0) {
    const options = bestOf(WORLDS.length, NEVER, (world) =>
      state.pirates[world] > 0 ? NEVER : shipIncome(box, state, postureOf(state, SOLOIST, world)),
    );
    if (options === 0) return true;
    const world = choose(state, 'pirate', options);
    if (world === ASKED) return false;
    layPirate(state, world, emit);
  }
  return true;
}

/** One to a world. [NP-SOLO-75] */
export function layPirate(state: State, world: World, emit?: EventSink<Event>): void {
  state.players[PLANCK].kept[PIRATE]--;
  state.pirates[world] = 1;
  emit?.({ kind: 'pirateLaid', seat: PLANCK, world });
}

/** Half of the gold on the Soloist's ship, rounded down; the counter is gone even for nothing. [NP-SOLO-75] */
export function plunderForPlanck(state: State, world: World, emit?: EventSink<Event>): void {
  if (state.pirates[world] === 0) return;
  state.pirates[world] = 0;
  takeByPirate(state, PLANCK, SOLOIST, world, state.players[SOLOIST].cargo[world] >> 1, emit);
}
