import { type BaseState, cloneRng, type Seat } from '@portolan/kernel';
import type { Face, Land, Nation, Place, Tile, Token, World } from './ids.ts';
import type { Readings } from './options.ts';
import { clonePlayer, type PlayerState } from './player.ts';
import type { KeptGold } from './queries/keptGold.ts';
import type { PlanckMatter } from './solo/matters.ts';

/** The pending decision. Each kind has a file in decisions/. */
export type Frame =
  | { readonly kind: 'chooseNation'; readonly seat: Seat }
  | { readonly kind: 'lookAtLands'; readonly seat: Seat }
  | { readonly kind: 'placeWar'; readonly seat: Seat }
  /** All seats decide at the same time, so there is no seat. */
  | { readonly kind: 'loadShips' }
  | { readonly kind: 'recoverSettler'; readonly seat: Seat }
  | { readonly kind: 'sailShip'; readonly seat: Seat; readonly world: World }
  /** `pairs` have been removed already. */
  | { readonly kind: 'removePair'; readonly seat: Seat; readonly place: Place; readonly pairs: number }
  | { readonly kind: 'placeNatives'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'migrate'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'chooseWorld'; readonly seat: Seat }
  | { readonly kind: 'collectRevenue'; readonly seat: Seat; readonly world: World }
  /** `lands` are the Mines not yet decided on, a bit for each. */
  | { readonly kind: 'mineGold'; readonly seat: Seat; readonly world: World; readonly lands: number }
  /** `lands` are the Strongholds not yet decided on; `kept` is the gold that has to stay in each, if any has. */
  | {
      readonly kind: 'storeGold';
      readonly seat: Seat;
      readonly world: World;
      readonly lands: number;
      readonly kept?: KeptGold;
    }
  | { readonly kind: 'build'; readonly seat: Seat; readonly world: World }
  /** `left` is still to be paid, by the Strongholds of `lands` and the ship. */
  | {
      readonly kind: 'payBuilding';
      readonly seat: Seat;
      readonly place: Place;
      readonly what: Building;
      readonly left: number;
      readonly lands: number;
    }
  | { readonly kind: 'placeMarker'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'recallCaptain'; readonly seat: Seat; readonly world: World }
  | { readonly kind: 'playPirate'; readonly seat: Seat; readonly owner: Seat; readonly world: World }
  | { readonly kind: 'selectBenefit'; readonly seat: Seat }
  /** `left` Progress Benefits of a Double Selection are still to be taken. */
  | { readonly kind: 'selectDouble'; readonly seat: Seat; readonly left: number }
  /** The owner of the marker at `space` is pushed by another player and chooses the side. */
  | { readonly kind: 'makeWay'; readonly seat: Seat; readonly by: Seat; readonly space: number }
  /** `bonus` is an index into BONUSES. */
  | { readonly kind: 'playBonus'; readonly seat: Seat; readonly bonus: number }
  /** The Soloist decides between options equally good for Planck: a bit for each World or Place. */
  | {
      readonly kind: 'decideForPlanck';
      readonly seat: Seat;
      readonly matter: PlanckMatter;
      readonly options: number;
    }
  /** The same for Planck's migration. */
  | { readonly kind: 'migrateForPlanck'; readonly seat: Seat; readonly world: World };

/** A frame as one seat is asked. */
export type Asked =
  | Exclude<Frame, { readonly kind: 'loadShips' }>
  | { readonly kind: 'loadShips'; readonly seat: Seat };

export const BUILDINGS = ['town', 'city', 'upgrade'] as const;
export type Building = (typeof BUILDINGS)[number];

