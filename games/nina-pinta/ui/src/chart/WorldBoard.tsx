import { LANDS } from '@portolan/nina-pinta';
import { Board, Hit } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { landTarget } from '../table/targets.ts';
import { placeName, worldName } from '../words.ts';
import { WORLD_SHEET } from './sheet.ts';

/** One New World: its seven lands and everything in them. */
export function WorldBoard({ world }: { readonly world: number }): JSX.Element {
  const { box } = useScene();
  return (
    <Board sheet={WORLD_SHEET} label={worldName(box, world)} class="np-world">
      {LANDS.map((_, land) => {
        const place = world * LANDS.length + land;
        return (
          <span key={land}>
            <Hit target={landTarget(box, place)} label={placeName(box, place)} />
          </span>
        );
      })}
    </Board>
  );
}
