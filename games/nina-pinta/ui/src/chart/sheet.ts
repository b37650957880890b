import type { Sheet } from '@portolan/table-kit';

/** The drawing of one world, in its own units. */
export const WORLD_SHEET: Sheet = { width: 340, height: 500 };
