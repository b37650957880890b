import type { Items } from '@portolan/francis-drake';
import type { JSX } from 'preact';
import { Glyph, type GlyphName } from '../art/Glyph.tsx';
import './amount.css';

/** A number of something, as on the board: the figure and its picture. */
export function Amount({ of, n }: { readonly of: GlyphName; readonly n?: number | string }): JSX.Element {
  return (
    <span class="fd-amount">
      {n !== undefined && <b>{n}</b>}
      <Glyph name={of} />
    </span>
  );
}

/** The pictures of a yield: counted things with their number, the others alone. */
const COUNTED = ['crew', 'guns', 'goods', 'barrels'] as const satisfies readonly (keyof Items)[];
const ALONE = [
  ['galleon', 'ownGalleon'],
  ['pinnace', 'pinnace'],
  ['admiral', 'admiral'],
  ['governor', 'governor'],
  ['informer', 'informer'],
  ['hindDisc', 'hind'],
] as const satisfies readonly (readonly [keyof Items, GlyphName])[];

export function Gift({ items }: { readonly items: Items }): JSX.Element {
  return (
    <span class="fd-gift">
      {ALONE.filter(([item]) => items[item] > 0).map(([item, name]) => (
        <Amount key={item} of={name} />
      ))}
      {COUNTED.filter((item) => items[item] > 0).map((item) => (
        <Amount key={item} of={item} n={items[item]} />
      ))}
    </span>
  );
}
