import { PLYMOUTH } from '../art/plymouth.ts';
import { PROJECTIONS } from '../art/projection.ts';
import type { Sheet } from '../art/shapes.ts';

/** Both sheets at once, one at a time with room, or one at a time on a phone. */
export type TableForm = 'wide' | 'middle' | 'tall';

/** Below these widths the cards of a sheet cannot be read. */
const WIDE_PX = 940;
const MIDDLE_PX = 620;
/** The height that the phases and ship logs need besides both wide sheets, and some spare height. */
const REST_PX = 174.4;
const SPARE_PX = 35.6;

function heightToWidth({ width, height }: Sheet): number {
  return height / width;
}

/** The height of both wide sheets together, as a share of their width. */
const BOTH = Math.round((heightToWidth(PROJECTIONS.wide.sheet) + heightToWidth(PLYMOUTH.wide.sheet)) * 100) / 100;

/** The same measures for the style sheet. */
export const FORM_STYLE = { '--fd-both-sheets': `${BOTH}`, '--fd-rest': `${REST_PX / 16}rem` };

export function formFor(width: number, height: number): TableForm {
  const fitted = Math.min(width, (height - REST_PX - SPARE_PX) / BOTH);
  if (fitted >= WIDE_PX) return 'wide';
  return width >= MIDDLE_PX ? 'middle' : 'tall';
}
