import type { TableLayout } from '@portolan/table-kit';

/** How the chart is shown: all worlds, or one at a time with an overview. */
export type ChartForm = 'wide' | 'middle' | 'tall';

export function formOf(layout: TableLayout): ChartForm {
  return layout === 'low' ? 'tall' : layout;
}
