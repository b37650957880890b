import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { collectRevenue, mineAll } from '../effects/revenue.ts';
import { board, canBoard } from '../effects/sailBack.ts';
import type { Event } from '../events.ts';
import { NOWHERE, PLANCK, type World } from '../ids.ts';
import type { State } from '../state.ts';
import { buildForPlanck } from './build.ts';
import { drawCourse } from './draws.ts';

const WORLD = 0;
const REVENUE = 1;
const BUILD = 2;

/** Before either side governs, a counter fixes Planck's three worlds. [NP-SOLO-58] [NP-SOLO-59] */
export function planGoverning(box: Box, state: State, emit?: EventSink<Event>): void {
  state.goals = drawCourse(box, state, emit);
}

/** One step of Planck's turn up to the Captain; what follows is the same for everybody. It may leave a question open. */
export function governPlanck(box: Box, state: State, emit?: EventSink<Event>): void {
  const { step } = state;
  state.step++;
  if (step === WORLD) begin(state, state.goals[state.round], emit);
  else if (step === REVENUE) collect(box, state, emit);
  else if (step === BUILD) buildForPlanck(box, state, state.world, emit);
  else recall(box, state, emit);
}

function begin(state: State, world: World, emit?: EventSink<Event>): void {
  state.world = world;
  state.players[PLANCK].governed |= 1 << world;
  emit?.({ kind: 'worldGoverned', seat: PLANCK, world });
}

/** Everything he can store, the ship first and revenue before Mines. [NP-SOLO-60] [NP-SOLO-61] */
function collect(box: Box, state: State, emit?: EventSink<Event>): void {
  collectRevenue(box, state, PLANCK, state.world, emit);
  mineAll(box, state, PLANCK, state.world, emit);
}

/** The Captain boards whenever he may. [NP-SOLO-66] */
function recall(box: Box, state: State, emit?: EventSink<Event>): void {
  const { world } = state;
  if (canBoard(box, state, PLANCK, world)) board(state, PLANCK, world, emit);
  else if (state.players[PLANCK].captains[world] !== NOWHERE) emit?.({ kind: 'captainStayed', seat: PLANCK, world });
}
