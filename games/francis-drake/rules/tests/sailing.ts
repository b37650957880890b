import type { Seat } from '@portolan/kernel';
import { DESTINATIONS, DISC_NAMES, type Disc } from '../src/ids.ts';
import { DONE, type Frame } from '../src/state.ts';
import { makeTable, type Table, type TableOptions } from '../src/testing/table.ts';

/** Every troop and frigate counter by name. */
export type Counters = Readonly<Record<string, number>>;

/** A table whose ships stand in the outbound docks in `order`, with `barrels` by seat, before the preparation. */
export function dockedTable(order: readonly Seat[], barrels: readonly number[], options: TableOptions = {}): Table {
  const table = makeTable({ ...options, seats: order.length });
  table.state.outbound = order.slice();
  for (const seat of order) table.give(seat, { docked: true, barrels: barrels[seat] });
  return table;
}

/** The same with every counter 0 and the ranges set: the first ship in `order` is asked for a mission disc. */
export function sailingTable(order: readonly Seat[], barrels: readonly number[], options: TableOptions = {}): Table {
  const table = dockedTable(order, barrels, options);
  layCounters(table, {});
  table.enter('setSail');
  table.events.length = 0;
  return table;
}

/** Lays all counters face down and unseen, 0 by default. */
export function layCounters(table: Table, values: Counters): void {
  for (const place of [...table.box.forts, ...table.box.galleons]) table.state.counters[place] = 0;
  for (const [name, value] of Object.entries(values)) table.state.counters[table.at(name)] = value;
}

/** Which disc of `seat` lies where, by the name of the Destination. */
export function discsOf(table: Table, seat: Seat, discs: readonly Disc[] = table.state.discs): Record<string, string> {
  const row = discs.slice(seat * DESTINATIONS, (seat + 1) * DESTINATIONS);
  const entries = row.flatMap((disc, destination) =>
    disc > 0 ? [[table.box.names[destination], DISC_NAMES[disc % DONE]] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** By seat: the discs as they were turned up, Ghosts included. */
export function revealedDiscs(table: Table): Record<string, string>[] {
  const event = table.events.findLast((one) => one.kind === 'discsRevealed');
  if (event === undefined) throw new Error('no disc was turned up');
  return table.state.players.map((_, seat) => discsOf(table, seat, event.discs));
}

/** Lays discs by seat, each as in `{ cartagena: '1' }`. */
export function layAll(table: Table, discs: readonly Readonly<Record<string, string>>[]): void {
  discs.forEach((map, seat) => {
    for (const [destination, disc] of Object.entries(map)) table.lay(seat, disc, destination);
  });
}

/** Plays the first legal move while `goesOn`; returns what was asked on the way. */
export function playWhile(table: Table, goesOn: (frame: Frame) => boolean): Frame[] {
  const asked: Frame[] = [];
  while (table.state.stack.length > 0 && goesOn(table.question())) {
    asked.push(table.question());
    table.play(table.legal()[0]);
  }
  return asked;
}

/** The seats asked while decisions of one kind follow each other and the first legal move is played. */
export function seatsAsked(table: Table, kind: Frame['kind']): Seat[] {
  return playWhile(table, (frame) => frame.kind === kind).map((frame) => frame.seat);
}
