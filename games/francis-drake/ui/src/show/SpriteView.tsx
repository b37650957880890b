import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { Counter, Disc, Ship } from '../table/Pieces.tsx';
import type { Sprite } from './sprite.ts';
import './show.css';

/** A moving piece. It looks like the one on the table but has no `data-piece` or `data-spot`. */
export function SpriteView({ sprite }: { readonly sprite: Sprite }): JSX.Element {
  switch (sprite.is) {
    case 'disc':
      return <Disc seat={sprite.seat} face={sprite.face} />;
    case 'ship':
      return <Ship seat={sprite.seat} galleon={sprite.galleon} />;
    case 'counter':
      return <Counter value={sprite.value} up={sprite.value !== undefined} />;
    case 'points':
      return <b class="fd-sprite-points">{sprite.count > 0 ? `+${sprite.count}` : `−${-sprite.count}`}</b>;
    case 'glyph':
      return (
        <span class="fd-sprite-glyph">
          {sprite.count !== undefined && sprite.count > 0 && <b>{sprite.count}</b>}
          <Glyph name={sprite.name} />
        </span>
      );
  }
}
