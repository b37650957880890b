import { asksToForfeit, type Box } from '@portolan/amerigo';
import type { ControlsProps } from '@portolan/client';
import { loadLater, useAwaited } from '@portolan/table-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SceneProvider, sceneOf } from '../table/scene.ts';
import './controls.css';

// The first picture shows the question; how to answer it follows at once.
const useDecisions = loadLater(() => import('./decisions.ts'));

/** The controls below the question; each kind of question has its own. */
export function Controls({ box, ...props }: ControlsProps<ComponentChildren> & { readonly box: Box }): JSX.Element {
  const { moment, turn, names, own } = props;
  const scene = useMemo(() => sceneOf(box, props), [box, moment, turn, names, own]);
  const decisions = useDecisions(true);
  const { question } = scene;
  const isForfeit = question !== undefined && asksToForfeit(box, scene.view.players, question);
  const Asked =
    question === undefined ? undefined : isForfeit ? decisions?.Forfeit : decisions?.DECISIONS[question.kind];
  useAwaited(question !== undefined && Asked === undefined);
  return (
    <SceneProvider value={scene}>
      <div class="tk-choices am-controls" data-asked={question?.kind}>
        {Asked !== undefined && <Asked />}
      </div>
    </SceneProvider>
  );
}
