import { below, rngFromSeed, type Seat } from '@portolan/kernel';
import type { Context } from '../src/decisions/types.ts';
import type { Event } from '../src/events.ts';
import { LANDS, WORLDS, type WorldId } from '../src/ids.ts';
import type { PhaseSetting, Table } from '../src/testing/table.ts';

export const COUNTS = [2, 3, 4] as const;

/** What the rules work with at this table; events are recorded only if asked for. */
export function contextOf({ box, state, events }: Table, recorded?: 'recorded'): Context {
  return { box, state, emit: recorded === undefined ? undefined : (event) => events.push(event) };
}

export function illegal(text: string, rule: string): unknown {
  return { code: 'illegal', text, rule };
}

export function eventsOf<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind);
}

/** All seats, this one first. */
export function from(table: Table, seat: Seat): Seat[] {
  return [seat, ...table.state.players.map((_, other) => other).filter((other) => other !== seat)];
}

/** The seat sails first, and to this world. */
export function sails(table: Table, seat: Seat, world: WorldId, setting: PhaseSetting = {}): void {
  const first = WORLDS.indexOf(world);
  table.give(seat, { voyage: [first, ...WORLDS.map((_, other) => other).filter((other) => other !== first)] });
  table.enter('sailing', { order: from(table, seat), ...setting });
}

/** The seat governs first, and this world; no player has governed yet. */
export function governs(table: Table, seat: Seat, world: WorldId, setting: PhaseSetting = {}): readonly Event[] {
  for (const one of from(table, seat)) table.give(one, { governed: 0 });
  table.enter('governing', { order: from(table, seat), ...setting });
  return table.play(`govern ${world}`);
}

/** The seat selects first. */
export function selects(table: Table, seat: Seat, setting: PhaseSetting = {}): void {
  table.enter('selecting', { order: from(table, seat), ...setting });
}

/** The seven lands of a world, as places. */
export function landsOf(world: WorldId): string[] {
  return LANDS.map((land) => `${world} ${land}`);
}

/** Random moves until the game is over or `stop` says so. */
export function wander(table: Table, seed: string, stop: () => boolean = () => false): void {
  const rng = rngFromSeed(seed);
  while (table.state.stack.length > 0 && !stop()) {
    const seats = table.game.awaiting(table.state);
    const seat = seats[below(rng, seats.length)];
    const moves = table.legal(seat);
    table.playAs(seat, moves[below(rng, moves.length)]);
  }
}
