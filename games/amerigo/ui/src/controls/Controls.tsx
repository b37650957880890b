import type { Box } from '@portolan/amerigo';
import type { ControlsProps } from '@portolan/client';
import { loadLater } from '@portolan/table-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SceneProvider, sceneOf } from '../table/scene.ts';
import './controls.css';

// The first picture shows the question; how to answer it follows at once.
const useDecisions = loadLater(async () => (await import('./decisions.ts')).DECISIONS);

/** The controls below the question; each kind of question has its own. */
export function Controls({ box, ...props }: ControlsProps<ComponentChildren> & { readonly box: Box }): JSX.Element {
  const { moment, turn, names, own } = props;
  const scene = useMemo(() => sceneOf(box, props), [box, moment, turn, names, own]);
  const decisions = useDecisions(true);
  const Asked = scene.question === undefined ? undefined : decisions?.[scene.question.kind];
  return (
    <SceneProvider value={scene}>
      <div class="tk-choices am-controls" data-asked={scene.question?.kind}>
        {Asked !== undefined && <Asked />}
      </div>
    </SceneProvider>
  );
}
