import { type BaseEvent, ok, type Result } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import type { Catalogue } from '../catalogue.ts';
import type { EntryRow, Store, TableRow } from '../store/store.ts';
import { beginCourse, type Course, type MatchStart, nextCourse } from './course.ts';
import { openBox } from './openBox.ts';

/** A match on its way. */
export interface Passed {
  readonly course: Course;
  /** The entry that led here; absent at the opening. */
  readonly row?: EntryRow;
  readonly events: readonly BaseEvent[];
}

export interface Walk {
  /** The number of the last entry. */
  readonly last: number;
  readonly rows: readonly EntryRow[];
  readonly start: MatchStart;
  /** From the opening on, each computed when it is asked for. */
  readonly steps: Iterable<Passed>;
}

/** The whole way of a match, from the log. */
export async function walk(
  { catalogue, store }: { readonly catalogue: Catalogue; readonly store: Store },
  table: TableRow,
): Promise<Result<Walk, RefusalInfo>> {
  const box = await openBox(catalogue, store, table);
  if (!box.ok) return box;
  const { game } = box.value;
  const start = { game, options: table.options, seats: table.seats.length, seed: table.seed };
  const rows = await store.entries(table.id, 0);
  return ok({ last: rows.length, rows, start, steps: stepsOf(start, rows) });
}

export function* stepsOf(start: MatchStart, rows: readonly EntryRow[]): Generator<Passed> {
  let course = beginCourse(start);
  yield { course, events: [] };
  for (const row of rows) {
    const step = nextCourse(course, row.entry);
    course = step.course;
    yield { course, row, events: step.events };
  }
}
