import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { beginNewParts } from '../drawInTurn.ts';
import './still.css';

export interface StillProps {
  /** The width the board is laid out for, in rem; the picture of it is as wide as its place. */
  readonly width: number;
  /** Of width to height. */
  readonly ratio: number;
  /** The classes of the game's table, for its style sheets. */
  readonly class: string;
  readonly children: ComponentChildren;
}

/** A board as a picture: laid out as on a large screen, then scaled. Nothing in it can be reached or is read aloud. */
export function Still({ width, ratio, class: more, children }: StillProps): JSX.Element {
  useState(beginNewParts);
  return (
    <div class="tk-still" style={{ '--tk-still-width': `${width}rem`, '--tk-still-ratio': `${ratio}` }}>
      <div class="tk-still-board" inert aria-hidden="true">
        {/* Inside, so that a table's own layout does not concern the board by itself. */}
        <div class={more}>
          <div class="tk-still-fill">{children}</div>
        </div>
      </div>
    </div>
  );
}
