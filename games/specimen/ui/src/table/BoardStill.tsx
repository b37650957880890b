import type { StillProps } from '@portolan/client';
import { Still } from '@portolan/table-kit/still';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SceneProvider, sceneOf } from './scene.ts';
import { Sea, SHEET } from './Table.tsx';

/** In rem. */
const WIDTH = 44;

/** The sea with its coasts, as a picture. */
export function BoardStill({ view, names }: StillProps): JSX.Element {
  const scene = useMemo(() => sceneOf({ moment: { view }, names, own: [] }), [view, names.join()]);
  return (
    <SceneProvider value={scene}>
      <Still class="lf-table" width={WIDTH} ratio={SHEET.width / SHEET.height}>
        <Sea />
      </Still>
    </SceneProvider>
  );
}
