import { nameAt } from '@portolan/client';
import { SeatBadge, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { drawChart, LABEL_ROOM, spread } from './chart.ts';
import { LineEnds } from './LineEnds.tsx';
import { t } from './messages.ts';
import type { Stretch } from './scoreHistory.ts';
import './lines.css';

export interface ScoreLinesProps {
  readonly stretches: readonly Stretch[];
  readonly names: readonly string[];
  readonly seats: number;
}

/** How the points of every seat grew over the game, as lines and, below them, in figures. */
export function ScoreLines({ stretches, names, seats }: ScoreLinesProps): JSX.Element {
  const chart = drawChart(stretches, seats);
  const labels = spread(chart.ends, LABEL_ROOM);
  return (
    <section class="tk-lines">
      <h3>{t('history')}</h3>
      <div class="tk-lines-field" aria-hidden="true">
        {chart.scale.map(({ points, y }) => (
          <span key={points} class="tk-lines-scale" style={{ top: `${y}%` }}>
            {points}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {chart.scale.map(({ points, y }) => (
            <path key={points} class="tk-lines-grid" d={`M0 ${y}H100`} />
          ))}
          {chart.stretches.slice(1).map(({ title, from }) => (
            <path key={title} class="tk-lines-border" d={`M${from} 0V100`} />
          ))}
          {chart.paths.map((d, seat) => (
            <g key={seat} class="tk-line" style={{ '--colour': seatColour(seat) }}>
              <path class="tk-line-case" d={d} />
              <path class="tk-line-core" d={d} data-seat={seat} />
            </g>
          ))}
        </svg>
        <LineEnds heights={labels} />
        {chart.stretches.map(({ title, from, to }) => (
          <span key={title} class="tk-lines-stretch" style={{ left: `${from}%`, width: `${Math.max(to - from, 1)}%` }}>
            <span>{title}</span>
          </span>
        ))}
      </div>
      <PointsTable stretches={stretches} names={names} seats={seats} />
    </section>
  );
}

/** Every change of the points, for screen readers and for those who want exact figures. Drawn when it is opened. */
function PointsTable(props: ScoreLinesProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <details class="tk-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('figures')}</summary>
      {open && <Figures {...props} />}
    </details>
  );
}

function Figures({ stretches, names, seats }: ScoreLinesProps): JSX.Element {
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="table-scroll tk-history-scroll" tabIndex={0} aria-label={t('history')}>
      <table class="score-table tk-figures">
        <caption class="unseen">{t('history')}</caption>
        <thead>
          <tr>
            <td />
            {seatList.map((seat) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} label={nameAt(names, seat)} />
              </th>
            ))}
          </tr>
        </thead>
        {stretches.map(({ title, marks }) => (
          <tbody key={title}>
            {marks.map(({ totals, cause }, at) => (
              <tr key={at} data-first={at === 0}>
                <th scope="row">{cause}</th>
                {totals.map((total, seat) => (
                  <td key={seat} data-changed={at > 0 && total !== marks[at - 1]?.totals[seat]}>
                    {total}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
