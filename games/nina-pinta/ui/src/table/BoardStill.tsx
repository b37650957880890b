import type { StillProps } from '@portolan/client';
import type { Box } from '@portolan/nina-pinta';
import { Still } from '@portolan/table-kit/still';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Chart } from '../chart/Chart.tsx';
import { SceneProvider, sceneOf } from './scene.ts';

/** In rem: as wide as the chart of a desktop's table. */
const WIDTH = 64;
/** Three worlds side by side. */
const RATIO = 2.03;

/** For one set of components. */
export function stillFor(box: Box): ComponentType<StillProps> {
  return (props) => <BoardStill {...props} box={box} />;
}

/** The chart of the three worlds with everything on it, as a picture. */
function BoardStill({ box, view, names }: StillProps & { readonly box: Box }): JSX.Element {
  const scene = useMemo(
    // For nobody: a player has a switch on the chart.
    () => ({ ...sceneOf(box, { moment: { view }, names, own: [] }), me: undefined }),
    [box, view, names.join()],
  );
  return (
    <SceneProvider value={scene}>
      <Still class="np-table" width={WIDTH} ratio={RATIO}>
        <Chart form="wide" />
      </Still>
    </SceneProvider>
  );
}
