import type { Sheet } from '@portolan/table-kit';

/** The drawing of one world, in its own units. */
export const WORLD_SHEET: Sheet = { width: 300, height: 360 };
