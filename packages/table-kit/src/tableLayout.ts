/**
 * How a table with a board and panels is laid out. `wide`: everything in sight. `middle`: the board with tabs, on a tablet.
 * `low`: the board beside tabs, on a phone held sideways. `tall`: the board above tabs or in one of them.
 */
export type TableLayout = 'wide' | 'middle' | 'low' | 'tall';

/** In rem: the least room of each layout. */
const WIDE = { width: 58, height: 44 };
const MIDDLE = { width: 42, height: 38 };
const LOW = { width: 32, height: 17 };
/** Higher than this, relative to its width, a window has room below the board. */
const LOW_RATIO = 0.8;

/** The layout for a window, in rem. */
export function layoutFor(width: number, height: number): TableLayout {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  if (width >= MIDDLE.width && height >= MIDDLE.height) return 'middle';
  return width >= LOW.width && height >= LOW.height && height <= LOW_RATIO * width ? 'low' : 'tall';
}
