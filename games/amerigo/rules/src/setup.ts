import { type Rng, readFlags, row, shuffle } from '@portolan/kernel';
import { type Box, layoutOf } from './box.ts';
import { fillTower } from './effects/tower.ts';
import { COLOURS, GOODS, NOBODY, NOWHERE, SHIPS, SOURCES } from './ids.ts';
import { drawMap } from './map/drawMap.ts';
import type { MapLayout } from './map/mapLayout.ts';
import { type Options, READINGS } from './options.ts';
import { proceed } from './rounds/index.ts';
import { drawFrom, turnPirate } from './rounds/next.ts';
import type { PlayerState, State } from './state.ts';

export function setup(box: Box, options: Options, seats: number, rng: Rng): State {
  const { tiles } = drawMap(box.atlas, box.components, seats, rng);
  const state = layOut(box, seats, tiles, rng);
  agreeOn(state, options);
  const context = { box, state, emit: undefined };
  turnPirate(context);
  fillTower(box, state);
  proceed(context);
  return state;
}

export function agreeOn(state: State, options: Options): void {
  const readings = readFlags(options, READINGS);
  if (readings !== undefined) state.readings = readings;
}

/** Lays out everything, before a pirate marker is turned up and the cubes go into the tower. */
export function layOut(box: Box, seats: number, tiles: number[], rng: Rng): State {
  const { components, pieces } = box;
  const layout = layoutOf(box, { seats, tiles });
  const discs = shuffle(
    rng,
    row(seats, 0).map((_, seat) => seat),
  ); // [AM-SETUP-29]
  const pirates = shuffle(rng, components.pirates.markers.slice()); // [AM-SETUP-23]
  const progressStack = shuffle(
    rng,
    components.progressTokens.map((_, token) => token),
  ); // [AM-SETUP-24]
  const productionStack = shuffle(rng, box.productionSets[seats].slice()); // [AM-SETUP-26]
  const { left, right } = components.progressDisplay;
  return {
    rng,
    stack: [],
    seats,
    round: 1,
    phase: 0,
    turn: -1,
    order: discs.slice(),
    discs,
    players: row(seats, 0).map((_, seat) => newPlayer(box, layout, discs.indexOf(seat))), // [AM-SETUP-30]
    tower: row(COLOURS.length, 0),
    storage: row(COLOURS.length, 0),
    action: row(COLOURS.length, 0),
    tiles,
    covered: row(layout.height, 0),
    neutrals: row(layout.height, 0),
    villages: row(seats * layout.height, 0),
    posts: row(seats * layout.height, 0),
    linked: row(seats * layout.height, 0),
    empty: layout.sizes.slice(),
    completed: row(layout.sizes.length, NOBODY),
    laid: [],
    supply: pieces.counts.slice(0, pieces.neutrals), // [AM-SETUP-17]
    piratesUp: [],
    piratesDown: pirates.slice(0, components.pirates.used),
    piratesOut: pirates.slice(components.pirates.used),
    display: drawFrom(progressStack, left + right),
    progressStack,
    market: drawFrom(productionStack, components.productionSpaces[seats as 2 | 3 | 4]), // [AM-SETUP-27]
    productionStack,
  };
}

/** [AM-SETUP-19] [AM-SETUP-20] [AM-SETUP-21] [AM-SETUP-28] */
function newPlayer({ components, pieces }: Box, layout: MapLayout, gold: number): PlayerState {
  return {
    gold,
    cannons: 0,
    progress: 0,
    track: 0,
    chests: 0,
    posts: components.posts,
    ships: row(SHIPS, NOWHERE),
    planned: pieces.counts.map(() => 0),
    villages: pieces.counts.slice(pieces.neutrals),
    goods: GOODS.map(() => 0),
    production: GOODS.map(() => components.printedProduction), // [AM-YELLOW-04]
    tokens: 0,
    used: 0,
    outposts: row(layout.sizes.length, 0),
    points: SOURCES.map(() => 0),
    score: 0,
  };
}
