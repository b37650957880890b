import { useRef } from 'preact/hooks';
import { beginNewSheet } from './drawInTurn.ts';

/** Where one of several sheets of a table is shown, named by `shown`: another one is drawn like a new table, part by part. */
export function useNewSheet(shown: string): void {
  const last = useRef(shown);
  if (last.current !== shown) beginNewSheet();
  last.current = shown;
}
