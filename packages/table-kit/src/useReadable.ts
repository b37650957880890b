import type { Readable } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';

/** The value of a store; the component renders again when it changes. */
export function useReadable<T>(store: Readable<T>): T {
  const [value, setValue] = useState(() => store.get());
  useEffect(() => {
    setValue(() => store.get());
    return store.subscribe(() => setValue(() => store.get()));
  }, [store]);
  return value;
}
