import type { JSX } from 'preact';
import sheet from './glyphs.svg?url';

/**
 * Every symbol in `glyphs.svg`, named after the one thing it stands for on board, cards, ship logs, buttons and help.
 * `galleon` is the Spanish treasure ship on the map, `ownGalleon` a player's ship.
 */
export const GLYPH_NAMES = [
  'crew',
  'guns',
  'barrels',
  'goods',
  'ownGalleon',
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
  'galleon',
  'fort',
  'port',
  'admiral',
  'governor',
  'informer',
  'hind',
  'ghost',
  'investor',
  'die',
  'home',
  'range',
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