export interface State extends BaseState {
  stack: Frame[];
  /** Seats at the table: one in the solo game, which has two players all the same. */
  seats: number;
  /** Options: all gold and Benefits are public; the Soloist decides between equal options of Planck's. */
  open: boolean;
  askTies: boolean;
  /** Absent while the table plays by every ruling of the ledger. */
  readings?: Readings;
  /** Counted from 1. */
  era: number;
  /** An index into PHASES, or START or OVER. */
  phase: number;
  /** Rounds of the phase, turns of the round and steps of the turn that are over. */
  round: number;
  turn: number;
  step: number;
  /** The world that is governed. */
  world: World;
  /** The turn order. */
  order: Seat[];
  players: PlayerState[];
  /** By Place. */
  tiles: Tile[];
  /** The tiles left over at set-up. */
  spareTiles: Tile[];
  /** By World: explored lands, a bit for each. */
  explored: number[];
  /** By Place: the seats that know a tile, a bit for each, from looking at it in secret. */
  looked: number[];
  /** By player * PLACES + place, those in Strongholds among them. */
  settlers: number[];
  /** By Place: the seats with a Town there, a bit for each; not counting Towns in Cities. */
  towns: number[];
  /** By Place: the owner of the City. */
  cities: Seat[];
  /** By Place: who is in the Stronghold, OPEN_STRONGHOLD or NO_STRONGHOLD; and the gold in it. */
  strongholds: number[];
  vaults: number[];
  /** By Place: gold on the Mine; what every settlement yields more; 1 for a Cathedral. */
  mines: number[];
  increases: number[];
  cathedrals: number[];
  /** Bonus Benefits on the map, two numbers each: an index into BONUSES, and a Place. */
  laid: number[];
  /** Face down, the next one last; and those revealed. */
  tokenStack: Token[];
  tokens: Token[];
  /** By World: Grow tokens and Build tokens. */
  grow: number[];
  build: number[];
  /** Worlds in a State of War, a bit for each. */
  war: number;
  /** By marker: its world, NOWHERE until it is placed. */
  markers: World[];
  /** The extra attack is still available in this era. */
  banner: boolean;
  /** By era less one: Benefits stored, and those of the era that left the game unseen. */
  bonusStore: Face[][];
  bonusOut: Face[][];
  progressStore: Face[][];
  progressOut: Face[];
  /** By space from the blunt end, NOTHING on an empty one. */
  display: Face[];
  /** By Pass space: who is there. */
  passes: Seat[];
  /** Solo: unused Progress Benefits and the names on unused land tiles, the top last. */
  progressStack: Face[];
  tileStack: Land[];
  /** Solo, parallel to these two stacks: 1 where the piece is publicly known. */
  progressSeen: number[];
  tileSeen: number[];
  /** Solo: the worlds in the order in which Planck governs them. */
  goals: World[];
  /** Solo, by World: Planck's Pirates on its compass. */
  pirates: number[];
}

export function clone(state: State): State {
  const copy: State = {
    rng: cloneRng(state.rng),
    stack: state.stack.map((frame) => ({ ...frame })),
    seats: state.seats,
    open: state.open,
    askTies: state.askTies,
    era: state.era,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    step: state.step,
    world: state.world,
    order: state.order.slice(),
    players: state.players.map(clonePlayer),
    tiles: state.tiles.slice(),
    spareTiles: state.spareTiles.slice(),
    explored: state.explored.slice(),
    looked: state.looked.slice(),
    settlers: state.settlers.slice(),
    towns: state.towns.slice(),
    cities: state.cities.slice(),
    strongholds: state.strongholds.slice(),
    vaults: state.vaults.slice(),
    mines: state.mines.slice(),
    increases: state.increases.slice(),
    cathedrals: state.cathedrals.slice(),
    laid: state.laid.slice(),
    tokenStack: state.tokenStack.slice(),
    tokens: state.tokens.slice(),
    grow: state.grow.slice(),
    build: state.build.slice(),
    war: state.war,
    markers: state.markers.slice(),
    banner: state.banner,
    bonusStore: state.bonusStore.map((faces) => faces.slice()),
    bonusOut: state.bonusOut.map((faces) => faces.slice()),
    progressStore: state.progressStore.map((faces) => faces.slice()),
    progressOut: state.progressOut.slice(),
    display: state.display.slice(),
    passes: state.passes.slice(),
    progressStack: state.progressStack.slice(),
    tileStack: state.tileStack.slice(),
    progressSeen: state.progressSeen.slice(),
    tileSeen: state.tileSeen.slice(),
    goals: state.goals.slice(),
    pirates: state.pirates.slice(),
  };
  if (state.readings !== undefined) copy.readings = { ...state.readings };
  return copy;
}

/** The player of this nation, or undefined. */
export function playerOf(state: State, nation: Nation): Seat | undefined {
  const seat = state.players.findIndex((player) => player.nation === nation);
  return seat < 0 ? undefined : seat;
}
