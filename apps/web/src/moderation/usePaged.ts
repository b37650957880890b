import type { Answered } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';
import { tellFailure } from '../app/session.ts';
import { useLatest } from '../app/useLatest.ts';

/** As many as the server sends at a time. */
const PAGE = 30;

export interface Paged<T> {
  /** Undefined until the first ones are there. */
  readonly rows: readonly T[] | undefined;
  readonly hasMore: boolean;
  more(): void;
}

/** A list of the server, the latest first, a page at a time. */
export function usePaged<T extends { readonly id: number }>(
  load: (before?: number) => Answered<readonly T[]>,
): Paged<T> {
  const [rows, setRows] = useState<readonly T[]>();
  const [hasMore, setHasMore] = useState(false);
  const latest = useLatest();
  function add(before?: number): void {
    // Asking twice for the next page does not load it twice.
    latest(load(before), (answer) => {
      if (!answer.ok) return tellFailure(answer.error);
      setRows((known = []) => [...known, ...answer.value]);
      setHasMore(answer.value.length === PAGE);
    });
  }
  useEffect(() => add(), []);
  return { rows, hasMore, more: () => add(rows?.at(-1)?.id) };
}
