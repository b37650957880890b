import type { GameUi } from '@portolan/client';
import { pointAt } from '@portolan/table-kit';
import { useEffect } from 'preact/hooks';
import { useGameCards } from '../why/useGameCards.ts';

/** Until the board has been drawn. */
const DRAWN_MS = 400;

/** Marks what a move uses on the board, as seen in `view`; undefined removes the marks. */
export function usePointAtMove(ui: GameUi, move: { readonly text: string; readonly view: unknown } | undefined): void {
  const known = useGameCards(ui);
  useEffect(() => {
    if (move === undefined || known === undefined) return;
    const point = (): void => {
      const cards = new Set(
        [...document.querySelectorAll('.live-board [data-card]')].map((one) => one.getAttribute('data-card') ?? ''),
      );
      const used = [...cards].filter((card) => known.concerns(card, move.text, move.view));
      pointAt(used.length > 0 ? used : (ui.targets?.(move.text, move.view) ?? []));
    };
    point();
    const timer = setTimeout(point, DRAWN_MS);
    return () => {
      clearTimeout(timer);
      pointAt([]);
    };
  }, [move?.text, move?.view, known]);
}
