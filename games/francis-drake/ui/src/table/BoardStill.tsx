import type { StillProps } from '@portolan/client';
import type { Box, View } from '@portolan/francis-drake';
import { Still } from '@portolan/table-kit/still';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { PLYMOUTH } from '../art/plymouth.ts';
import { PROJECTIONS } from '../art/projection.ts';
import type { Sheet } from '../art/shapes.ts';
import { phaseOf } from '../help/phases.ts';
import { Caribbean } from './Caribbean.tsx';
import { Street } from './Street.tsx';
import { SceneProvider, sceneOf } from './scene.ts';

/** In rem: as wide as the sheets of a desktop's table. */
const WIDTH = 70;

const RATIO = { street: ratioOf(PLYMOUTH.wide.sheet), caribbean: ratioOf(PROJECTIONS.wide.sheet) };

/** For one set of components. */
export function stillFor(box: Box): ComponentType<StillProps> {
  return (props) => <BoardStill {...props} box={box} />;
}

/** The Caribbean, and above it Plymouth while ships are provisioned there, as a picture. */
function BoardStill({ box, view, names }: StillProps & { readonly box: Box }): JSX.Element {
  const scene = useMemo(() => sceneOf(box, { moment: { view }, names, own: [] }), [box, view, names.join()]);
  const isAshore = phaseOf(view as View) === 'plymouth';
  const height = 1 / RATIO.caribbean + (isAshore ? 1 / RATIO.street : 0);
  return (
    <SceneProvider value={scene}>
      <Still class="fd-table" width={WIDTH} ratio={1 / height}>
        <div>
          {isAshore && <Street form="wide" />}
          <Caribbean form="wide" />
        </div>
      </Still>
    </SceneProvider>
  );
}

function ratioOf({ width, height }: Sheet): number {
  return width / height;
}
