import type { Answered, Failure } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';

export interface Loaded<T> {
  readonly value?: T;
  readonly failure?: Failure;
}

/** What the server answers; asked again when `key` changes. Until then the last answer stays. */
export function useLoaded<T>(key: string, load: () => Answered<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  useEffect(() => {
    let stale = false;
    void load().then((answer) => {
      if (!stale) setLoaded(answer.ok ? { value: answer.value } : { failure: answer.error });
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return loaded;
}
