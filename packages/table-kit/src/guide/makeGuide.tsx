import type { GuideProps } from '@portolan/client';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { GuidePanel } from './GuidePanel.tsx';
import type { Advised, Given, Lesson, Made } from './lesson.ts';
import type { GuidePage, GuideStep } from './page.ts';

/** How far the player has come with a choice, and the labels of the page's buttons. */
export type Pressing = Pick<GuideProps, 'picked' | 'chosen' | 'mayEnd' | 'showing' | 'buttons'>;

/** What the guide says when there is nothing to read. */
export type StepFor<Scene> = (scene: Scene, given: Given, pressing: Pressing) => GuideStep;

/** What a game brings to a guide. */
export interface GuideParts<Scene, M> {
  advise(lesson: Pick<Lesson, 'view' | 'legal'>): readonly Advised<M>[];
  /** Undefined for a spectator. */
  readScene(lesson: Lesson, advised: readonly Advised<M>[]): Scene | undefined;
  readonly pages: readonly GuidePage<Scene>[];
  readonly stepFor: StepFor<Scene>;
  /** What `given` keeps of the advice, if that is more than the best move. */
  adviceOf?(scene: Scene): readonly string[] | undefined;
}

interface Advisable<M> {
  readonly advised: readonly Advised<M>[];
  readonly made: readonly Made[];
}

/** A guide made of a game's parts. */
export function makeGuide<M, Scene extends Advisable<M>>(parts: GuideParts<Scene, M>): ComponentType<GuideProps> {
  return function Guide(props) {
    const { view, names, own, legal, entries } = props;
    const advised = useAdvice(parts, { view, legal });
    const scene = useMemo(
      () => parts.readScene({ view, names, own, legal, entries }, advised),
      [view, names.join(), own.join(), legal, entries, advised],
    );
    return scene === undefined ? null : <Panel {...props} parts={parts} scene={scene} />;
  };
}

/** Until the last move is painted. */
const LATER_MS = 60;
const NONE: readonly never[] = [];

/** Computing advice takes time, so it starts once the table is drawn. */
function useAdvice<Scene, M>(
  { advise }: GuideParts<Scene, M>,
  { view, legal }: Pick<GuideProps, 'view' | 'legal'>,
): readonly Advised<M>[] {
  const [found, setFound] = useState<{ readonly legal: unknown; readonly advised: readonly Advised<M>[] }>();
  useEffect(() => {
    const timer = setTimeout(() => setFound({ legal, advised: advise({ view, legal }) }), LATER_MS);
    return () => clearTimeout(timer);
  }, [view, legal]);
  return found !== undefined && found.legal === legal ? found.advised : NONE;
}

interface PanelProps<Scene, M> extends GuideProps {
  readonly parts: GuideParts<Scene, M>;
  readonly scene: Scene;
}

/** The guide's panel for the current scene. It remembers its own advice, so that it can respond to another choice. */
function Panel<M, Scene extends Advisable<M>>(props: PanelProps<Scene, M>): JSX.Element {
  const { parts, scene, table, choose, onClose, ...pressing } = props;
  const given = useRef(new Map<number, readonly string[]>());
  const [best] = scene.advised;
  if (best !== undefined) given.current.set(scene.made[0]?.seq ?? 0, parts.adviceOf?.(scene) ?? [best.text]);
  const { picked, chosen, mayEnd, showing } = pressing;
  const step = useMemo(() => parts.stepFor(scene, given.current, pressing), [scene, picked, chosen, mayEnd, showing]);
  return <GuidePanel {...{ table, scene, step, choose, onClose }} pages={parts.pages} />;
}
