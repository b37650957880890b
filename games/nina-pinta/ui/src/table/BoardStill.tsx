import type { StillProps } from '@portolan/client';
import { type Box, WORLDS } from '@portolan/nina-pinta';
import { Still } from '@portolan/table-kit/still';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { WORLD_RATIO } from '../map/sheet.ts';
import { WorldMap } from '../map/WorldMap.tsx';
import { SceneProvider, sceneOf } from './scene.ts';

/** In rem: as wide as the map of a desktop's table. */
const WIDTH = 64;
/** All worlds side by side. */
const RATIO = WORLDS.length * WORLD_RATIO;

/** For one set of components. */
export function stillFor(box: Box): ComponentType<StillProps> {
  return (props) => <BoardStill {...props} box={box} />;
}

/** The map of the three worlds with everything on it, as a picture. */
function BoardStill({ box, view, names }: StillProps & { readonly box: Box }): JSX.Element {
  const scene = useMemo(
    // For nobody: a player has a switch on the map.
    () => ({ ...sceneOf(box, { moment: { view }, names, own: [] }), me: undefined }),
    [box, view, names.join()],
  );
  return (
    <SceneProvider value={scene}>
      <Still class="np-table" width={WIDTH} ratio={RATIO}>
        <WorldMap form="wide" />
      </Still>
    </SceneProvider>
  );
}
