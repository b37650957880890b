import { readFlags, rngFromSeed, type Seat } from '@portolan/kernel';
import { requireSame, type TestTable, testTable } from '@portolan/kernel/testing';
import { advise } from '../bot/advice.ts';
import { type Box, makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import { occupy } from '../effects/settle.ts';
import type { Event } from '../events.ts';
import { makeGame, type NinaPinta } from '../game.ts';
import {
  type Face,
  KEPT,
  LANDS,
  MARKERS,
  NATIONS,
  NO_STRONGHOLD,
  NOBODY,
  NOTHING,
  OPEN_STRONGHOLD,
  PHASES,
  PLACES,
  type Place,
  TERRAINS,
  type TerrainId,
  TOKEN_KINDS,
  type TokenKind,
  WORLDS,
  type World,
  type WorldId,
} from '../ids.ts';
import { type Options, READINGS } from '../options.ts';
import type { PlayerState } from '../player.ts';
import { proceed } from '../rounds/index.ts';
import { layOut } from '../setup.ts';
import type { Frame, State } from '../state.ts';
import type { View } from '../view.ts';

/** By Land in the order of LANDS, the terrains in the three worlds. */
const FIXTURE: readonly (readonly TerrainId[])[] = [
  ['mixed', 'plains', 'forest'],
  ['plains', 'mixed', 'inhospitable'],
  ['mixed', 'forest', 'mountains'],
  ['mountains', 'forest', 'mixed'],
  ['plains', 'forest', 'mountains'],
  ['mixed', 'plains', 'inhospitable'],
  ['inhospitable', 'mixed', 'forest'],
];

/** The tokens from the top. */
const TOKENS = ['santaMaria build', 'nina build', 'pinta grow', 'santaMaria grow', 'nina grow', 'pinta build'];

export interface TableOptions extends Partial<Options> {
  readonly seats?: number;
  readonly seed?: string;
  readonly box?: Box;
  /** Stop before the first decision and the first token. */
  readonly bare?: boolean;
}

export interface PhaseSetting {
  readonly era?: number;
  readonly round?: number;
  readonly turn?: number;
  readonly order?: readonly Seat[];
}

/** A table for tests: moves in notation, facts set by hand where a test needs them. */
export type Table = TestTable<State, Frame, Event, View> & Facts;

interface Facts {
  readonly box: Box;
  readonly game: NinaPinta;
  player(seat: Seat): PlayerState;
  /** Sets fields of a player. */
  give(seat: Seat, fields: Partial<PlayerState>): void;
  /** A place such as `nina andes`. */
  at(place: string): Place;
  /** The face of a counter such as `gold3` or `anyArts`. */
  face(name: string): Face;
  /** Swaps the tile there for the one with this terrain. */
  tile(place: string, terrain: TerrainId): void;
  /** Turns tiles face up without applying Discoveries. */
  explore(...places: readonly string[]): void;
  /** Settlers from the supply into an explored land. */
  settle(seat: Seat, place: string, count?: number): void;
  settlers(seat: Seat, place: string): number;
  /** Buildings from the supply. A City lays a marker where one is named. */
  town(seat: Seat, place: string): void;
  city(seat: Seat, place: string, marker?: (typeof MARKERS)[number]): void;
  captain(seat: Seat, place: string): void;
  /** A ship at harbour, with gold aboard. */
  ship(seat: Seat, place: string, gold?: number): void;
  /** A Stronghold: the owner needs a Settler there; `open` means unoccupied. */
  stronghold(owner: Seat | 'open', place: string, gold?: number): void;
  /** Reveals a token now, without gold for it. */
  token(world: WorldId, kind: TokenKind): void;
  /** The worlds at war: these and no others. */
  war(...worlds: readonly WorldId[]): void;
  /** Loads a ship: Settlers out of the supply, and a Captain. */
  crew(seat: Seat, world: WorldId, settlers: number, captain?: 'captain'): void;
  /** Gives counters: Progress Benefits and those with an hour-glass. */
  own(seat: Seat, ...names: readonly string[]): void;
  /** Lays these counters on the display from the blunt end, and no others. */
  display(...names: readonly string[]): void;
  /** What is on display, in notation. */
  shown(): string[];
  /** Enters a phase and continues until a decision is needed. */
  enter(phase: (typeof PHASES)[number], setting?: PhaseSetting): void;
}

export function makeTable(options: TableOptions = {}): Table {
  const box = options.box ?? makeBox(shipped);
  const game = makeGame(box);
  const seats = options.seats ?? 4;
  const state = layOut(box, optionsOf(options, seats), seats, rngFromSeed(options.seed ?? 'table'));
  for (const [land, terrains] of FIXTURE.entries()) {
    for (const [world, terrain] of terrains.entries()) swapTile(box, state, world * LANDS.length + land, terrain);
  }
  state.tokenStack = TOKENS.map((name) => tokenNamed(box, name)).reverse();
  const table = sit(box, game, state);
  if (options.bare === true) return table;
  proceed({ box, state, emit: undefined });
  if (table.question().kind === 'lookAtLands') table.play('decline');
  table.events.length = 0;
  return table;
}

/** The nations in the order of the seats by default. */
function optionsOf(options: TableOptions, seats: number): Options {
  const { nations = NATIONS.slice(0, seats), planck = 'random', askTies = true, open = false } = options;
  return { nations, planck, askTies, open, ...readFlags(options, READINGS) };
}

function sit(box: Box, game: NinaPinta, first: State): Table {
  const at = (place: string): Place => placeNamed(place);
  const table = testTable({ game, advice: advise(box), state: first });
  const facts: Facts = {
    box,
    game,
    player: (seat) => table.state.players[seat],
    give(seat, fields) {
      Object.assign(table.state.players[seat], fields);
    },
    at,
    face: (name) => indexOf(box.faces.names, name),
    tile: (place, terrain) => swapTile(box, table.state, at(place), terrain),
    explore(...places) {
      for (const place of places) table.state.explored[worldOf(at(place))] |= 1 << (at(place) % LANDS.length);
    },
    settle(seat, place, count = 1) {
      facts.explore(place);
      table.state.settlers[seat * PLACES + at(place)] += count;
      table.state.players[seat].settlers -= count;
    },
    settlers: (seat, place) => table.state.settlers[seat * PLACES + at(place)],
    town(seat, place) {
      facts.explore(place);
      table.state.towns[at(place)] |= 1 << seat;
      table.state.players[seat].towns--;
    },
    city(seat, place, marker) {
      facts.explore(place);
      table.state.cities[at(place)] = seat;
      table.state.players[seat].towns--;
      if (marker !== undefined) table.state.markers[MARKERS.indexOf(marker)] = worldOf(at(place));
    },
    captain(seat, place) {
      facts.explore(place);
      table.state.players[seat].captains[worldOf(at(place))] = at(place);
    },
    ship(seat, place, gold = 0) {
      facts.explore(place);
      table.state.players[seat].harbours[worldOf(at(place))] = at(place);
      table.state.players[seat].cargo[worldOf(at(place))] = gold;
    },
    stronghold(owner, place, gold = 0) {
      facts.explore(place);
      if (table.state.strongholds[at(place)] !== NO_STRONGHOLD) throw new Error(`${place} has a Stronghold`);
      if (owner === 'open') table.state.strongholds[at(place)] = OPEN_STRONGHOLD;
      else occupy({ box, state: table.state, emit: undefined }, owner, at(place));
      table.state.vaults[at(place)] = gold;
    },
    token(world, kind) {
      const token = tokenNamed(box, `${world} ${kind}`);
      table.state.tokenStack.splice(table.state.tokenStack.indexOf(token), 1);
      table.state.tokens.push(token);
      (kind === 'grow' ? table.state.grow : table.state.build)[WORLDS.indexOf(world)]++;
    },
    war(...worlds) {
      table.state.war = worlds.reduce((set, world) => set | (1 << WORLDS.indexOf(world)), 0);
    },
    crew(seat, id, settlers, captain) {
      const player = table.state.players[seat];
      const world = WORLDS.indexOf(id);
      player.crews[world] = settlers;
      player.settlers -= settlers;
      player.aboard[world] = captain === undefined ? 0 : 1;
    },
    own(seat, ...names) {
      for (const name of names) giveCounter(box, table.state, seat, name);
    },
    display(...names) {
      table.state.display.fill(NOTHING);
      for (const [space, name] of names.entries()) table.state.display[space] = facts.face(name);
    },
    shown: () => table.state.display.filter((face) => face !== NOTHING).map((face) => box.faces.names[face]),
    enter(phase, { era = table.state.era, round = 0, turn = 0, order = table.state.order } = {}) {
      Object.assign(table.state, { stack: [], phase: PHASES.indexOf(phase), era, round, turn, step: 0 });
      table.state.order = order.slice();
      if (phase === 'selecting') table.state.passes.fill(NOBODY);
      const silent = game.clone(table.state);
      proceed({ box, state: silent, emit: undefined });
      proceed({ box, state: table.state, emit: (event) => table.events.push(event) });
      requireSame(silent, table.state, phase);
    },
  };
  return Object.assign(table, facts);
}

function swapTile(box: Box, state: State, place: Place, terrain: TerrainId): void {
  const land = place % LANDS.length;
  const wanted = box.atlas.tiles[land].find((tile) => box.atlas.terrain[tile] === TERRAINS.indexOf(terrain));
  if (wanted === undefined) throw new Error(`no ${terrain} for ${LANDS[land]}`);
  const from = state.tiles.indexOf(wanted);
  if (from >= 0) state.tiles[from] = state.tiles[place];
  else state.spareTiles[state.spareTiles.indexOf(wanted)] = state.tiles[place];
  state.tiles[place] = wanted;
}

function giveCounter(box: Box, { players }: State, seat: Seat, name: string): void {
  const hourGlasses: readonly string[] = KEPT;
  const kept = hourGlasses.indexOf(name);
  if (kept >= 0) players[seat].kept[kept]++;
  else players[seat].progress[indexOf(box.faces.names, name) - box.faces.progressFrom]++;
}

function tokenNamed(box: Box, name: string): number {
  const [world, kind] = name.split(' ');
  if (!TOKEN_KINDS.some((one) => one === kind)) throw new Error(`no token ${name}`);
  return box.components.tokens.findIndex((token) => token.world === world && token.kind === kind);
}

function placeNamed(name: string): Place {
  const [world, land] = name.split(' ');
  return indexOf(WORLDS, world) * LANDS.length + indexOf(LANDS, land);
}

function worldOf(place: Place): World {
  return Math.floor(place / LANDS.length);
}

function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no ${name} among ${names.join(', ')}`);
  return index;
}
