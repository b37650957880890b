import { type BaseState, cloneRng, type Seat } from '@portolan/kernel';
import type { Destination, Disc, Location } from './ids.ts';
import type { Readings } from './options.ts';

/** What the table can be waiting for. Each has its file in decisions/. */
export type Frame =
  | { readonly kind: 'plymouthTurn'; readonly seat: Seat }
  | { readonly kind: 'chooseYield'; readonly seat: Seat; readonly location: Location }
  | { readonly kind: 'placeFrigates'; readonly seat: Seat }
  | { readonly kind: 'placeTroops'; readonly seat: Seat }
  | { readonly kind: 'placeMission'; readonly seat: Seat }
  | { readonly kind: 'useInformer'; readonly seat: Seat }
  | { readonly kind: 'exchangeDiscs'; readonly seat: Seat; readonly destination: Destination }
  | { readonly kind: 'moveDisc'; readonly seat: Seat; readonly destination: Destination }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly destination: Destination; readonly disc: Disc }
  | { readonly kind: 'pressAttack'; readonly seat: Seat; readonly destination: Destination; readonly disc: Disc }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly destination: Destination; readonly disc: Disc }
  | { readonly kind: 'goHome'; readonly seat: Seat; readonly disc: Disc };

export interface PlayerState {
  crew: number;
  guns: number;
  goods: number;
  barrels: number;
  /** The ship is a galleon, otherwise a frigate. */
  galleon: boolean;
  pinnace: boolean;
  /** Sails with the Ghost this voyage. */
  ghost: boolean;
  /** Still has the Investor tile. */
  investor: boolean;
  /** Player discs not yet on the street this voyage. */
  discs: number;
  /** Place on the street of the latest disc, -1 before the first. */
  place: number;
  /** The first of two discs lies on Drake. */
  atDrake: boolean;
  /** The ship is in the outbound docks. */
  docked: boolean;
  /** The highest zone within range, 0 without barrels. */
  range: number;
  /** Mission discs still to be placed, a bit for each. */
  hand: number;
  /** Mission discs back with their owner this voyage, a bit for each. */
  back: number;
  /** Where the ship is on the map, -1 in harbour. */
  ship: Destination;
  /** The ship is in the homebound docks after its voyage. */
  home: boolean;
  /** Kinds conquered this voyage, a bit for each. */
  conquests: number;
  /** By Commodity. */
  commodities: number[];
  /** By Treasure. */
  chest: number[];
  /** By index into SOURCES. */
  points: number[];
  /** The score track: the sum of `points`. */
  score: number;
}

export interface State extends BaseState {
  stack: Frame[];
  seats: number;
  /** The learner's option: the street keeps its printed order. [FD-SETUP-19] */
  learner: boolean;
  /** Absent while the table plays by every ruling of the ledger. */
  readings?: Readings;
  voyage: number;
  /** How far the voyage is: an index into the sequence of play in rounds/. */
  phase: number;
  /** How far the phase is, in its own counting. */
  turn: number;
  players: PlayerState[];
  /** The Location at each place of the street. */
  street: Location[];
  /** By Location: the seats that stopped there, packed in order of arrival (see queries/visitors.ts). */
  visits: number[];
  /** Turn order in Plymouth: the homebound docks at the start of the voyage. */
  order: Seat[];
  /** The outbound docks: the Sailing Order. */
  outbound: Seat[];
  /** The homebound docks, filled as ships return. */
  homebound: Seat[];
  /** Holders of the counters, NOBODY while in the stock. */
  admiral: Seat;
  governor: Seat;
  informer: Seat;
  hind: Seat;
  /** By galleon site, in the order of box.galleons: which galleon counter lies there. */
  galleonCounters: number[];
  /** By Destination: the value of its troop or frigate counter, -1 where none lies. */
  counters: number[];
  /** By Destination: 1 when its counter lies face up. */
  countersUp: number[];
  /** By Destination: the seats that know its face-down counter, a bit for each. */
  countersKnown: number[];
  /** By Destination: 1 while its treasure lies there. */
  treasure: number[];
  /** By Destination: the commodities still lying there, a bit for each. */
  wares: number[];
  /** By Destination: successes or trades this voyage. */
  successes: number[];
  /** By seat and Destination (seat * DESTINATIONS + destination): the mission disc there; DONE is added when face down for good. */
  discs: Disc[];
  /** The mission discs lie face up. */
  revealed: boolean;
  /** Left in the common stock, by Treasure and by Commodity. */
  treasureStock: number[];
  commodityStock: number[];
}

/** Added to a disc that was turned face down after a success or a trade. [FD-RESOLVE-10] */
export const DONE = 8;

function clonePlayer(player: PlayerState): PlayerState {
  return {
    crew: player.crew,
    guns: player.guns,
    goods: player.goods,
    barrels: player.barrels,
    galleon: player.galleon,
    pinnace: player.pinnace,
    ghost: player.ghost,
    investor: player.investor,
    discs: player.discs,
    place: player.place,
    atDrake: player.atDrake,
    docked: player.docked,
    range: player.range,
    hand: player.hand,
    back: player.back,
    ship: player.ship,
    home: player.home,
    conquests: player.conquests,
    commodities: player.commodities.slice(),
    chest: player.chest.slice(),
    points: player.points.slice(),
    score: player.score,
  };
}

export function clone(state: State): State {
  const copy: State = {
    rng: cloneRng(state.rng),
    stack: state.stack.map((frame) => ({ ...frame })),
    seats: state.seats,
    learner: state.learner,
    voyage: state.voyage,
    phase: state.phase,
    turn: state.turn,
    players: state.players.map(clonePlayer),
    street: state.street.slice(),
    visits: state.visits.slice(),
    order: state.order.slice(),
    outbound: state.outbound.slice(),
    homebound: state.homebound.slice(),
    admiral: state.admiral,
    governor: state.governor,
    informer: state.informer,
    hind: state.hind,
    galleonCounters: state.galleonCounters.slice(),
    counters: state.counters.slice(),
    countersUp: state.countersUp.slice(),
    countersKnown: state.countersKnown.slice(),
    treasure: state.treasure.slice(),
    wares: state.wares.slice(),
    successes: state.successes.slice(),
    discs: state.discs.slice(),
    revealed: state.revealed,
    treasureStock: state.treasureStock.slice(),
    commodityStock: state.commodityStock.slice(),
  };
  if (state.readings !== undefined) copy.readings = { ...state.readings };
  return copy;
}
