import type { GlyphName } from '../art/Glyph.tsx';

/** Every glyph, in the section of the legend that explains it. */
export const GLYPH_SECTIONS = {
  stores: ['crew', 'guns', 'barrels', 'goods', 'range'],
  ships: ['frigate', 'ownGalleon', 'pinnace'],
  places: ['port', 'town', 'fort', 'galleon', 'home'],
  helpers: ['admiral', 'governor', 'informer', 'investor', 'hind', 'ghost', 'die'],
  riches: ['silver', 'gold', 'jewel', 'indigo', 'sugar', 'coffee', 'tobacco'],
} as const satisfies Readonly<Record<string, readonly GlyphName[]>>;
