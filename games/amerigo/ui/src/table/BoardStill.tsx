import type { Box } from '@portolan/amerigo';
import type { StillProps } from '@portolan/client';
import { Still } from '@portolan/table-kit/still';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Archipelago } from '../map/Archipelago.tsx';
import { sheetOf } from '../map/geometry.ts';
import { SceneProvider, sceneOf } from './scene.ts';

/** In rem: as wide as the map of a desktop's table. */
const WIDTH = 52;

/** For one set of components. */
export function stillFor(box: Box): ComponentType<StillProps> {
  return (props) => <BoardStill {...props} box={box} />;
}

/** The map with everything on it, as a picture. */
function BoardStill({ box, view, names }: StillProps & { readonly box: Box }): JSX.Element {
  const scene = useMemo(() => sceneOf(box, { moment: { view }, names, own: [] }), [box, view, names.join()]);
  const { width, height } = sheetOf(scene.layout);
  return (
    <SceneProvider value={scene}>
      <Still class="am-table" width={WIDTH} ratio={width / height}>
        <Archipelago form="wide" />
      </Still>
    </SceneProvider>
  );
}
