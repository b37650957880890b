import { type GuideProps, moveSentence, nameAt } from '@portolan/client';
import type { Box } from '@portolan/francis-drake';
import { advise } from '@portolan/francis-drake/advice';
import { GuidePanel, type GuideStep } from '@portolan/table-kit/guide';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { describeMove } from '../describeMove.ts';
import { askFor } from './asks.ts';
import { explainNews } from './explain.ts';
import { type Advised, adviseMove, type GuideScene, type Rate, readScene } from './guideScene.ts';
import { t } from './messages/asks.ts';
import { t as page } from './messages/pages.ts';
import { PAGES } from './pages.ts';
import { aimOf, reasonFor } from './reasons.ts';

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

/** Computing advice takes time, so it starts once the table is drawn. */
function useAdvice(box: Box, rate: Rate, { view, legal }: Pick<GuideProps, 'view' | 'legal'>): Advised | undefined {
  const [found, setFound] = useState<{ readonly legal: unknown; readonly advised: Advised | undefined }>();
  useEffect(() => {
    const timer = setTimeout(() => setFound({ legal, advised: adviseMove(box, rate, { view, legal }) }), LATER_MS);
    return () => clearTimeout(timer);
  }, [view, legal]);
  return found !== undefined && found.legal === legal ? found.advised : undefined;
}

interface PanelProps extends GuideProps {
  readonly scene: GuideScene;
}

/** The guide's panel for the current scene. */
function Panel({ scene, table, mayEnd, choose, onClose }: PanelProps): JSX.Element {
  const step = useMemo(() => stepFor(scene, mayEnd), [scene, mayEnd]);
  return <GuidePanel {...{ table, scene, step, choose, onClose }} pages={PAGES} lastLabel={page('last')} />;
}

function stepFor(scene: GuideScene, mayEnd: boolean): GuideStep {
  const { box, view, advised } = scene;
  return {
    news: explainNews(scene),
    ask: askFor(scene),
    waiting: mayEnd ? t('endTurn') : waitWords(scene),
    advice: advised && {
      move: advised.text,
      words: moveSentence(describeMove(box, advised.move, view)),
      reason: reasonFor(scene, advised),
      point: aimOf(scene, advised),
    },
  };
}

function waitWords({ view, names }: GuideScene): string {
  return view.question === undefined ? t('over') : t('waiting', { name: nameAt(names, view.question.seat) });
}
