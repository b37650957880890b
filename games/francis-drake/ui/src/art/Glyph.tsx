import type { JSX } from 'preact';
import sheet from './glyphs.svg?url';

/** Every icon in `glyphs.svg`. */
export const GLYPH_NAMES = [
  'crew',
  'troops',
  'guns',
  'barrels',
  'goods',
  'galleon',
  'frigate',
  'pinnace',
  'gold',
  'silver',
  'jewel',
  'indigo',
  'sugar',
  'coffee',
  'tobacco',
  'town',
  'fort',
  'port',
  'admiral',
  'governor',
  'informer',
  'hind',
  'ghost',
  'investor',
  'chest',
  'chestOpen',
  'queen',
  'drake',
  'points',
  'die',
  'attack',
  'trade',
  'home',
  'unknown',
  'rose',
  'voyage',
  'range',
  'conquest',
  'counter',
] as const;
export type GlyphName = (typeof GLYPH_NAMES)[number];

/** A small icon in the colour of the text around it, hidden from screen readers: text beside it says what it means. */
export function Glyph({ name, class: classes }: { readonly name: GlyphName; readonly class?: string }): JSX.Element {
  return (
    <svg class={classes === undefined ? 'fd-glyph' : `fd-glyph ${classes}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
