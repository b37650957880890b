import type { TableLayout } from '@portolan/table-kit';

/** How the map is shown: all worlds, or one at a time with an overview. */
export type MapForm = 'wide' | 'middle' | 'tall';

export function formOf(layout: TableLayout): MapForm {
  return layout === 'low' ? 'tall' : layout;
}
