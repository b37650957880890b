import type { Cell, Cells } from './rows.ts';

/** Something a database is asked to do, written in the SQL that SQLite and PostgreSQL share, with `?` for each value. */
export type Query =
  | { readonly kind: 'one' | 'all'; readonly text: string; readonly values: readonly Cell[]; readonly hold?: Hold }
  | { readonly kind: 'run'; readonly text: string; readonly values: readonly Cell[] }
  | { readonly kind: 'holdTable'; readonly table: string };

/** Until the work is done, others can neither change the rows that were found nor, if it is not shared, hold them. */
type Hold = 'alone' | { readonly sharedOf: string };

/**
 * What a store does in one transaction, as a generator that yields its queries and is given their results. So it is
 * written once, and runs in one go on a database in this process and step by step on one across a network.
 */
export type Work<T> = Generator<Query, T, unknown>;

/**
 * A database. Other processes may be writing to it at the same time: a work that reads something and depends on it must
 * hold it. SQLite has one writer and has nothing to hold.
 */
export interface SqlClient {
  one(text: string, ...values: readonly Cell[]): Promise<Cells | undefined>;
  all(text: string, ...values: readonly Cell[]): Promise<readonly Cells[]>;
  /** Runs queries that all see the same state. */
  read<T>(work: () => Work<T>): Promise<T>;
  /**
   * Runs `work` in a transaction; resolves when it is on disk. It may be rolled back and run again. Works with the same
   * subject, such as a table's id, and all those without one, run in the order of the calls.
   */
  write<T>(work: () => Work<T>, subject?: string): Promise<T>;
}

export function* one(text: string, ...values: readonly Cell[]): Work<Cells | undefined> {
  return (yield { kind: 'one', text, values }) as Cells | undefined;
}

export function* all(text: string, ...values: readonly Cell[]): Work<readonly Cells[]> {
  return (yield { kind: 'all', text, values }) as readonly Cells[];
}

/** Like `one`, and holds the row. */
export function* hold(text: string, ...values: readonly Cell[]): Work<Cells | undefined> {
  return (yield { kind: 'one', text, values, hold: 'alone' }) as Cells | undefined;
}

/** Like `all`, and holds the rows. */
export function* holdAll(text: string, ...values: readonly Cell[]): Work<readonly Cells[]> {
  return (yield { kind: 'all', text, values, hold: 'alone' }) as readonly Cells[];
}

/** Like `holdAll`, with the rows of one of the tables in the query; others may hold them like this, too. */
export function* share(sharedOf: string, text: string, ...values: readonly Cell[]): Work<readonly Cells[]> {
  return (yield { kind: 'all', text, values, hold: { sharedOf } }) as readonly Cells[];
}

/** Lets nobody else write to a table, whose next number depends on its last one. */
export function* holdTable(table: string): Work<void> {
  yield { kind: 'holdTable', table };
}

export function* run(text: string, ...values: readonly Cell[]): Work<void> {
  yield { kind: 'run', text, values };
}

/** Like `run`; returns the number of changed rows. */
export function* changes(text: string, ...values: readonly Cell[]): Work<number> {
  return (yield { kind: 'run', text, values }) as number;
}

/** Like `run`; returns whether a row has changed. */
export function* changed(text: string, ...values: readonly Cell[]): Work<boolean> {
  return (yield* changes(text, ...values)) > 0;
}
