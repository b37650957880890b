import { placeAt, WORLDS } from '@portolan/nina-pinta';
import { Board, InTurn, isLit, loadLater } from '@portolan/table-kit';
import { Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import art from '../art/world.svg?url';
import { useScene } from '../table/scene.ts';
import { worldTitle } from '../words.ts';
import { Compass } from './Compass.tsx';
import { LandPlace } from './LandPlace.tsx';
import type { LandId } from './layout.ts';
import { WORLD_SHEET } from './sheet.ts';
import { targetAt } from './targetAt.ts';
import { WorldTitle } from './WorldTitle.tsx';
import './world.css';

const VIEW_BOX = `0 0 ${WORLD_SHEET.width} ${WORLD_SHEET.height}`;
const NORTH_TO_SOUTH: readonly LandId[] = [
  'rockies',
  'appalachia',
  'isthmus',
  'caribbean',
  'andes',
  'amazonia',
  'patagonia',
];

const CONNECTIONS_AFTER_MS = 1500;
const useConnections = loadLater(() => import('./Connections.tsx'), CONNECTIONS_AFTER_MS);

/** One New World: its seven lands and everything in them. */
export function WorldBoard({ world }: { readonly world: number }): JSX.Element {
  const scene = useScene();
  const connections = useConnections();
  const { box } = scene;
  const id = WORLDS[world];
  const places = NORTH_TO_SOUTH.map((land) => placeAt(world, box.names.lands.indexOf(land)));
  const anyLit = places.some((place) => isLit(scene, targetAt(scene, place)));
  return (
    <div
      class="np-world np-hues"
      data-world={id}
      data-spot={`board:${id}`}
      data-now={scene.view.world === id ? '' : undefined}
    >
      <Board sheet={WORLD_SHEET} label={worldTitle(box, world)} class="np-sheet">
        <Memo of={[id]}>
          {() => (
            <>
              <svg class="np-base" viewBox={VIEW_BOX} aria-hidden="true">
                <use href={`${art}#sea`} />
                <use href={`${art}#blank`} />
              </svg>
              <svg class="np-above" viewBox={VIEW_BOX} aria-hidden="true">
                <use href={`${art}#ornament-${id}`} />
                <use href={`${art}#frame`} />
              </svg>
            </>
          )}
        </Memo>
        <WorldTitle world={world} />
        {places.map((place, at) => (
          <InTurn key={place}>
            <LandPlace place={place} first={!anyLit && at === 0} />
          </InTurn>
        ))}
        <InTurn>
          <Compass world={world} />
        </InTurn>
        {connections !== undefined && <connections.Connections world={world} />}
      </Board>
    </div>
  );
}
