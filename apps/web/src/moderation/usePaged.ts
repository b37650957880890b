import type { Answered } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';
import { tellFailure } from '../app/session.ts';

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
  async function add(before?: number): Promise<void> {
    const answer = await load(before);
    if (!answer.ok) return tellFailure(answer.error);
    setRows((known = []) => [...known, ...answer.value]);
    setHasMore(answer.value.length === PAGE);
  }
  useEffect(() => void add(), []);
  return { rows, hasMore, more: () => void add(rows?.at(-1)?.id) };
}
