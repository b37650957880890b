import type { MatchState } from '@portolan/client';
import { hear } from '@portolan/table-kit/sound';
import { useEffect } from 'preact/hooks';

/** Rings when it becomes the viewer's turn after somebody else's move. */
export function useTurnSound(choosing: boolean, { entries }: MatchState, own: readonly number[]): void {
  useEffect(() => {
    const last = entries.at(-1)?.seat;
    if (choosing && last !== undefined && !own.includes(last)) hear('turn');
  }, [choosing]);
}
