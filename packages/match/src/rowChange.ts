import { firstZero } from './clock.ts';
import type { MatchPosition } from './matchPosition.ts';
import { type Pending, pendingAt } from './pending.ts';
import type { EntryRow, SeatRow, TableChange, TableRow } from './table.ts';
import type { TableState } from './tableState.ts';

/** What an entry changes in the row of its table: the only place where the row is derived from the log. */
export function rowChange(table: TableRow, { entry, at, seq }: EntryRow, position: MatchPosition): TableChange {
  const { start, state, awaiting } = position;
  const outcome = awaiting.length === 0 ? start.game.outcome(state) : undefined;
  const seats = seatsAfter(table.seats, position.table);
  const { clock } = position.table;
  const pending = pendingAt(position);
  // A pause is no sign of life.
  const isActivity = entry.kind !== 'paused' && entry.kind !== 'resumed';
  return {
    seq,
    awaiting,
    ...(isActivity ? { movedAt: at } : {}),
    ...(seats === table.seats ? {} : { seats }),
    ...(outcome === undefined ? {} : { outcome, status: 'finished' as const }),
    ...(clock === undefined ? {} : { dueAt: firstZero(clock) ?? null }),
    // Nearly always nothing, before and after.
    ...(isEmpty(pending) && isEmpty(table.pending) ? {} : { pending }),
  };
}

function isEmpty(pending: Pending): boolean {
  return Object.keys(pending).length === 0;
}

function seatsAfter(seats: readonly SeatRow[], table: TableState): readonly SeatRow[] {
  const isSame = seats.every((seat, at) => {
    const state = table.seats[at];
    return seat.kind !== 'person' || (seat.resigned === state?.resigned && seat.standIn === state.standIn);
  });
  return isSame ? seats : seats.map((seat, at) => (seat.kind === 'person' ? seatAfter(seat, table, at) : seat));
}

function seatAfter(seat: Extract<SeatRow, { readonly kind: 'person' }>, table: TableState, at: number): SeatRow {
  const { standIn: _, ...rest } = seat;
  const { resigned = false, standIn } = table.seats[at] ?? {};
  return { ...rest, resigned, ...(standIn === undefined ? {} : { standIn }) };
}

/** When the first clock of a table that has just begun will be at zero. */
export function dueAtStart({ table: { clock } }: MatchPosition): number | null {
  return clock === undefined ? null : (firstZero(clock) ?? null);
}
