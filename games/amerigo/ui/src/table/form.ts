/** `wide`: everything in sight. `middle`: the map beside tabs. `tall`: a map to pan, the rest as sheets below it. */
export type TableForm = 'wide' | 'middle' | 'tall';

/** In rem: the least room of the wide and the middle form. */
const WIDE = { width: 56, height: 44 };
const MIDDLE = { width: 40, height: 24 };

/** The layout for a window, in rem. */
export function formFor(width: number, height: number): TableForm {
  if (width >= WIDE.width && height >= WIDE.height) return 'wide';
  return width >= MIDDLE.width && height >= MIDDLE.height ? 'middle' : 'tall';
}
