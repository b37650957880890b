import type { Store } from './store.ts';

/** A call to a store in another thread. Calls and results travel in batches, because each message wakes the thread. */
export interface StoreCall {
  readonly id: number;
  readonly method: keyof Store;
  readonly args: readonly unknown[];
}

export type StoreResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: Error };

/** The first message from the thread. */
export type StoreOpened = { readonly kind: 'open' } | { readonly kind: 'failed'; readonly error: Error };

/**
 * Calls and results as they travel: as JSON, which takes a fraction of the time of copying objects between threads. A
 * list of arguments with gaps, and errors, would not come out of it as they were.
 */
export function pack(batch: readonly (StoreCall | StoreResult)[]): unknown {
  return batch.every(isPlain) ? JSON.stringify(batch) : batch;
}

function isPlain(item: StoreCall | StoreResult): boolean {
  return 'args' in item ? !item.args.includes(undefined) : !('error' in item);
}

export function unpack<T>(packed: string | readonly T[]): readonly T[] {
  return typeof packed === 'string' ? JSON.parse(packed) : packed;
}

/** Collects items and passes them on together at the end of the current turn of the event loop. */
export function makeBatch<T>(send: (items: readonly T[]) => void): (item: T) => void {
  let items: T[] = [];
  return (item) => {
    if (items.push(item) > 1) return;
    setImmediate(() => {
      const batch = items;
      items = [];
      send(batch);
    });
  };
}
