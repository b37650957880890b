import { type Features, featureList, type Measures } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { chestPoints, commodityPoints } from '../scoring.ts';
import type { PlayerState, State } from '../state.ts';
import { prospect } from './wares.ts';

/** Increase it with every change to the measures. */
const VERSION = 2;

interface Assessment {
  readonly box: Box;
  readonly state: State;
  readonly seat: number;
  readonly player: PlayerState;
  /** Locations for one visitor only, early in the street. */
  readonly places: number;
}

/** At the beginning of a voyage: the ships are empty, the docks are sorted. */
const MEASURES: Measures<Assessment> = {
  one: () => 1,
  score: ({ player }) => player.score,
  turn: ({ state, seat }) => state.order.indexOf(seat),
  first: ({ state, seat }) => (state.order[0] === seat ? 1 : 0),
  last: ({ state, seat }) => (state.order.at(-1) === seat ? 1 : 0),
  investor: ({ player }) => (player.investor ? 1 : 0),
  chest: ({ box, player }) => chestPoints(box, player.chest),
  commodities: ({ player }) => player.commodities.reduce((sum, count) => sum + count, 0),
  kinds: ({ player }) => player.commodities.filter((count) => count > 0).length,
  sets: ({ box, player }) => commodityPoints(box, player.commodities),
  // What the commodities would score after so many of the best trades.
  afterOne: ({ box, player }) => prospect(box, player.commodities, 1),
  afterTwo: ({ box, player }) => prospect(box, player.commodities, 2),
  afterThree: ({ box, player }) => prospect(box, player.commodities, 3),
  afterFour: ({ box, player }) => prospect(box, player.commodities, 4),
  // What rivals ahead of the seat want as well: whoever is short of a kind trades for it.
  rivalWares: ({ state, seat, player }) => {
    let shared = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) shared += sameShortage(player.commodities, state.players[other].commodities);
    }
    return shared;
  },
  second: ({ state, seat }) => (state.order[1] === seat ? 1 : 0),
  // The first in turn order choose among the best Locations, if these come early in the street.
  earlyPlaces: ({ state, seat, places }) => places * (state.order[0] === seat ? 1 : 0),
  leads: ({ state, player }) => player.score - Math.max(...state.players.map(({ score }) => score)),
};

export function features(box: Box): Features<State> {
  return featureList({
    version: VERSION,
    measures: MEASURES,
    read: (state, seat) => ({ box, state, seat, player: state.players[seat], places: singlePlaces(box, state) }),
    seats: ({ seats }) => seats,
    players: ({ players }) => players.length,
    score: ({ players }, player) => players[player].score,
  });
}

/** How many kinds both have least of. */
function sameShortage(own: readonly number[], other: readonly number[]): number {
  const least = Math.min(...own);
  const otherLeast = Math.min(...other);
  let kinds = 0;
  for (let kind = 0; kind < own.length; kind++) if (own[kind] === least && other[kind] === otherLeast) kinds++;
  return kinds;
}

/** Locations for one visitor only, among the first places of the street. */
function singlePlaces(box: Box, { street }: State): number {
  let places = 0;
  for (let place = 0; place < EARLY; place++) if (box.locationCircles[street[place]] === 1) places++;
  return places;
}

const EARLY = 6;
