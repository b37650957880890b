import type { GlyphName } from '../art/Glyph.tsx';

/** Every glyph, in the section of the legend that explains it. */
export const GLYPH_SECTIONS = {
  pieces: ['settler', 'captain', 'ship', 'town', 'city', 'gold', 'points', 'screen'],
  lands: [
    'mixed',
    'plains',
    'forest',
    'mountains',
    'inhospitable',
    'mine',
    'civilisation',
    'natives',
    'stronghold',
    'cathedral',
  ],
  worlds: ['nina', 'pinta', 'santaMaria', 'war', 'peace', 'grow', 'build', 'era', 'pass'],
  groups: ['arts', 'science', 'religion', 'military', 'anyArts', 'anyScience', 'anyReligion', 'anyMilitary'],
  bonus: [
    'native',
    'spyglass',
    'pirate',
    'doubleSelection',
    'turnOrder',
    'largerShips',
    'corn',
    'timber',
    'iron',
    'gems',
  ],
  progress: [
    ...['painting', 'sculpture', 'music', 'literature', 'architecture'],
    ...['astronomy', 'medicine', 'mathematics', 'cartography', 'physics'],
    ...['catholic', 'protestant', 'infantry', 'knight', 'artillery', 'castle', 'general'],
  ],
  nations: ['spain', 'portugal', 'england', 'france', 'planck'],
} as const satisfies Readonly<Record<string, readonly GlyphName[]>>;
