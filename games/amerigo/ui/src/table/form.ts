import type { TableLayout } from '@portolan/table-kit';

/** How the map is shown: whole, or in a window to pan and zoom in, because its squares would be too small to press. */
export type MapForm = 'wide' | 'tall';

export function formOf(layout: TableLayout): MapForm {
  return layout === 'wide' ? 'wide' : 'tall';
}
