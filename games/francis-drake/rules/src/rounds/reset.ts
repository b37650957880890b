import { type Seat, shuffle } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { fillTreasure, fillWares } from '../effects/refill.ts';
import { NO_DISC, NOBODY, TILES } from '../ids.ts';
import { outfit } from '../outfit.ts';
import type { State } from '../state.ts';

/** Clears the board for the next voyage. */
export function resetBoard(context: Context): void {
  const { box, state, emit } = context;
  state.phase = 0;
  state.order = nextOrder(state);
  state.outbound = [];
  state.homebound = [];
  state.players = state.players.map((player) => outfit(box, player)); // [FD-RESET-02] [FD-RESET-05]
  state.visits.fill(0);
  state.admiral = NOBODY; // [FD-RESET-04]
  state.governor = NOBODY;
  state.informer = NOBODY;
  state.hind = NOBODY;
  state.counters.fill(-1);
  state.countersUp.fill(0);
  state.countersKnown.fill(0);
  state.successes.fill(0);
  state.discs.fill(NO_DISC);
  state.revealed = false;
  if (!state.learner) shuffleTiles(state); // [FD-SETUP-19]
  shuffle(state.rng, state.galleonCounters); // [FD-RESET-10]
  fillWares(box, state); // [FD-RESET-11]
  emit?.({ kind: 'boardReset', street: state.street.slice(), galleonCounters: state.galleonCounters.slice() });
  fillTreasure(context);
  state.voyage++; // [FD-RESET-12]
  emit?.({ kind: 'voyageBegun', voyage: state.voyage, order: state.order.slice() });
}

/** Ascending by score; equal scores keep the order of the homebound docks, or that of Plymouth. [FD-RESET-07] [FD-RESET-08] */
function nextOrder(state: State): Seat[] {
  const { players, readings } = state;
  const before = readings?.startOrderTies === true ? state.order : state.homebound;
  return before.slice().sort((one, other) => players[one].score - players[other].score);
}

/** The tiles are shuffled; Investor and Dockside never move. [FD-RESET-09] */
function shuffleTiles(state: State): void {
  const tiles = shuffle(state.rng, state.street.slice(0, TILES));
  for (let place = 0; place < TILES; place++) state.street[place] = tiles[place];
}
