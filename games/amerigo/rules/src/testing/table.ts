import { type EventSink, rngFromSeed, type Seat } from '@portolan/kernel';
import { type TestTable, testTable } from '@portolan/kernel/testing';
import { advise } from '../bot/advice.ts';
import { type Box, layoutOf, makeBox } from '../box.ts';
import type { Context } from '../context.ts';
import { shipped } from '../data/shipped.ts';
import { foundPost } from '../effects/foundPost.ts';
import { layTile } from '../effects/layTile.ts';
import { growLinks, markSpace } from '../effects/link.ts';
import { fillTower } from '../effects/tower.ts';
import type { Event } from '../events.ts';
import { type Amerigo, makeGame } from '../game.ts';
import { type Berth, COLOURS, type ColourId, NOTHING } from '../ids.ts';
import { drawMap } from '../map/drawMap.ts';
import { frameBerth } from '../map/frame.ts';
import type { MapLayout } from '../map/mapLayout.ts';
import type { Readings } from '../options.ts';
import { proceed } from '../rounds/index.ts';
import { turnPirate } from '../rounds/next.ts';
import { agreeOn, layOut } from '../setup.ts';
import type { Frame, PlayerState, State } from '../state.ts';
import type { View } from '../view.ts';

/** The layout of the worked examples, tile and quarter turns, row by row. */
const FIXTURE = [
  [1, 0],
  [10, 1],
  [4, 3],
  [15, 1],
  [13, 1],
  [3, 3],
  [14, 3],
  [6, 2],
  [16, 1],
].map(([tile, turns]) => (tile - 1) * 4 + turns);

export type Cubes = Partial<Record<ColourId, number>>;

export interface TableOptions {
  readonly seats?: number;
  readonly seed?: string;
  /** The order discs from the top; by default the seats in their own order. */
  readonly order?: readonly Seat[];
  readonly tiles?: readonly number[];
  readonly box?: Box;
  readonly readings?: Readings;
}

export interface PhaseSetting {
  readonly cubes: Cubes;
  readonly round?: number;
  readonly phase?: ColourId;
  readonly order?: readonly Seat[];
}

/** A table for tests: moves in notation, and facts set by hand where a test needs them. */
export type Table = TestTable<State, Frame, Event, View> & Facts;

interface Facts {
  /** What effects and rounds take, for the state as it is. */
  context(emit?: EventSink<Event>): Context;
  readonly box: Box;
  readonly game: Amerigo;
  readonly layout: MapLayout;
  player(seat: Seat): PlayerState;
  /** Sets fields of a player. */
  give(seat: Seat, fields: Partial<PlayerState>): void;
  /** A space such as `1,4` or a frame space such as `T0`. */
  at(place: string): Berth;
  /** The index of a tile shape such as `village pair`. */
  piece(name: string): number;
  /** The index of a progress token such as `P07`. */
  token(id: string): number;
  /** Gives progress tokens from the stack or the display. */
  own(seat: Seat, ...ids: readonly string[]): void;
  /** Gives planned tiles from the general supply. */
  planned(seat: Seat, ...names: readonly string[]): void;
  /** Establishes a post without points or gold. */
  post(seat: Seat, ...places: readonly string[]): void;
  /** Lays a tile from the general supply without points. */
  lay(seat: Seat, name: string, place: string, turn?: number): void;
  /** Covers spaces as if tiles lay there: village tiles of a seat, or landscape tiles. */
  cover(owner: Seat | 'neutral', ...places: readonly string[]): void;
  /** Enters a phase with these cubes on the action space and all others in storage, and asks the first player. */
  phase(setting: PhaseSetting): void;
  /** Every player takes gold until the phase is over. */
  endPhase(): void;
  /** The island that a space belongs to. */
  island(place: string): number;
}

