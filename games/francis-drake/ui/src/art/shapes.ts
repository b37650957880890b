import type { Size, Spot } from '@portolan/table-kit';

/** Measures are in units of the sheet; one unit is one pixel at its usual size. */
export type { Sheet, Size, Spot } from '@portolan/table-kit';

/** From its top left corner. */
export interface Rectangle extends Spot, Size {}
