import type { Readable } from '@portolan/client';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A value counts as resting when it has not changed for this long. */
const REST_MS = 90;

/** What is read from the store once it rests: a text that nobody can read yet is not worth drawing during a drag. */
export function useResting<Value>(store: Readable<unknown>, read: () => Value): Value {
  const latest = useRef(read);
  latest.current = read;
  const [value, setValue] = useState(read);
  useEffect(() => {
    let timer: number | undefined;
    const rest = (): void => setValue(() => latest.current());
    rest();
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = window.setTimeout(rest, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return value;
}
