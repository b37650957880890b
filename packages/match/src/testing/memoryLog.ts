import type { Appended, EntryRow, LogStore } from '../table.ts';

/** The log of one match, in memory. */
export interface MemoryLog extends LogStore {
  readonly rows: EntryRow[];
}

export function makeMemoryLog(rows: EntryRow[] = []): MemoryLog {
  return {
    rows,
    async append(_table, row): Promise<Appended> {
      const same = rows.find(({ id }) => id === row.id);
      if (same !== undefined) return { kind: 'duplicate', seq: same.seq };
      if (row.seq !== rows.length + 1) return { kind: 'conflict' };
      rows.push(row);
      return { kind: 'appended' };
    },
    entries: async (_table, after) => rows.slice(after),
  };
}
