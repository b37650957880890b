import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import {
  BONUSES,
  DISCOVERIES,
  KEPT,
  LANDS,
  type LandId,
  MARKERS,
  NATIONS,
  NO_STRONGHOLD,
  NOBODY,
  NOTHING,
  NOWHERE,
  OPEN_STRONGHOLD,
  OVER,
  PHASES,
  type Place,
  SOURCES,
  START,
  TERRAINS,
  type Tile,
  WORLDS,
  type World,
} from '../ids.ts';
import type { PlayerState } from '../player.ts';
import { LOADING_STEPS } from '../queries/loading.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { PlaceView } from '../viewPlace.ts';
import type { PlayerView } from '../viewPlayer.ts';
import type { Weights } from './weights.ts';

/** The table as one seat sees it, laid out again so that the rules' own questions can be put to it. */
export interface Situation {
  readonly box: Box;
  readonly weights: Weights;
  /** Made from the view alone: what the seat cannot see is empty, and so is the random generator. */
  readonly state: State;
  readonly seat: Seat;
  readonly player: PlayerState;
  /** Eras after the running one. */
  readonly erasLeft: number;
}

export function readSituation(box: Box, weights: Weights, view: View, seat: Seat): Situation {
  const state = stateOf(box, view);
  return { box, weights, state, seat, player: state.players[seat], erasLeft: box.components.eras - state.era };
}

function stateOf(box: Box, view: View): State {
  const { places, players, worlds } = view;
  return {
    rng: [0, 0, 0, 0],
    stack: [],
    seats: view.seats,
    open: view.open,
    askTies: view.askTies,
    ...(view.readings === undefined ? {} : { readings: view.readings }),
    era: view.era,
    phase: view.phase === 'over' ? OVER : view.phase === 'start' ? START : PHASES.indexOf(view.phase),
    round: view.round - 1,
    turn: 0,
    step: 0,
    world: view.world === undefined ? 0 : WORLDS.indexOf(view.world),
    order: view.order.slice(),
    players: players.map((player) => playerOf(box, view, player)),
    tiles: places.map((place) => tileOf(box, place)),
    spareTiles: [],
    explored: WORLDS.map((_, world) =>
      places
        .slice(world * LANDS.length, (world + 1) * LANDS.length)
        .reduce((set, place, land) => (place.explored ? set | (1 << land) : set), 0),
    ),
    looked: places.map((place) => setOf(place.lookedAt)),
    settlers: players.flatMap((_, one) => places.map((place) => settlersOf(place, one))),
    towns: places.map((place) => setOf(place.towns)),
    cities: places.map((place) => place.city ?? NOBODY),
    strongholds: places.map(({ stronghold }) =>
      stronghold === 'open' ? OPEN_STRONGHOLD : (stronghold ?? NO_STRONGHOLD),
    ),
    vaults: places.map((place) => place.vault ?? 0),
    mines: places.map((place) => place.mine ?? 0),
    increases: places.map((place) => place.increase ?? 0),
    cathedrals: places.map((place) => (place.cathedral ? 1 : 0)),
    laid: [],
    tokenStack: [],
    tokens: view.tokens.map((token) =>
      box.components.tokens.findIndex((one) => one.world === token.world && one.kind === token.kind),
    ),
    grow: worlds.map((world) => (world.grown ? 1 : 0)),
    build: worlds.map((world) => (world.buildable ? 1 : 0)),
    war: worlds.reduce((set, { atWar }, world) => (atWar ? set | (1 << world) : set), 0),
    markers: MARKERS.map((group) => worlds.findIndex(({ markers }) => markers.includes(group))),
    banner: players.some(({ banner }) => banner),
    bonusStore: [],
    bonusOut: [],
    progressStore: [],
    progressOut: [],
    display: view.display.map(({ name }) => box.faces.names.indexOf(name)),
    passes: players.map((_, space) => view.passes.find((pass) => pass.space === space + 1)?.seat ?? NOBODY),
    progressStack: [],
    tileStack: [],
    progressSeen: [],
    tileSeen: [],
    goals: view.goals.map((world) => WORLDS.indexOf(world)),
    pirates: worlds.map(({ pirates }) => pirates),
  };
}

/** Any tile stands in for an unknown one; simulated exploration tries each possible tile. */
function tileOf({ atlas, names: { lands } }: Box, { land, terrain, discovery, found = 0 }: PlaceView): Tile {
  const tiles = atlas.tiles[lands.indexOf(land)];
  const shown = tiles.find(
    (tile) =>
      TERRAINS[atlas.terrain[tile]] === terrain &&
      DISCOVERIES[atlas.discovery[tile]] === discovery &&
      atlas.gold[tile] === found,
  );
  return shown ?? tiles[0];
}

function settlersOf({ settlers }: PlaceView, seat: Seat): number {
  return settlers.find((here) => here.seat === seat)?.count ?? 0;
}

function setOf(seats: readonly Seat[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}

function playerOf(box: Box, { question }: View, view: PlayerView): PlayerState {
  const { loads = {}, progress } = view;
  const held = progress === undefined ? [] : [...progress.arts, ...progress.science, ...progress.religion];
  const placeOf = (land: LandId | undefined, world: World): Place =>
    land === undefined ? NOWHERE : world * LANDS.length + box.names.lands.indexOf(land);
  return {
    nation: view.nation === undefined ? NOTHING : NATIONS.indexOf(view.nation),
    gold: view.gold ?? 0,
    settlers: view.supply.settlers,
    towns: view.supply.towns,
    crewSide: view.crewLimit,
    progress: countsOf(box.faces.names.slice(box.faces.progressFrom), [...held, ...view.military]),
    kept: countsOf(KEPT, view.kept ?? []),
    retained: countsOf(BONUSES, view.retained),
    harbours: WORLDS.map((id, world) => placeOf(view.harbours[id], world)),
    cargo: WORLDS.map((id) => view.cargo[id] ?? 0),
    captains: WORLDS.map((id, world) => placeOf(view.captains[id], world)),
    bound: WORLDS.map((id) => view.boundInEra[id] ?? 0),
    crews: WORLDS.map((id) => loads[id]?.settlers ?? 0),
    aboard: WORLDS.map((id) => (loads[id]?.captain ? 1 : 0)),
    voyage: (view.voyage ?? WORLDS).map((id) => WORLDS.indexOf(id)),
    manifest: WORLDS.map((id) => view.sailedWith[id] ?? 0),
    loaded: question?.kind === 'loadShips' && !view.sealed ? Object.keys(loads).length : LOADING_STEPS,
    owed: view.toRecover,
    governed: WORLDS.reduce((set, id, world) => (view.governed.includes(id) ? set | (1 << world) : set), 0),
    passed: view.passed,
    declined: view.noPirates,
    points: SOURCES.map((id) => view.tally[id]),
    score: view.score,
  };
}

function countsOf(names: readonly string[], held: readonly string[]): number[] {
  return names.map((name) => held.filter((one) => one === name).length);
}
