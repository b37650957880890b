import type { Box } from '@portolan/amerigo';
import type { ControlsProps } from '@portolan/client';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SceneProvider, sceneOf } from '../table/scene.ts';

/** The controls below the question; each kind of question has its own. */
export function Controls({ box, ...props }: ControlsProps<ComponentChildren> & { readonly box: Box }): JSX.Element {
  const { moment, turn, names, own, otherwise } = props;
  const scene = useMemo(() => sceneOf(box, props), [box, moment, turn, names, own]);
  return (
    <SceneProvider value={scene}>
      <div data-asked={scene.question?.kind}>{otherwise}</div>
    </SceneProvider>
  );
}
