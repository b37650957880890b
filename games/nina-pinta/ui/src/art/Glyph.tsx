import type { JSX } from 'preact';
import sheet from './glyphs.svg?url';
import './glyph.css';

/** Every symbol in `glyphs.svg`, named after the one thing it stands for on map, panels, sheets, buttons and help. */
export const GLYPH_NAMES = [
  'settler',
  'captain',
  'ship',
  'town',
  'city',
  'stronghold',
  'mine',
  'civilisation',
  'natives',
  'gold',
  'cathedral',
  'mixed',
  'plains',
  'forest',
  'mountains',
  'inhospitable',
  'native',
  'spyglass',
  'pirate',
  'doubleSelection',
  'turnOrder',
  'corn',
  'timber',
  'iron',
  'gems',
  'largerShips',
  'painting',
  'sculpture',
  'music',
  'literature',
  'architecture',
  'astronomy',
  'medicine',
  'mathematics',
  'cartography',
  'physics',
  'catholic',
  'protestant',
  'infantry',
  'knight',
  'artillery',
  'castle',
  'general',
  'anyArts',
  'anyScience',
  'anyReligion',
  'anyMilitary',
  'arts',
  'science',
  'religion',
  'military',
  'war',
  'peace',
  'grow',
  'build',
  'era',
  'pass',
  'points',
  'screen',
  'planck',
  'spain',
  'portugal',
  'england',
  'france',
  'nina',
  'pinta',
  'santaMaria',
] as const;
export type GlyphName = (typeof GLYPH_NAMES)[number];

/** The symbol of a counter by its name in the components: `gold3` has that of gold, an unknown one that of points. */
export function glyphOf(name: string): GlyphName {
  const plain = name.replace(/\d+$/, '');
  return GLYPH_NAMES.find((one) => one === plain) ?? 'points';
}

/** A small icon in the colour of the text around it, hidden from screen readers: text beside it says what it means. */
export function Glyph({ name, class: more }: { readonly name: GlyphName; readonly class?: string }): JSX.Element {
  return (
    <svg class={more === undefined ? 'np-glyph' : `np-glyph ${more}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
