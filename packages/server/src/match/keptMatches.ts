import type { LiveMatch } from '@portolan/match';
import type { TableRow } from '../store/store.ts';
import type { LiveTable } from './tableBots.ts';

/** A match in memory. */
export interface Kept extends LiveTable {
  /** The match itself; `match` passes on what another server has to write. */
  readonly local: LiveMatch;
}

/** The matches in memory. */
export interface KeptMatches<T extends Kept> {
  get(id: string): T | undefined;
  /** The same for somebody who needs it now, and may need it again soon. */
  use(id: string): T | undefined;
  /** Makes room for it. */
  add(id: string, one: T): void;
  remove(id: string): void;
  size(): number;
  ids(): readonly string[];
  all(): readonly T[];
}

export interface KeptMatchesOptions {
  /** Matches to keep, so that their next move needs no loading. */
  readonly most: number;
  readonly now: () => number;
  /** Whether a page of this server watches a table. */
  readonly isWatched: (id: string) => boolean;
  /** Whether a match may be forgotten now, apart from how recent its last move is. */
  readonly isForgettable: (one: Kept) => boolean;
}

/**
 * A running match stays in memory this long after its last move, even above the limit: otherwise its log would have to be
 * replayed for the next one.
 */
const FRESH_MS = 60_000;
/** Matches that are looked at to make room for another one: what that takes must not grow with their number. */
const LOOKED_AT = 8;

export function makeKeptMatches<T extends Kept>(options: KeptMatchesOptions): KeptMatches<T> {
  const { most, now, isWatched, isForgettable } = options;
  /** In the order in which they are looked at to make room. */
  const kept = new Map<string, T>();
  /** Asked for since they were last looked at. */
  const used = new Set<string>();

  function isFresh({ status, seq, movedAt }: TableRow): boolean {
    return status === 'running' && seq > 0 && now() - movedAt < FRESH_MS;
  }

  /**
   * For one more. What was used, or cannot be forgotten, goes to the end of the line and has a second chance. What is over
   * and not watched leaves even if there is room: no move will need it, and the garbage collector would look at it again
   * and again.
   */
  function makeRoom(): void {
    let looks = Math.min(LOOKED_AT, kept.size);
    for (const [id, one] of kept) {
      if (looks-- === 0) return;
      const isFull = kept.size >= most;
      const isOver = one.table.status === 'finished' && !isWatched(id);
      kept.delete(id);
      const wasUsed = used.delete(id);
      if (!wasUsed && (isFull || isOver) && !isFresh(one.table) && isForgettable(one)) continue;
      kept.set(id, one);
    }
  }

  return {
    get: (id) => kept.get(id),
    use(id) {
      const one = kept.get(id);
      if (one !== undefined) used.add(id);
      return one;
    },
    add(id, one) {
      makeRoom();
      kept.set(id, one);
    },
    remove(id) {
      kept.delete(id);
      used.delete(id);
    },
    size: () => kept.size,
    ids: () => [...kept.keys()],
    all: () => [...kept.values()],
  };
}
