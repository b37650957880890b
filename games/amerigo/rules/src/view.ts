import type { Seat, Viewer } from '@portolan/kernel';
import { type Box, layoutOf } from './box.ts';
import {
  COLOURS,
  type ColourId,
  type Island,
  NOBODY,
  type Piece,
  type Production,
  type Space,
  type Token,
} from './ids.ts';
import { TURNS } from './map/atlas.ts';
import type { MapLayout } from './map/mapLayout.ts';
import type { Readings } from './options.ts';
import type { Frame, PlayerState, State } from './state.ts';

export interface IslandView {
  readonly spaces: number;
  readonly big: boolean;
  /** Still has its chest. */
  readonly chest: boolean;
  readonly empty: number;
  /** Who completed it. */
  readonly completed?: Seat;
  /** Posts by seat. */
  readonly posts: readonly number[];
}

export interface MapView {
  /** By place, row by row: the island tile and its quarter turns clockwise. */
  readonly tiles: readonly { readonly tile: number; readonly turns: number }[];
  readonly islands: readonly IslandView[];
  readonly posts: readonly { readonly seat: Seat; readonly space: Space }[];
  /** `space` is that of the first square, leftmost in the top row. */
  readonly laid: readonly {
    readonly seat: Seat;
    readonly piece: Piece;
    readonly turns: number;
    readonly space: Space;
  }[];
}

/** What lies face down, in the order in which it would turn up. Shown in replays of finished games only. */
export interface FaceDown {
  readonly progress: readonly Token[];
  readonly production: readonly Production[];
  readonly pirates: readonly number[];
  readonly piratesOut: readonly number[];
}

/** No player has secrets, so every viewer sees the same; a replay also shows what lies face down. [AM-HIDDEN-04] */
export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  /** The second readings the table agreed on, if any. */
  readonly readings?: Readings;
  readonly round: number;
  readonly phase: ColourId;
  /** The number on the top time marker. */
  readonly timeMarker: number;
  /** The pending decision; absent when the game is over. */
  readonly question?: Frame;
  /** The seats in the order of this phase, and how many of them have begun their turn. */
  readonly order: readonly Seat[];
  readonly turn: number;
  /** The order discs, the leading one first. */
  readonly discs: readonly Seat[];
  /** By Colour. [AM-HIDDEN-03] */
  readonly cubes: {
    readonly tower: readonly number[];
    readonly storage: readonly number[];
    readonly action: readonly number[];
  };
  readonly players: readonly PlayerState[];
  readonly map: MapView;
  /** By landscape shape: tiles in the general supply. */
  readonly supply: readonly number[];
  /** Values of the open markers, and how many lie face down. */
  readonly pirates: { readonly open: readonly number[]; readonly down: number };
  readonly display: readonly Token[];
  readonly market: readonly Production[];
  /** What is still to come, sorted, so that it says nothing about the order. [AM-HIDDEN-02] [AM-HIDDEN-05] */
  readonly toCome: {
    readonly progress: readonly Token[];
    readonly production: readonly Production[];
    readonly pirates: readonly number[];
  };
  readonly faceDown?: FaceDown;
}

export function view(box: Box, state: State, viewer: Viewer): View {
  const question = state.stack.at(-1);
  return {
    viewer,
    seats: state.seats,
    ...(state.readings === undefined ? {} : { readings: { ...state.readings } }),
    round: state.round,
    phase: COLOURS[state.phase],
    timeMarker: box.components.timeMarkers[state.round - 1],
    ...(question === undefined ? {} : { question: { ...question } }),
    order: state.order.slice(),
    turn: state.turn,
    discs: state.discs.slice(),
    cubes: { tower: state.tower.slice(), storage: state.storage.slice(), action: state.action.slice() },
    players: state.players.map(viewPlayer),
    map: viewMap(box, state),
    supply: state.supply.slice(),
    pirates: { open: state.piratesUp.slice(), down: state.piratesDown.length },
    display: state.display.slice(),
    market: state.market.slice(),
    toCome: {
      progress: sorted(state.progressStack),
      production: sorted(state.productionStack),
      pirates: sorted([...state.piratesDown, ...state.piratesOut]),
    },
    ...(viewer === 'open' ? { faceDown: faceDown(state) } : {}),
  };
}

function viewPlayer(player: PlayerState): PlayerState {
  return {
    ...player,
    ships: player.ships.slice(),
    planned: player.planned.slice(),
    villages: player.villages.slice(),
    goods: player.goods.slice(),
    production: player.production.slice(),
    outposts: player.outposts.slice(),
    points: player.points.slice(),
  };
}

function viewMap(box: Box, state: State): MapView {
  const layout = layoutOf(box, state);
  const laid = [];
  for (let at = 0; at < state.laid.length; at += 4) {
    const [seat, piece, turns, space] = state.laid.slice(at, at + 4);
    laid.push({ seat, piece, turns, space });
  }
  return {
    tiles: state.tiles.map((face) => ({ tile: Math.floor(face / TURNS), turns: face % TURNS })),
    islands: layout.sizes.map((_, island) => viewIsland(layout, state, island)),
    posts: listPosts(box, layout, state),
    laid,
  };
}

function viewIsland(layout: MapLayout, state: State, island: Island): IslandView {
  const completed = state.completed[island];
  return {
    spaces: layout.sizes[island],
    big: layout.big[island],
    chest: layout.big[island] && completed === NOBODY,
    empty: state.empty[island],
    ...(completed === NOBODY ? {} : { completed }),
    posts: state.players.map((player) => player.outposts[island]),
  };
}

function listPosts(box: Box, layout: MapLayout, state: State): MapView['posts'] {
  const { stride } = box.atlas;
  const posts = [];
  for (let seat = 0; seat < state.seats; seat++) {
    for (let row = 0; row < layout.height; row++) {
      const bits = state.posts[seat * layout.height + row];
      for (let col = 0; bits >> col > 0; col++) if ((bits >> col) & 1) posts.push({ seat, space: row * stride + col });
    }
  }
  return posts;
}

function faceDown(state: State): FaceDown {
  return {
    progress: state.progressStack.slice().reverse(),
    production: state.productionStack.slice().reverse(),
    pirates: state.piratesDown.slice(),
    piratesOut: state.piratesOut.slice(),
  };
}

function sorted(pieces: readonly number[]): number[] {
  return pieces.slice().sort((one, other) => one - other);
}
