const GAP = 10;

/** Beside what it explains: to the right, left, below or above, wherever there is most room, and never over it. */
export function placeCard(anchor: Element, card: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { left, top } = findSpot(at, { width, height }, { width: window.innerWidth, height: window.innerHeight });
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where a card of this size goes. Where it fits on no side it lies over what it explains, inside the window. */
export function findSpot(at: Area, card: Size, window: Size): { readonly left: number; readonly top: number } {
  const inX = (x: number): number => Math.max(GAP, Math.min(x, window.width - card.width - GAP));
  const inY = (y: number): number => Math.max(GAP, Math.min(y, window.height - card.height - GAP));
  const middleX = inX((at.left + at.right - card.width) / 2);
  const middleY = inY((at.top + at.bottom - card.height) / 2);
  if (at.bottom + GAP + card.height + GAP <= window.height) return { left: middleX, top: at.bottom + GAP };
  if (at.top - GAP - card.height >= GAP) return { left: middleX, top: at.top - GAP - card.height };
  if (at.right + GAP + card.width + GAP <= window.width) return { left: at.right + GAP, top: middleY };
  if (at.left - GAP - card.width >= GAP) return { left: at.left - GAP - card.width, top: middleY };
  return { left: middleX, top: middleY };
}
