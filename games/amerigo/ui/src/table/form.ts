/** How the map is shown: whole, or in a window to pan and zoom in, because its squares would be too small to press. */
export type TableForm = 'wide' | 'tall';

/**
 * How the table is laid out. `wide`: everything in sight. `middle`: the map beside tabs, the players' sheets below. `low`:
 * the same without room for the sheets, which are a tab. `tall`: the map above tabs.
 */
export type TableLayout = 'wide' | 'middle' | 'low' | 'tall';

/** In rem: the least room of each layout. */
const WIDE = { width: 58, height: 44 };
const MIDDLE = { width: 42, height: 38 };
const LOW = { width: 32, height: 17 };
/** Higher than this, relative to its width, a window has room below the map. */
const LOW_RATIO = 0.8;

/** The layout for a window, in rem. */
export function layoutFor(width: number, height: number): TableLayout {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  if (width >= MIDDLE.width && height >= MIDDLE.height) return 'middle';
  return width >= LOW.width && height >= LOW.height && height <= LOW_RATIO * width ? 'low' : 'tall';
}

export function formOf(layout: TableLayout): TableForm {
  return layout === 'wide' ? 'wide' : 'tall';
}
