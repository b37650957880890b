/** How the chart is shown: all worlds, or one at a time with an overview. */
export type TableForm = 'wide' | 'middle' | 'tall';

/**
 * How the table is laid out. `wide`: everything in sight. `middle`: the chart above tabs. `low`: one world beside tabs.
 * `tall`: everything in tabs, the chart among them.
 */
export type TableLayout = TableForm | 'low';

/** In rem: the least room of each layout. */
const WIDE = { width: 58, height: 44 };
const MIDDLE = { width: 42, height: 38 };
const LOW = { width: 32, height: 17 };
/** Higher than this, relative to its width, a window has room below the chart. */
const LOW_RATIO = 0.8;

/** The layout for a window, in rem. */
export function layoutFor(width: number, height: number): TableLayout {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  if (width >= MIDDLE.width && height >= MIDDLE.height) return 'middle';
  return width >= LOW.width && height >= LOW.height && height <= LOW_RATIO * width ? 'low' : 'tall';
}

export function formOf(layout: TableLayout): TableForm {
  return layout === 'low' ? 'tall' : layout;
}
