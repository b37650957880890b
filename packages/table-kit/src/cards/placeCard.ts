const GAP = 10;

/** What can be chosen now. */
const OPEN = '[data-pick]';
/** The page marks the area beside the board, where nothing can be chosen. */
const ASIDE = '[data-table-aside]';

/** Places a card next to what it explains, where it covers nothing that can be chosen; if necessary beside the board. */
export function placeCard(anchor: Element, card: HTMLElement): void {
  const open = [...document.querySelectorAll(OPEN)].filter((one) => !one.contains(anchor) && !anchor.contains(one));
  const aside = document.querySelector(ASIDE)?.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { left, top } = findSpot(anchor.getBoundingClientRect(), {
    card: { width, height },
    window: { width: window.innerWidth, height: window.innerHeight },
    keepClear: open.map((one) => one.getBoundingClientRect()),
    ...(aside === undefined ? {} : { aside }),
  });
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Surroundings {
  readonly card: Size;
  readonly window: Size;
  /** Areas to cover only if necessary. */
  readonly keepClear: readonly Area[];
  /** Used when every spot nearby covers something. */
  readonly aside?: Area;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** Of the spots below, above, right, left and aside that are inside the window, the first that covers least. */
export function findSpot(at: Area, { card, window, keepClear, aside }: Surroundings): Spot {
  const inX = (x: number): number => Math.max(GAP, Math.min(x, window.width - card.width - GAP));
  const inY = (y: number): number => Math.max(GAP, Math.min(y, window.height - card.height - GAP));
  const middle = { left: inX((at.left + at.right - card.width) / 2), top: inY((at.top + at.bottom - card.height) / 2) };
  const near: readonly Spot[] = [
    { left: middle.left, top: at.bottom + GAP },
    { left: middle.left, top: at.top - GAP - card.height },
    { left: at.right + GAP, top: middle.top },
    { left: at.left - GAP - card.width, top: middle.top },
  ];
  const spots = [...near, ...asideSpot(card, window, aside)].filter(
    ({ left, top }) =>
      left >= GAP && top >= GAP && left + card.width <= window.width - GAP && top + card.height <= window.height - GAP,
  );
  const covered = spots.map((spot) => keepClear.filter((area) => overlap(area, spot, card)).length);
  return spots[covered.indexOf(Math.min(...covered))] ?? middle;
}

/** At its top, and only where it is beside the board and not below it. */
function asideSpot(card: Size, window: Size, aside: Area | undefined): readonly Spot[] {
  if (aside === undefined || aside.left === 0 || aside.right - aside.left < card.width) return [];
  const left = Math.min((aside.left + aside.right - card.width) / 2, window.width - card.width - GAP);
  return [{ left, top: Math.min(aside.top + GAP, window.height - card.height - GAP) }];
}

function overlap(area: Area, { left, top }: Spot, card: Size): boolean {
  return area.left < left + card.width && area.right > left && area.top < top + card.height && area.bottom > top;
}
