import type { Known } from '@portolan/server/testing';

export interface Read {
  readonly table: string;
  /** A seat, or spectators: not everybody is shown the same of an entry. */
  readonly viewer: string;
  /** The longest log of which anybody had been told before the page asked. */
  readonly told: number;
  readonly known: Pick<Known, 'entries'>;
}

/** What somebody reads continues what such a viewer has read, and has everything that was acknowledged before. */
export class ReadCheck {
  reads = 0;
  /** By table and viewer: the longest log that was read. */
  #seen = new Map<string, Map<string, readonly string[]>>();

  /** Returns what is wrong. */
  check({ table, viewer, told, known }: Read): string[] {
    this.reads++;
    const entries = known.entries.map((entry) => JSON.stringify(entry));
    const seen = this.#seen.get(table) ?? new Map<string, readonly string[]>();
    this.#seen.set(table, seen);
    const before = seen.get(viewer) ?? [];
    if (entries.length > before.length) seen.set(viewer, entries);
    const shared = Math.min(before.length, entries.length);
    const isOther = entries.slice(0, shared).some((entry, at) => entry !== before[at]);
    const where = `table ${table}, ${viewer}`;
    return [
      ...(entries.length < told
        ? [`${where}: ${entries.length} entries were read after ${told} was acknowledged`]
        : []),
      ...(isOther ? [`${where}: an entry that was read is another now`] : []),
    ];
  }

  forget(table: string): void {
    this.#seen.delete(table);
  }
}
