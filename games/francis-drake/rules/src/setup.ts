import { type Rng, readFlags, row, shuffle } from '@portolan/kernel';
import type { Box } from './box.ts';
import { fillWares } from './effects/refill.ts';
import { scorePoints } from './effects/score.ts';
import { COMMODITIES, DESTINATIONS, LOCATIONS, NO_DISC, NOBODY, SOURCES, TREASURES } from './ids.ts';
import { type Options, READINGS } from './options.ts';
import { outfit } from './outfit.ts';
import { proceed } from './rounds/index.ts';
import type { PlayerState, State } from './state.ts';

export function setup(box: Box, options: Options, seats: number, rng: Rng): State {
  const { components } = box;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const state: State = {
    rng,
    stack: [],
    seats,
    learner: options.learner,
    voyage: 1,
    phase: 0,
    turn: 0,
    players: all.map(() => newPlayer(box)),
    street: box.street.slice(), // [FD-SETUP-06]
    visits: LOCATIONS.map(() => 0),
    order: shuffle(rng, all), // [FD-PROV-01]
    outbound: [],
    homebound: [],
    admiral: NOBODY,
    governor: NOBODY,
    informer: NOBODY,
    hind: NOBODY,
    galleonCounters: shuffle(
      rng,
      box.galleons.map((_, counter) => counter),
    ), // [FD-SETUP-14]
    counters: row(DESTINATIONS, -1),
    countersUp: row(DESTINATIONS, 0),
    countersKnown: row(DESTINATIONS, 0),
    treasure: row(DESTINATIONS, 0),
    wares: row(DESTINATIONS, 0),
    successes: row(DESTINATIONS, 0),
    discs: row(seats * DESTINATIONS, NO_DISC),
    revealed: false,
    treasureStock: TREASURES.map((id) => components.stock[id]),
    commodityStock: COMMODITIES.map((id) => components.stock[id]),
  };
  const readings = readFlags(options, READINGS);
  if (readings !== undefined) state.readings = readings;
  fillWares(box, state); // [FD-SETUP-13]
  for (let seat = 0; seat < seats; seat++) scorePoints(state, seat, 'start', components.constants.startVp); // [FD-SETUP-18]
  state.players[state.order[seats - 1]].guns += components.constants.lastPlayerGunsVoyage1; // [FD-PROV-03]
  proceed({ box, state, emit: undefined });
  return state;
}

function newPlayer(box: Box): PlayerState {
  return outfit(box, {
    investor: true,
    commodities: COMMODITIES.map(() => 0),
    chest: TREASURES.map(() => 0),
    points: SOURCES.map(() => 0),
    score: 0,
  });
}
