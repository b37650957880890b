import type { JSX } from 'preact';
import art from './art.svg?url';

interface IslandProps {
  readonly worth: number | undefined;
  readonly piece?: string;
}

/** A question mark for a viewer who has not seen it. */
export function Island({ worth, piece }: IslandProps): JSX.Element {
  return (
    <span class="lf-island" data-piece={piece}>
      <svg aria-hidden="true">
        <use href={`${art}#${worth === undefined ? 'unknown' : 'known'}`} />
      </svg>
      <b>{worth ?? '?'}</b>
    </span>
  );
}
