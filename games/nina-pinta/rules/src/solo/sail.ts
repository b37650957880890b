import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { reduceWorld } from '../effects/reduce.ts';
import type { Event } from '../events.ts';
import { PLANCK, type World } from '../ids.ts';
import { nextTurn } from '../rounds/phase.ts';
import type { State } from '../state.ts';
import { tryAttack } from './attack.ts';
import { tryConsolidate } from './consolidate.ts';
import { tryExplore } from './explore.ts';
import { fallBack } from './fallback.ts';
import { migratePlanck } from './migrate.ts';

const ACTION = 0;
const MIGRATE = 1;

/** One step of Planck's turn with his next ship; it may leave a question open. [NP-SOLO-38] */
export function sailPlanck(box: Box, state: State, emit?: EventSink<Event>): void {
  const world = state.players[PLANCK].voyage[state.round];
  const { step } = state;
  state.step++;
  if (step === ACTION) {
    act(box, state, world, emit);
  } else if (step === MIGRATE) {
    migratePlanck(box, state, world, emit);
  } else {
    reduceWorld(box, state, PLANCK, world, emit);
    nextTurn(state);
  }
}

/** The first that works. [NP-SOLO-38] */
function act(box: Box, state: State, world: World, emit?: EventSink<Event>): void {
  if (tryAttack(box, state, world, emit)) return;
  if (tryExplore(box, state, world, emit)) return;
  if (tryConsolidate(box, state, world, emit)) return;
  fallBack(box, state, world, emit);
}
