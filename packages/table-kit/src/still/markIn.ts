import { markAll, watch } from '../pointing.ts';

/**
 * Marks things in one part of the page, for instance in a picture of a board, until the returned function is called.
 * `idsOf` chooses among the cards that are drawn there so far.
 */
export function markIn(root: Element, idsOf: (cards: readonly string[]) => readonly string[]): () => void {
  const markThem = (): void => {
    const cards = [...root.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card') ?? '');
    markAll(root, idsOf([...new Set(cards)]));
  };
  markThem();
  return watch(root, markThem);
}
