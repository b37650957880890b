import type { JSX } from 'preact';
import sheet from './pieces.svg?url';

/** Every piece in `pieces.svg`. */
export type BodyName = 'frigate' | 'galleon' | 'cube' | 'chest' | 'chestOpen' | 'shot' | 'smoke' | 'burst' | 'splash';

/** A piece with a body, in the seat's `--colour`, hidden from screen readers. */
export function Body({ name }: { readonly name: BodyName }): JSX.Element {
  return (
    <svg class="fd-body" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}
