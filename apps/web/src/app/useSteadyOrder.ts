import type { TableInfo } from '@portolan/protocol';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import { inOrder } from './TableCard.tsx';

interface Seen {
  readonly player: string | undefined;
  readonly ids: readonly string[];
}

/**
 * The player's tables in order. While they are being looked at they stay where they are, because others move all the time
 * and a card must not slip away from under a finger; they are put in order again when the page comes back into view.
 */
export function useSteadyOrder(tables: readonly TableInfo[], player: string | undefined): readonly TableInfo[] {
  const seen = useRef<Seen>(undefined);
  const [, redraw] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => {
    const putInOrder = (): void => {
      if (document.visibilityState !== 'visible') return;
      seen.current = undefined;
      redraw();
    };
    document.addEventListener('visibilitychange', putInOrder);
    return () => document.removeEventListener('visibilitychange', putInOrder);
  }, []);
  const before = seen.current?.player === player ? (seen.current?.ids ?? []) : [];
  const now = keepOrder(before, inOrder(tables, player));
  seen.current = { player, ids: now.map(({ id }) => id) };
  return now;
}

/** Those seen before as they were; new ones come last, where they move none of the others. */
export function keepOrder(before: readonly string[], tables: readonly TableInfo[]): readonly TableInfo[] {
  const places = new Map(before.map((id, place) => [id, place]));
  const placeOf = ({ id }: TableInfo): number => places.get(id) ?? before.length;
  return tables.toSorted((one, other) => placeOf(one) - placeOf(other));
}
