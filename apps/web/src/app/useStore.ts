import type { Readable } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';

/** The value of a store; re-renders whenever it changes. */
export function useStore<T>(store: Readable<T>): T {
  const [, setValue] = useState(() => store.get());
  useEffect(() => {
    setValue(() => store.get());
    return store.subscribe(() => setValue(() => store.get()));
  }, [store]);
  return store.get();
}