export function makeTable(options: TableOptions = {}): Table {
  const box = options.box ?? makeBox(shipped);
  const game = makeGame(box);
  const seats = options.seats ?? 2;
  const rng = rngFromSeed(options.seed ?? 'table');
  const tiles = options.tiles ?? (seats === 2 ? FIXTURE : drawMap(box.atlas, box.components, seats, rng).tiles);
  const state = layOut(box, seats, tiles.slice(), rng);
  agreeOn(state, options.readings ?? {});
  sitInOrder(state, options.order ?? state.players.map((_, seat) => seat));
  const context: Context = { box, state, emit: undefined };
  turnPirate(context);
  fillTower(box, state);
  proceed(context);
  const at = (place: string): Berth => {
    if (/^[TRBL]/.test(place)) return frameBerth(box.atlas, place);
    const [row, col] = place.split(',').map(Number);
    return row * box.atlas.stride + col;
  };
  const table = testTable({ game, advice: advise(box), state });
  const facts: Facts = {
    context: (emit) => ({ box, state: table.state, emit }),
    box,
    game,
    layout: layoutOf(box, state),
    player: (seat) => table.state.players[seat],
    give(seat, fields) {
      Object.assign(table.state.players[seat], fields);
    },
    at,
    piece: (name) => indexOf(box.pieces.names, name),
    token: (id) => indexOf(box.names.tokens, id),
    own(seat, ...ids) {
      for (const id of ids) giveToken(table.state, seat, facts.token(id));
    },
    planned(seat, ...names) {
      for (const name of names) takeTile(box, table.state, seat, facts.piece(name));
    },
    post(seat, ...places) {
      for (const place of places) quietly(table.state, () => foundPost(facts.context(), seat, at(place)));
    },
    lay(seat, name, place, turn = 0) {
      takeTile(box, table.state, seat, facts.piece(name));
      layTile(facts.context(), seat, { piece: facts.piece(name), turn, space: at(place) });
    },
    cover(owner, ...places) {
      for (const place of places) coverSpace(facts, table.state, { owner, space: at(place) });
    },
    phase: (setting) => enterPhase(table.state, setting),
    endPhase() {
      const { phase, round } = table.state;
      while (table.state.stack.length > 0 && table.state.phase === phase && table.state.round === round) {
        table.play('gold');
      }
    },
    island: (place) => facts.layout.islandOf[at(place)],
  };
  return Object.assign(table, facts);
}

/** Stacks the order discs in this order and deals the starting gold again. */
function sitInOrder(state: State, order: readonly Seat[]): void {
  state.discs = order.slice();
  for (const [place, seat] of order.entries()) state.players[seat].gold = place;
}

function giveToken(state: State, seat: Seat, token: number): void {
  const shown = state.display.indexOf(token);
  if (shown >= 0) state.display[shown] = NOTHING;
  else state.progressStack.splice(state.progressStack.indexOf(token), 1);
  state.players[seat].tokens |= 1 << token;
}

function takeTile(box: Box, state: State, seat: Seat, piece: number): void {
  const player = state.players[seat];
  if (piece < box.pieces.neutrals) state.supply[piece]--;
  else player.villages[piece - box.pieces.neutrals]--;
  player.planned[piece]++;
}

/** Runs an effect and takes back the points and the gold it brought. */
function quietly(state: State, act: () => void): void {
  const before = state.players.map(({ score, gold, points, chests }) => ({
    score,
    gold,
    points: points.slice(),
    chests,
  }));
  act();
  for (const [seat, fields] of before.entries()) Object.assign(state.players[seat], fields);
}

interface Covering {
  readonly owner: Seat | 'neutral';
  readonly space: number;
}

function coverSpace({ box, layout }: Facts, state: State, { owner, space }: Covering): void {
  markSpace(state.covered, 0, space, box.atlas.stride);
  if (owner === 'neutral') markSpace(state.neutrals, 0, space, box.atlas.stride);
  else markSpace(state.villages, owner * layout.height, space, box.atlas.stride);
  state.empty[layout.islandOf[space]]--;
  for (let seat = 0; seat < state.seats; seat++) growLinks(layout, state, seat);
}

function enterPhase(state: State, { cubes, round, phase, order }: PhaseSetting): void {
  for (const [colour, id] of COLOURS.entries()) {
    const all = state.tower[colour] + state.storage[colour] + state.action[colour];
    state.tower[colour] = 0;
    state.action[colour] = cubes[id] ?? 0;
    state.storage[colour] = all - state.action[colour];
  }
  if (round !== undefined) state.round = round;
  if (phase !== undefined) state.phase = COLOURS.indexOf(phase);
  state.order = (order ?? state.discs).slice();
  state.turn = 1;
  state.stack = [{ kind: 'takeTurn', seat: state.order[0] }];
}

function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no ${name} among ${names.join(', ')}`);
  return index;
}
