import { below, rngFromSeed, type Seat } from '@portolan/kernel';
import { type Box, makeBox } from '../src/box.ts';
import type { DestinationData } from '../src/data/components.ts';
import { shipped } from '../src/data/shipped.ts';
import { fillTreasure } from '../src/effects/refill.ts';
import type { Event } from '../src/events.ts';
import { DESTINATIONS, DISC_NAMES } from '../src/ids.ts';
import type { Frame, PlayerState, State } from '../src/state.ts';
import { makeTable, type Table, type TableOptions } from '../src/testing/table.ts';

export interface ShipSetup extends Partial<PlayerState> {
  /** Where the discs lie, by the name of the disc. A ship with none has no barrels either. */
  readonly missions?: Readonly<Record<string, string>>;
}

export interface VoyageSetup {
  /** By seat. A seat that is not listed has no barrels and stays in harbour. */
  readonly ships: readonly ShipSetup[];
  /** Sailing Order; seat order by default. */
  readonly outbound?: readonly Seat[];
  /** Values of troop and frigate counters that differ from 0. */
  readonly counters?: Readonly<Record<string, number>>;
  readonly state?: Partial<State>;
  readonly box?: Box;
  readonly seats?: number;
  /** Without the watcher the voyage ends with the last of `ships`. */
  readonly watcher?: false;
}

/** The watcher sails here with disc 4, so that the voyage is still on when everybody else is home. */
const WATCH = 'santiagoDeCuba';

/**
 * A table whose discs have just been turned up, with the first mission asked. By default all troop and frigate counters are 0
 * and face down, the galleon counters lie light, medium, heavy at A, B, C, and holds are empty.
 * `events` begin after the reveal. The last seat is the watcher unless the setup needs or forbids it.
 */
export function resolving(setup: VoyageSetup): Table {
  const { ships } = setup;
  const watched = setup.watcher !== false;
  const seats = setup.seats ?? Math.max(3, ships.length + (watched ? 1 : 0));
  const table = makeTable({ seats, ...(setup.box === undefined ? {} : { box: setup.box }) });
  const { state, box } = table;
  for (const player of state.players) player.guns = 0;
  state.outbound = (setup.outbound ?? state.players.map((_, seat) => seat)).slice();
  state.galleonCounters = [0, 1, 2];
  for (const place of [...box.forts, ...box.galleons]) state.counters[place] = 0;
  for (const [place, value] of Object.entries(setup.counters ?? {})) state.counters[table.at(place)] = value;
  fillTreasure({ box, state, emit: undefined });
  Object.assign(state, setup.state);
  for (let seat = 0; seat < ships.length; seat++) launch(table, seat, ships[seat]);
  if (watched) launch(table, seats - 1, { missions: { 4: WATCH }, goods: 1 });
  table.enter('revealDiscs');
  table.events.splice(0, table.events.findIndex((event) => event.kind === 'placeMarkersLaid') + 1);
  return table;
}

function launch(table: Table, seat: Seat, { missions = {}, ...fields }: ShipSetup): void {
  const discs = Object.entries(missions);
  const range = discs.length > 0 ? 4 : 0;
  table.give(seat, { docked: true, barrels: range, range, ...fields });
  for (const [disc, destination] of discs) table.lay(seat, disc, destination);
}

/** The shipped components with other values at some Destinations. */
export function boxWith(changes: Readonly<Record<string, Partial<DestinationData>>>): Box {
  return makeBox({ ...shipped, destinations: shipped.destinations.map((one) => ({ ...one, ...changes[one.id] })) });
}

/** Makes every decision of the voyage: by default everybody attacks, trades for the first ware and sails on. */
export function finish(table: Table, answer: (frame: Frame) => string | undefined = () => undefined): void {
  const { voyage } = table.state;
  while (table.state.voyage === voyage && table.state.stack.length > 0) {
    const frame = table.question();
    table.play(answer(frame) ?? (frame.kind === 'goHome' ? 'sail' : table.legal()[0]));
  }
}

export function eventsOf<K extends Event['kind']>(
  events: readonly Event[],
  ...kinds: readonly K[]
): Extract<Event, { kind: K }>[] {
  return events.filter((event): event is Extract<Event, { kind: K }> => kinds.some((kind) => kind === event.kind));
}

/** Every finished mission, in order, as in `0:hind panama attacked`. */
export function missionsOf(table: Table): string[] {
  return eventsOf(table.events, 'attacked', 'traded', 'missionDeclined').map((event) => {
    const end = event.kind === 'missionDeclined' ? event.reason : event.kind;
    return `${event.seat}:${DISC_NAMES[event.disc]} ${table.box.names[event.destination]} ${end}`;
  });
}

/** The discs at a Destination in order of arrival, as in `2:hind`, with a `*` once face down. */
export function discsAt(table: Table, destination: string): string[] {
  const { discs } = table.view('spectator').map[table.at(destination)];
  return discs.map(({ seat, disc, done }) => `${seat}:${disc ?? '?'}${done ? '*' : ''}`);
}

/** The discs of `seat` on the map, by the id of the Destination, with a `*` once face down. */
export function mapOf(table: Table, seat: Seat): Record<string, string> {
  const found: Record<string, string> = {};
  for (let place = 0; place < DESTINATIONS; place++) {
    for (const one of discsAt(table, table.box.names[place])) {
      const [owner, disc] = one.split(':');
      if (Number(owner) === seat) found[table.box.names[place]] = disc;
    }
  }
  return found;
}

export function holdOf(table: Table, seat: Seat): { crew: number; guns: number; goods: number } {
  const { crew, guns, goods } = table.player(seat);
  return { crew, guns, goods };
}

/** A table whose ships stand in the outbound docks in seat order, with so many barrels each. */
export function docked(barrels: readonly number[], state: Partial<State> = {}): Table {
  const table = makeTable({ seats: barrels.length });
  table.state.outbound = barrels.map((_, seat) => seat);
  Object.assign(table.state, state);
  for (let seat = 0; seat < barrels.length; seat++) table.give(seat, { docked: true, barrels: barrels[seat] });
  return table;
}

/** Random play, nobody docking before Dockside; `look` sees the table before and after every move. */
export function wander(
  options: TableOptions & { readonly seed: string },
  look: (before: State, after: State, events: readonly Event[]) => void,
): void {
  const table = makeTable(options);
  const rng = rngFromSeed(options.seed);
  while (table.state.stack.length > 0) {
    const before = table.state;
    const moves = table.legal().filter((move) => move !== 'dock');
    const events = table.play(moves[below(rng, moves.length)]);
    look(before, table.state, events);
  }
}
