import type { Sheet } from '@portolan/table-kit';

/** The drawing of one world, in its own units. */
export const WORLD_SHEET: Sheet = { width: 340, height: 500 };

/** Of its width to its height. */
export const WORLD_RATIO = WORLD_SHEET.width / WORLD_SHEET.height;
