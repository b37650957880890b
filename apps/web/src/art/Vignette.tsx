import { CompassRose } from '@portolan/ui-kit';
import type { JSX } from 'preact';

/** Games with a drawing in `/art`. Other games get the site's logo. */
const DRAWN: readonly string[] = ['francis-drake', 'amerigo', 'nina-pinta', 'specimen'];

/** A small picture of a game, decorative next to its name. */
export function Vignette({ game }: { readonly game: string }): JSX.Element {
  return (
    <span class="vignette" aria-hidden="true" translate={false}>
      {DRAWN.includes(game) ? (
        <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice">
          <title>{game}</title>
          <use href={`/art/${game}.svg#picture`} />
        </svg>
      ) : (
        <CompassRose />
      )}
    </span>
  );
}
