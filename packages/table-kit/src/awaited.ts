import { makeStore, type Readable } from '@portolan/client';
import { useLayoutEffect } from 'preact/hooks';

const store = makeStore(0);

/** How many parts of a table are still being loaded. Until they are there, they may push away what lies below. */
export const awaited: Readable<number> = store;

/** Without a network a part never comes, and nothing waits for it any longer. */
const PATIENCE_MS = 3000;

/** Says that a part of the table is still being loaded. */
export function useAwaited(isAwaited: boolean): void {
  useLayoutEffect(() => {
    if (!isAwaited) return;
    let counts = true;
    store.set(store.get() + 1);
    const release = (): void => {
      if (counts) store.set(store.get() - 1);
      counts = false;
    };
    const timer = setTimeout(release, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isAwaited]);
}
