import type { ControlsProps, Match } from '@portolan/client';
import type { Box } from '@portolan/nina-pinta';
import { loadLater, useAwaited } from '@portolan/table-kit';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Question, SceneProvider, sceneOf } from '../table/scene.ts';
import './controls.css';

/** What the controls of a decision are given beyond the scene. */
export interface DecisionProps {
  /** The id of the table. */
  readonly table: string;
  /** Absent where nothing can be played. */
  readonly match: Match | undefined;
}

export type Decisions = Partial<Readonly<Record<Question['kind'], (props: DecisionProps) => JSX.Element | null>>>;

// The first picture shows the question; how to answer it follows at once, and what later phases need after that.
const SOON_MS = 100;
const useLoading = loadLater(async () => (await import('./loading.ts')).LOADING, SOON_MS);
const useSailing = loadLater(async () => (await import('./sailing.ts')).SAILING, SOON_MS);
const useGoverning = loadLater(async () => (await import('./governing.ts')).GOVERNING, SOON_MS);
const useSelecting = loadLater(async () => (await import('./selecting.ts')).SELECTING, SOON_MS);

/** The controls below the question; each kind of question has its own. */
export function Controls({ box, ...props }: ControlsProps<ComponentChildren> & { readonly box: Box }): JSX.Element {
  const { moment, turn, names, own, table, match } = props;
  const scene = useMemo(() => sceneOf(box, props), [box, moment, turn, names, own]);
  const { phase } = scene.view;
  const decisions: Decisions = {
    ...useLoading(phase === 'loading' || phase === 'start' || phase === 'establish'),
    ...useSailing(phase === 'sailing'),
    ...useGoverning(phase === 'governing'),
    ...useSelecting(phase === 'selecting'),
  };
  const Asked = scene.question === undefined ? undefined : decisions[scene.question.kind];
  useAwaited(scene.question !== undefined && Asked === undefined);
  return (
    <SceneProvider value={scene}>
      <div class="tk-choices np-controls" data-asked={scene.question?.kind}>
        {Asked !== undefined && <Asked table={table.id} match={match} />}
      </div>
    </SceneProvider>
  );
}
