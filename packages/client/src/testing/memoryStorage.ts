import type { UnsentMovesStorage } from '../unsentMoves.ts';

export interface MemoryStorage extends UnsentMovesStorage {
  readonly kept: Readonly<Record<string, string>>;
}

/** Storage for tests. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const kept: Record<string, string> = { ...initial };
  return {
    kept,
    read: () => ({ ...kept }),
    write(key, text) {
      kept[key] = text;
    },
    remove(key) {
      delete kept[key];
    },
  };
}
