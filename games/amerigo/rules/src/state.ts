import { type BaseState, cloneRng, type Seat } from '@portolan/kernel';
import type { Berth, Colour, Piece, Production, Token } from './ids.ts';
import type { Readings } from './options.ts';

/** A pending decision. Each kind has its file in decisions/. `ap` are the action points left. */
export type Frame =
  | { readonly kind: 'takeTurn'; readonly seat: Seat }
  | { readonly kind: 'chooseShip'; readonly seat: Seat; readonly ap: number }
  | {
      readonly kind: 'placeShip';
      readonly seat: Seat;
      readonly ap: number;
      readonly ship: number;
      /** The other ship has ended its movement. */
      readonly last: boolean;
    }
  | {
      readonly kind: 'sailShip';
      readonly seat: Seat;
      readonly ap: number;
      readonly ship: number;
      readonly last: boolean;
    }
  | {
      readonly kind: 'foundPost';
      readonly seat: Seat;
      readonly ap: number;
      readonly ship: number;
      readonly last: boolean;
    }
  | { readonly kind: 'loadCannons'; readonly seat: Seat; readonly ap: number }
  /** `neutrals` is how many landscape tiles may still be taken. */
  | { readonly kind: 'planTile'; readonly seat: Seat; readonly ap: number; readonly neutrals: number }
  | { readonly kind: 'moveProgress'; readonly seat: Seat; readonly ap: number }
  | { readonly kind: 'chooseToken'; readonly seat: Seat; readonly ap: number }
  /** `points` are the values of the tiles laid so far in this action. */
  | { readonly kind: 'chooseTile'; readonly seat: Seat; readonly ap: number; readonly points: number }
  | {
      readonly kind: 'layTile';
      readonly seat: Seat;
      readonly ap: number;
      readonly points: number;
      readonly piece: Piece;
    }
  | { readonly kind: 'buyProduction'; readonly seat: Seat; readonly ap: number }
  | { readonly kind: 'moveOrder'; readonly seat: Seat; readonly ap: number };

export interface PlayerState {
  gold: number;
  cannons: number;
  /** The space of the disc on the progress track, and of the one on the order track. */
  progress: number;
  track: number;
  chests: number;
  /** Posts not yet established. */
  posts: number;
  /** NOWHERE before the first voyage. */
  ships: Berth[];
  /** By Piece: planned tiles. */
  planned: number[];
  /** By village shape: the player's own village tiles still in the general supply. */
  villages: number[];
  /** By Good: commodity tokens, and production tokens including the printed ones. */
  goods: number[];
  production: number[];
  /** Progress tokens owned, and those of them turned face down, a bit for each. */
  tokens: number;
  used: number;
  /** By Island: posts established. */
  outposts: number[];
  /** By index into SOURCES. */
  points: number[];
  score: number;
}

export interface State extends BaseState {
  stack: Frame[];
  seats: number;
  /** Absent while the table plays by every ruling of the ledger. */
  readings?: Readings;
  /** Counted from 1. */
  round: number;
  phase: Colour;
  /** How many seats have begun their turn in the phase; -1 before its cubes are dropped. */
  turn: number;
  /** The seats in the order of the current phase. */
  order: Seat[];
  /** The order discs from the leading one to the last, a stack from top to bottom. */
  discs: Seat[];
  players: PlayerState[];
  /** By Colour: cubes inside the tower, on the storage space, and on the action space. */
  tower: number[];
  storage: number[];
  action: number[];
  /** By place, row by row: tile * 4 + quarter turns. */
  tiles: number[];
  /** By row, a bit for each column: what is covered by anything, and what by landscape tiles. */
  covered: number[];
  neutrals: number[];
  /** By seat * height + row: village tiles, posts, and all that is linked to a post of the seat. */
  villages: number[];
  posts: number[];
  linked: number[];
  /** By Island: empty spaces, and the seat that completed it. */
  empty: number[];
  completed: Seat[];
  /** Every tile on the map, four numbers each: seat, piece, turns, space of its first square. */
  laid: number[];
  /** By landscape shape: tiles in the general supply. */
  supply: number[];
  /** Values of the pirate markers: open, face down on the board, and out of the game unseen. */
  piratesUp: number[];
  piratesDown: number[];
  piratesOut: number[];
  /** The left half of the progress area, then the right half; NOTHING on an empty space. */
  display: Token[];
  progressStack: Token[];
  /** Production on sale, NOTHING on an empty space. */
  market: Production[];
  productionStack: Production[];
}

function clonePlayer(player: PlayerState): PlayerState {
  return {
    gold: player.gold,
    cannons: player.cannons,
    progress: player.progress,
    track: player.track,
    chests: player.chests,
    posts: player.posts,
    ships: player.ships.slice(),
    planned: player.planned.slice(),
    villages: player.villages.slice(),
    goods: player.goods.slice(),
    production: player.production.slice(),
    tokens: player.tokens,
    used: player.used,
    outposts: player.outposts.slice(),
    points: player.points.slice(),
    score: player.score,
  };
}

export function clone(state: State): State {
  const copy: State = {
    rng: cloneRng(state.rng),
    stack: state.stack.map((frame) => ({ ...frame })),
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    order: state.order.slice(),
    discs: state.discs.slice(),
    players: state.players.map(clonePlayer),
    tower: state.tower.slice(),
    storage: state.storage.slice(),
    action: state.action.slice(),
    tiles: state.tiles.slice(),
    covered: state.covered.slice(),
    neutrals: state.neutrals.slice(),
    villages: state.villages.slice(),
    posts: state.posts.slice(),
    linked: state.linked.slice(),
    empty: state.empty.slice(),
    completed: state.completed.slice(),
    laid: state.laid.slice(),
    supply: state.supply.slice(),
    piratesUp: state.piratesUp.slice(),
    piratesDown: state.piratesDown.slice(),
    piratesOut: state.piratesOut.slice(),
    display: state.display.slice(),
    progressStack: state.progressStack.slice(),
    market: state.market.slice(),
    productionStack: state.productionStack.slice(),
  };
  if (state.readings !== undefined) copy.readings = { ...state.readings };
  return copy;
}
