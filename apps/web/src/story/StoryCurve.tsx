import { nameAt } from '@portolan/client';
import { Curves } from '@portolan/table-kit/result';
import { SeatName, SelectField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { curvesOf, momentAfter, type ShownCurve } from '../analysis/curvesOf.ts';
import { tenths } from '../analysis/figures.ts';
import { t as tAnalysis } from '../messages/analysis.ts';
import { t } from '../messages/storyLater.ts';
import type { NumberedAnalysis } from '../thinking/jobs.ts';
import { turnId } from './TurningPoints.tsx';
import type { TurningPoint } from './turningPoints.ts';

export interface StoryCurveProps extends NumberedAnalysis {
  readonly names: readonly string[];
  readonly points: readonly TurningPoint[];
}

/** The expected places or scores of all seats, with the turning points numbered; the same in a table. */
export function StoryCurve(props: StoryCurveProps): JSX.Element {
  const { names, points } = props;
  const [shown, setShown] = useState<ShownCurve>('place');
  return (
    <>
      <div class="story-curve-head">
        <ul class="story-legend" aria-hidden="true">
          {names.map((name, seat) => (
            <li key={seat}>
              <SeatName seat={seat}>{name}</SeatName>
            </li>
          ))}
        </ul>
        <SelectField
          label={tAnalysis('analysis.shown')}
          value={shown}
          options={[
            { value: 'place', label: tAnalysis('analysis.places') },
            { value: 'score', label: tAnalysis('analysis.scores') },
          ]}
          onChange={(value) => setShown(value === 'score' ? 'score' : 'place')}
        />
      </div>
      <div class="story-curve">
        <Curves
          {...curvesOf(props, shown)}
          marks={points.map(({ seat, at }, index) => ({ seat, at, label: `${index + 1}` }))}
          onGo={(x) => goNear(points, x)}
        />
      </div>
      {points.length > 0 && <p class="small quiet">{t('story.curveHint')}</p>}
      <Figures {...props} shown={shown} />
    </>
  );
}

/** Scrolls to the turning point nearest to a moment. */
function goNear(points: readonly TurningPoint[], x: number): void {
  const far = points.map(({ seq }) => Math.abs(seq - x));
  const nearest = far.indexOf(Math.min(...far));
  document.getElementById(turnId(nearest))?.scrollIntoView({ block: 'start' });
}

/** So many moments of the match are given in figures. */
const ROWS = 8;

function Figures({ analysis, entries, names, shown }: StoryCurveProps & { readonly shown: ShownCurve }): JSX.Element {
  const [open, setOpen] = useState(false);
  const steps = Array.from({ length: ROWS + 1 }, (_, row) => Math.round((row * entries.length) / ROWS));
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('story.figures')}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section class="table-scroll" tabIndex={0} aria-label={t('story.figures')}>
          <table class="score-table">
            <caption class="unseen">{tAnalysis(shown === 'place' ? 'analysis.places' : 'analysis.scores')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('story.row')}</th>
                {names.map((_, seat) => (
                  <th key={seat} scope="col">
                    {nameAt(names, seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((moves) => (
                <tr key={moves}>
                  <th scope="row">{momentAfter(entries, moves)}</th>
                  {analysis.seats.map(({ prospects }, seat) => (
                    <td key={seat}>
                      {tenths((prospects.findLast((one) => one.moves <= moves) ?? prospects[0])?.[shown] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}
