import type { Finding } from '@portolan/bots';
import type { GameUi } from '@portolan/client';
import { markIn } from '@portolan/table-kit/still';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { useGameCards } from '../why/useGameCards.ts';

/** Marks what the better move of a decision uses in a picture of the board. */
export function useMarkedMove(still: RefObject<HTMLElement | null>, ui: GameUi, finding: Finding | undefined): void {
  const known = useGameCards(ui);
  useEffect(() => {
    if (still.current === null || finding === undefined || known === undefined) return;
    const { better, view } = finding;
    return markIn(still.current, (cards) => {
      const used = cards.filter((card) => known.concerns(card, better, view));
      return used.length > 0 ? used : (ui.targets?.(better, view) ?? []);
    });
  }, [finding, known]);
}
