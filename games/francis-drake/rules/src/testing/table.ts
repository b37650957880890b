import { below, cloneRng, rngFromSeed, type Seat } from '@portolan/kernel';
import { requireSame, type TestTable, testTable } from '@portolan/kernel/testing';
import { advise } from '../bot/advice.ts';
import { type Box, makeBox } from '../box.ts';
import { shipped } from '../data/shipped.ts';
import type { Event } from '../events.ts';
import { type FrancisDrake, makeGame } from '../game.ts';
import { DESTINATIONS, type Destination, DISC_NAMES, type Disc } from '../ids.ts';
import type { Readings } from '../options.ts';
import { withDisc, withoutDisc } from '../queries/discs.ts';
import { PHASE, type PhaseName, proceed } from '../rounds/index.ts';
import type { Frame, PlayerState, State } from '../state.ts';
import type { View } from '../view.ts';

export interface TableOptions {
  readonly seats?: number;
  readonly seed?: string;
  readonly learner?: boolean;
  readonly readings?: Readings;
  /** Turn order in Plymouth; seat order by default. */
  readonly order?: readonly Seat[];
  readonly box?: Box;
}

/** A table for tests: moves in notation, facts set by hand where a rule needs them. */
export type Table = TestTable<State, Frame, Event, View> & Facts;

interface Facts {
  readonly box: Box;
  readonly game: FrancisDrake;
  player(seat: Seat): PlayerState;
  /** Sets fields of a player. */
  give(seat: Seat, fields: Partial<PlayerState>): void;
  /** The index of a Destination by its id. */
  at(destination: string): Destination;
  /** Lays a mission disc face down, regardless of turns. */
  lay(seat: Seat, disc: string, destination: string): void;
  /** Makes the next roll of the die show `face`. */
  rollNext(face: number): void;
  /** Jumps to the start of a phase and continues until a seat is asked. */
  enter(phase: PhaseName): void;
}

export function makeTable(options: TableOptions = {}): Table {
  const box = options.box ?? makeBox(shipped);
  const game = makeGame(box);
  const seats = options.seats ?? 4;
  const { learner = false, readings, seed = 'table' } = options;
  const state = game.setup({ learner, ...readings }, seats, rngFromSeed(seed));
  sitInOrder(box, state, options.order ?? state.players.map((_, seat) => seat));
  const table = testTable({ game, advice: advise(box), state });
  const facts: Facts = {
    box,
    game,
    player: (seat) => table.state.players[seat],
    give(seat, fields) {
      Object.assign(table.state.players[seat], fields);
    },
    at: (destination) => indexOf(box.names, destination),
    lay(seat, name, destination) {
      const disc = discNamed(name);
      const player = table.state.players[seat];
      player.hand = withoutDisc(player.hand, disc);
      player.ghost ||= name === 'ghost';
      if (name === 'hind') table.state.hind = seat;
      table.state.discs[seat * DESTINATIONS + facts.at(destination)] = disc;
    },
    rollNext(face) {
      table.state.rng = rngFromSeed(seedThatRolls(box.components.constants.dieFaces, face));
    },
    enter(phase) {
      table.state.stack = [];
      table.state.phase = PHASE[phase];
      table.state.turn = 0;
      const silent = game.clone(table.state);
      proceed({ box, state: silent, emit: undefined });
      proceed({ box, state: table.state, emit: (event) => table.events.push(event) });
      requireSame(silent, table.state, phase);
    },
  };
  return Object.assign(table, facts);
}

function seedThatRolls(faces: number, face: number): string {
  const seeds = Array.from({ length: 40 * faces }, (_, i) => `die ${i}`);
  const seed = seeds.find((one) => below(cloneRng(rngFromSeed(one)), faces) + 1 === face);
  if (seed === undefined) throw new Error(`no die of ${faces} shows ${face}`);
  return seed;
}

/** Puts the frigates into the homebound docks in this order and asks the first one. */
function sitInOrder(box: Box, state: State, order: readonly Seat[]): void {
  const guns = box.components.constants.lastPlayerGunsVoyage1;
  state.players[state.order[state.seats - 1]].guns -= guns;
  state.order = order.slice();
  state.players[order[state.seats - 1]].guns += guns;
  state.stack = [];
  state.turn = 0;
  proceed({ box, state, emit: undefined });
}

export function discNamed(name: string): Disc {
  return indexOf(DISC_NAMES, name);
}

/** A set of discs, as in `hand`. */
export function discSet(...names: readonly string[]): number {
  return names.map(discNamed).reduce(withDisc, 0);
}

function indexOf(names: readonly string[], name: string): number {
  const index = names.indexOf(name);
  if (index < 0) throw new Error(`no ${name} among ${names.join(', ')}`);
  return index;
}
