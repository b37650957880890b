import type { GlyphName } from '../art/Glyph.tsx';

/** Every glyph, in the section of the legend that explains it. */
export const GLYPH_SECTIONS = {
  actions: ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white'],
  goods: ['cotton', 'tobacco', 'sugar', 'coconut', 'coffee'],
  map: ['island', 'ship', 'anchor', 'post', 'village', 'landscape', 'chest'],
  board: ['tower', 'cube', 'token', 'time', 'pirate', 'threat'],
  sheet: ['gold', 'cannon', 'points'],
} as const satisfies Readonly<Record<string, readonly GlyphName[]>>;
