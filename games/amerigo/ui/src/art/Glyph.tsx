import type { JSX } from 'preact';
import sheet from './glyphs.svg?url';
import './glyph.css';

/** Every symbol in `glyphs.svg`, named after the one thing it stands for on map, panels, sheets, buttons and help. */
export const GLYPH_NAMES = [
  // The seven actions, by their colour.
  'blue',
  'black',
  'red',
  'brown',
  'green',
  'yellow',
  'white',
  // The five goods.
  'cotton',
  'tobacco',
  'sugar',
  'coconut',
  'coffee',
  'ship',
  'post',
  'anchor',
  'chest',
  'gold',
  'cannon',
  'pirate',
  'threat',
  'cube',
  'tower',
  'village',
  'landscape',
  'island',
  'token',
  'time',
  'points',
] as const;
export type GlyphName = (typeof GLYPH_NAMES)[number];

/** A small icon in the colour of the text around it, hidden from screen readers: text beside it says what it means. */
export function Glyph({ name, class: classes }: { readonly name: GlyphName; readonly class?: string }): JSX.Element {
  return (
    <svg class={classes === undefined ? 'am-glyph' : `am-glyph ${classes}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
