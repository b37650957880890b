import { makeStore, type Readable } from '@portolan/client';
import { useLayoutEffect } from 'preact/hooks';

const store = makeStore(false);

/** Parts of a table are still being loaded or drawn. Until then, they may still push down what lies below. */
export const isAwaiting: Readable<boolean> = store;

let awaited = 0;

function count(change: number): void {
  awaited += change;
  if (store.get() !== awaited > 0) store.set(awaited > 0);
}

/** Without a network a part never arrives, and nothing waits for it any longer. */
const PATIENCE_MS = 3000;

/** Says that a part of the table is still being loaded or drawn. */
export function useAwaited(isAwaited: boolean): void {
  useLayoutEffect(() => {
    if (!isAwaited) return;
    let counts = true;
    count(1);
    const release = (): void => {
      if (counts) count(-1);
      counts = false;
    };
    const timer = setTimeout(release, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      release();
    };
  }, [isAwaited]);
}
