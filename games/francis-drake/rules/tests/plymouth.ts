import type { Seat } from '@portolan/kernel';
import type { Event } from '../src/events.ts';
import { LOCATIONS, type LocationId } from '../src/ids.ts';
import { makeItems } from '../src/items.ts';
import type { PlayerState } from '../src/state.ts';
import { discSet, makeTable, type Table } from '../src/testing/table.ts';

/** The player counts. */
export const COUNTS = [3, 4, 5] as const;

/** The mission discs everybody has. */
export const NUMBERED = discSet('1', '2', '3', '4');

/** Everything that a stop can change about a player, before the first stop. */
export const BARE: Partial<PlayerState> = {
  ...{ crew: 0, guns: 0, goods: 0, barrels: 0, galleon: false, pinnace: false, ghost: false },
  ...{ investor: true, hand: NUMBERED, score: 4 },
};

/** A table where nobody has the gun of the last player. */
export function bareTable(seats = 3): Table {
  const table = makeTable({ seats });
  table.give(seats - 1, { guns: 0 });
  return table;
}

/** The index of a Location by its id. */
export function at(id: LocationId): number {
  return LOCATIONS.indexOf(id);
}

export function illegal(text: string, rule: string): unknown {
  return { code: 'illegal', text, rule };
}

/** A stop, with what it grants where that is fixed. */
export function stopped(seat: Seat, id: LocationId, circle: number, part?: Readonly<Record<string, number>>): Event {
  const event = { kind: 'stopped', seat, location: at(id), circle } as const;
  return part === undefined ? event : { ...event, gained: makeItems(part) };
}
