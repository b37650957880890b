import { PLYMOUTH } from '../art/plymouth.ts';
import { PROJECTIONS } from '../art/projection.ts';
import type { Sheet } from '../art/shapes.ts';

/** Both sheets at once, one at a time with room, or one at a time on a phone. */
export type TableForm = 'wide' | 'middle' | 'tall';

/** Below these sizes of a sheet's unit, in rem, the text on its cards would not fit them. */
const LEAST_UNIT = { wide: 0.9 / 16, middle: 0.9 / 16 };
/** The height, in rem, that the phases and the ship logs need besides both wide sheets. */
const REST_WIDE = 11.75;
/** The same besides one middle sheet with its tab. */
const REST_MIDDLE = 14.5;

function heightToWidth({ width, height }: Sheet): number {
  return height / width;
}

/** The height of both wide sheets together, as a share of their width. */
const BOTH = Math.round((heightToWidth(PROJECTIONS.wide.sheet) + heightToWidth(PLYMOUTH.wide.sheet)) * 1000) / 1000;

/** The same measures for the style sheet. */
export const FORM_STYLE = {
  '--fd-both-sheets': `${BOTH}`,
  '--fd-rest-wide': `${REST_WIDE}rem`,
  '--fd-rest-middle': `${REST_MIDDLE}rem`,
};

/** The layout for a window, in rem. */
export function formFor(width: number, height: number): TableForm {
  const { wide, middle } = PROJECTIONS;
  if (Math.min(width, (height - REST_WIDE) / BOTH) >= wide.sheet.width * LEAST_UNIT.wide) return 'wide';
  const fitted = Math.min(width, (height - REST_MIDDLE) / heightToWidth(middle.sheet));
  return fitted >= middle.sheet.width * LEAST_UNIT.middle ? 'middle' : 'tall';
}
