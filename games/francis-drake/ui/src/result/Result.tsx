import { nameAt, type ResultProps } from '@portolan/client';
import type { Box, Event } from '@portolan/francis-drake';
import { Emblem, SeatBadge, seatColour } from '@portolan/ui-kit';
import type { ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';

import { Bars } from './Bars.tsx';
import { drawChart, spread } from './chart.ts';
import { courseOf, type Stretch } from './course.ts';
import { RESULT } from './messages.ts';
import './result.css';

/** Charts of a finished game that was played with these components. */
export function resultFor(box: Box): ComponentType<ResultProps> {
  return (props) => <Result {...props} box={box} />;
}

function Result({ box, outcome, names, events }: ResultProps & { readonly box: Box }): JSX.Element {
  const seats = outcome.scores.length;
  // The caller vouches that the events are those of this game.
  const stretches = useMemo(() => courseOf(box, seats, events as readonly Event[]), [box, seats, events]);
  return (
    <div class="fd-result">
      <Bars outcome={outcome} names={names} />
      {stretches.length > 0 && <Lines stretches={stretches} names={names} seats={seats} />}
    </div>
  );
}

interface LinesProps {
  readonly stretches: readonly Stretch[];
  readonly names: readonly string[];
  readonly seats: number;
}

/** Room for the label of a line, of a hundred. */
const LABEL_ROOM = 11;

/** Everybody's points over the game. The same figures are in a table below. */
function Lines({ stretches, names, seats }: LinesProps): JSX.Element {
  const chart = drawChart(stretches, seats);
  const labels = spread(chart.ends, LABEL_ROOM);
  return (
    <section class="fd-lines">
      <h3>{RESULT.course}</h3>
      <div class="fd-lines-field" aria-hidden="true">
        {chart.scale.map(({ points, y }) => (
          <span key={points} class="fd-lines-scale" style={{ top: `${y}%` }}>
            {points}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {chart.scale.map(({ points, y }) => (
            <path key={points} class="fd-lines-grid" d={`M0 ${y}H100`} />
          ))}
          {chart.stretches.slice(1).map(({ title, from }) => (
            <path key={title} class="fd-lines-border" d={`M${from} 0V100`} />
          ))}
          {chart.paths.map((d, seat) => (
            <g key={seat} class="fd-line" style={{ '--colour': seatColour(seat) }}>
              <path class="fd-line-case" d={d} />
              <path class="fd-line-core" d={d} data-seat={seat} />
            </g>
          ))}
        </svg>
        {labels.map((y, seat) => (
          <span
            key={seat}
            class="fd-line-end seat-badge"
            data-seat={seat}
            style={{ top: `${y}%`, '--colour': seatColour(seat) }}
          >
            <Emblem seat={seat} />
          </span>
        ))}
        {chart.stretches.map(({ title, from, to }) => (
          <span key={title} class="fd-lines-stretch" style={{ left: `${from}%`, width: `${Math.max(to - from, 1)}%` }}>
            <span>{title}</span>
          </span>
        ))}
      </div>
      <PointsTable stretches={stretches} names={names} seats={seats} />
    </section>
  );
}

/** Every moment at which points changed hands, for those who listen or want it exact. */
function PointsTable({ stretches, names, seats }: LinesProps): JSX.Element {
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <details class="fd-course">
      <summary>{RESULT.figures}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={RESULT.course}>
        <table class="score-table">
          <caption class="unseen">{RESULT.course}</caption>
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
    </details>
  );
}
