import { Button, Progress } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Balance } from '../analysis/Balance.tsx';
import { ResignedNote } from '../analysis/ResignedNote.tsx';
import { StandInNote } from '../analysis/StandInNote.tsx';
import { useAnalysis } from '../analysis/useAnalysis.ts';
import { t as tAnalysis } from '../messages/analysis.ts';
import { t as tStory } from '../messages/story.ts';
import { t } from '../messages/storyLater.ts';
import type { NumberedAnalysis } from '../thinking/jobs.ts';
import { CurveHead } from './CurveAwaited.tsx';
import type { Illustrated } from './StoryBody.tsx';
import { StoryCurve } from './StoryCurve.tsx';
import { StoryGist } from './StoryGist.tsx';
import { TurningPoints } from './TurningPoints.tsx';
import { turningPointsOf } from './turningPoints.ts';
import '../style/analysis.css';

/** The curve and the turning points; the analysis begins when this is first drawn. */
export function StoryAnalysis(props: Illustrated): JSX.Element {
  const { state, begin, cancel } = useAnalysis(props.table);
  useEffect(() => {
    if (state.kind === 'idle') begin();
  }, []);
  if (state.kind === 'done') return <Analysed {...props} found={state.value} />;
  return (
    <section class="story-part">
      <CurveHead />
      {state.kind === 'running' && <Progress label={tAnalysis('analysis.progress')} value={state.done} />}
      {state.kind === 'unable' && <p role="status">{tAnalysis(`analysis.${state.why}`)}</p>}
      <div>
        {state.kind === 'running' ? (
          <Button onClick={cancel}>{tAnalysis('analysis.cancel')}</Button>
        ) : (
          (state.kind === 'idle' || state.why === 'failed') && (
            <Button look="primary" onClick={begin}>
              {tAnalysis('analysis.begin')}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

function Analysed(props: Illustrated & { readonly found: NumberedAnalysis }): JSX.Element {
  const { found, table, outcome, names } = props;
  const points = useMemo(() => turningPointsOf(found), [found]);
  return (
    <>
      <section class="story-part">
        <h2>{tStory('story.curve')}</h2>
        <StoryGist {...found} outcome={outcome} names={names} isBranch={(table.branchedFrom?.moves ?? 0) > 0} />
        <StoryCurve {...found} names={names} points={points} />
        <ResignedNote outcome={outcome} names={names} />
        <StandInNote analysis={found.analysis} outcome={outcome} names={names} />
        <details class="story-balance">
          <summary>{t('story.balance')}</summary>
          <Balance analysis={found.analysis} names={names} />
        </details>
        <p class="quiet">{t('story.knewThen')}</p>
      </section>
      <TurningPoints {...props} points={points} entries={found.entries} />
    </>
  );
}
