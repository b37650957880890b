import type { EntryWriter } from '@portolan/server/testing';
import type { Written } from './history.ts';

/** What is known of who wrote the entries of some tables. */
export interface Records {
  /** By the database, of every entry, read after the others: a bot may still be at it. */
  readonly writers: readonly EntryWriter[];
  /** By the servers, of those of which they lived to be told that they are written. */
  readonly told: readonly Written[];
  /** By table: how long its log is. */
  readonly lengths: ReadonlyMap<string, number>;
}

/**
 * Every entry was written by the holder of the lease that was in force, tokens never fall along a log, and each belongs to
 * one server: there was one owner at a time. What servers say they wrote is the same.
 */
export function ownerProblems({ writers, told, lengths }: Records): string[] {
  const byTable = Map.groupBy(writers, ({ table }) => table);
  const known = new Map(writers.map((writer) => [keyOf(writer), writer]));
  return [
    ...[...lengths].flatMap(([table, length]) => {
      const written = byTable.get(table) ?? [];
      const unknown = length - written.filter(({ seq }) => seq <= length).length;
      return [
        ...(unknown === 0 ? [] : [`table ${table}: who wrote ${unknown} of ${length} entries is unknown`]),
        ...problemsAt(table, written),
      ];
    }),
    ...told.flatMap((line) => {
      const { table, seq, node, token } = line;
      const { writer, lease } = known.get(keyOf(line)) ?? {};
      if (writer === node && lease?.token === token) return [];
      return [`table ${table}: ${node} was told that it wrote entry ${seq} with token ${token}, and did not`];
    }),
  ];
}

/** How many entries were written although their servers never heard so. */
export function unanswered({ writers, told, lengths }: Records): number {
  const heard = new Set(told.map(keyOf));
  return writers.filter((writer) => writer.seq <= (lengths.get(writer.table) ?? 0) && !heard.has(keyOf(writer))).length;
}

function keyOf({ table, seq }: Pick<EntryWriter, 'table' | 'seq'>): string {
  return `${table}/${seq}`;
}

function problemsAt(table: string, written: readonly EntryWriter[]): string[] {
  const problems: string[] = [];
  const owners = new Map<number, string>();
  let last = 0;
  for (const { seq, writer, lease } of written.toSorted((one, other) => one.seq - other.seq)) {
    if (lease === undefined || lease.node !== writer) {
      problems.push(`table ${table}: entry ${seq} was written by ${writer}, and ${lease?.node ?? 'nobody'} owned it`);
      continue;
    }
    const { node, token } = lease;
    const owner = owners.get(token) ?? node;
    owners.set(token, owner);
    if (token < last) problems.push(`table ${table}: entry ${seq} was written by an owner of before`);
    if (owner !== node) problems.push(`table ${table}: ${owner} and ${node} both held token ${token}`);
    last = Math.max(last, token);
  }
  return problems;
}
