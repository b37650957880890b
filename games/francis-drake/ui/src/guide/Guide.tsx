import type { GuideProps } from '@portolan/client';
import type { Box } from '@portolan/francis-drake';
import { advise } from '@portolan/francis-drake/advice';
import { GuidePanel } from '@portolan/table-kit/guide';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Advised, adviseMoves, type GuideScene, type Rate, readScene } from './guideScene.ts';
import { t as page } from './messages/pages.ts';
import { PAGES } from './pages.ts';
import { stepFor } from './step.ts';

/** A guide for a table with these components. */
export function guideFor(box: Box): ComponentType<GuideProps> {
  const advice = advise(box);
  const rate = (...asked: Parameters<typeof advice.rate>) => advice.rate(...asked);
  return function Guide(props) {
    const { view, names, own, legal, entries } = props;
    const advised = useAdvice(box, rate, { view, legal });
    const scene = useMemo(
      () => readScene(box, { view, names, own, legal, entries }, advised),
      [view, names.join(), own.join(), legal, entries, advised],
    );
    return scene === undefined ? null : <Panel {...props} scene={scene} />;
  };
}

/** Until the last move is painted. */
const LATER_MS = 60;
const NONE: readonly Advised[] = [];

/** Computing advice takes time, so it starts once the table is drawn. */
function useAdvice(box: Box, rate: Rate, { view, legal }: Pick<GuideProps, 'view' | 'legal'>): readonly Advised[] {
  const [found, setFound] = useState<{ readonly legal: unknown; readonly advised: readonly Advised[] }>();
  useEffect(() => {
    const timer = setTimeout(() => setFound({ legal, advised: adviseMoves(box, rate, { view, legal }) }), LATER_MS);
    return () => clearTimeout(timer);
  }, [view, legal]);
  return found !== undefined && found.legal === legal ? found.advised : NONE;
}

interface PanelProps extends GuideProps {
  readonly scene: GuideScene;
}

/** The guide's panel for the current scene. It remembers its own advice, so that it can respond to another choice. */
function Panel({ scene, table, choose, onClose, ...pressing }: PanelProps): JSX.Element {
  const given = useRef(new Map<number, string>());
  const [best] = scene.advised;
  if (best !== undefined) given.current.set(scene.made[0]?.seq ?? 0, best.text);
  const { picked, chosen, mayEnd, showing } = pressing;
  const step = useMemo(() => stepFor(scene, given.current, pressing), [scene, picked, chosen, mayEnd, showing]);
  return <GuidePanel {...{ table, scene, step, choose, onClose }} pages={PAGES} lastLabel={page('last')} />;
}
