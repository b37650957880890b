import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { KEPT, LANDS, NATIONS, NOTHING, OVER, PHASES, START, WORLDS } from '../ids.ts';
import type { PlayerState } from '../player.ts';
import type { State } from '../state.ts';
import type { PlayerView, View } from '../view.ts';
import type { Weights } from './weights.ts';

/** The table as one seat sees it, laid out again so that the rules' own questions can be put to it. */
export interface Situation {
  readonly box: Box;
  readonly weights: Weights;
  /** Made from the view alone: what the seat cannot see is nothing, and the dice are none. */
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
  const { places } = view;
  return {
    rng: [0, 0, 0, 0],
    stack: [],
    seats: view.seats,
    open: view.open,
    askTies: view.askTies,
    era: view.era,
    phase: view.phase === 'over' ? OVER : view.phase === 'start' ? START : PHASES.indexOf(view.phase),
    round: view.round,
    turn: view.turn,
    step: view.step,
    world: view.world,
    order: view.order.slice(),
    players: view.players.map(playerOf),
    // Of an unknown tile any stands for all; whoever explores it in thought puts each possible one there.
    tiles: places.map((place, at) => place.tile ?? box.atlas.tiles[at % LANDS.length][0]),
    spareTiles: [],
    explored: WORLDS.map((_, world) =>
      places
        .slice(world * LANDS.length, (world + 1) * LANDS.length)
        .reduce((set, place, land) => (place.explored ? set | (1 << land) : set), 0),
    ),
    looked: places.map((place) => place.looked),
    settlers: view.players.flatMap((_, one) => places.map((place) => place.settlers[one])),
    towns: places.map((place) => place.towns),
    cities: places.map((place) => place.city),
    strongholds: places.map((place) => place.stronghold),
    vaults: places.map((place) => place.vault),
    mines: places.map((place) => place.mine),
    increases: places.map((place) => place.increase),
    cathedrals: places.map((place) => (place.cathedral ? 1 : 0)),
    laid: [],
    tokenStack: [],
    tokens: view.tokens.slice(),
    grow: view.grow.slice(),
    build: view.build.slice(),
    war: view.war,
    markers: view.markers.slice(),
    banner: view.banner,
    bonusStore: [],
    bonusOut: [],
    progressStore: [],
    progressOut: [],
    display: view.display.slice(),
    passes: view.passes.slice(),
    progressStack: [],
    tileStack: [],
    progressSeen: [],
    tileSeen: [],
    goals: view.goals.slice(),
    pirates: view.pirates.slice(),
  };
}

function playerOf(view: PlayerView): PlayerState {
  const { holdings, loads } = view;
  return {
    nation: view.nation === undefined ? NOTHING : NATIONS.indexOf(view.nation),
    gold: holdings?.gold ?? 0,
    settlers: view.settlers,
    towns: view.towns,
    crewSide: view.crewSide,
    progress: (holdings?.progress ?? view.military).slice(),
    kept: KEPT.map((id) => holdings?.kept[id] ?? 0),
    retained: view.retained.slice(),
    harbours: view.harbours.slice(),
    cargo: view.cargo.slice(),
    captains: view.captains.slice(),
    bound: view.bound.slice(),
    crews: loads?.crews.slice() ?? WORLDS.map(() => 0),
    aboard: loads?.aboard.slice() ?? WORLDS.map(() => 0),
    voyage: loads?.voyage.slice() ?? WORLDS.map((_, world) => world),
    manifest: view.manifest.slice(),
    loaded: view.loaded ?? 0,
    owed: view.owed,
    governed: view.governed,
    passed: view.passed,
    declined: view.declined,
    points: view.points.slice(),
    score: view.score,
  };
}
