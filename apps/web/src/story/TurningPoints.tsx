import { nameAt } from '@portolan/client';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { FindingText } from '../analysis/FindingText.tsx';
import { signed } from '../analysis/figures.ts';
import { WhatIf } from '../analysis/WhatIf.tsx';
import { t } from '../messages/storyLater.ts';
import { highlightsOf, tellMoves } from './highlights.ts';
import { InSight } from './InSight.tsx';
import type { Illustrated } from './StoryBody.tsx';
import type { TurningPoint } from './turningPoints.ts';
import { useMarkedMove } from './useMarkedMove.ts';

/** Of a turning point's part of the page, by its place in the list. */
export function turnId(index: number): string {
  return `turn-${index + 1}`;
}

export interface TurningPointsProps extends Illustrated {
  readonly points: readonly TurningPoint[];
  /** By move, the number of its entry. */
  readonly entries: readonly number[];
}

/** The turning points one after the other. */
export function TurningPoints(props: TurningPointsProps): JSX.Element {
  const { points } = props;
  return (
    <section class="story-part">
      <h2>{t('story.turns')}</h2>
      {points.length === 0 && <p>{t('story.noTurns')}</p>}
      <ol class="story-turns">
        {points.map((point, index) => (
          <li key={`${point.kind} ${point.seat} ${point.seq}`} id={turnId(index)} class="story-turn">
            <Turn {...props} point={point} index={index} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Turn(props: TurningPointsProps & { readonly point: TurningPoint; readonly index: number }): JSX.Element {
  const { table, names, point, index } = props;
  const { seat, seq } = point;
  const name = nameAt(names, seat);
  return (
    <>
      <header>
        <span class="story-turn-number" aria-hidden="true">
          {index + 1}
        </span>
        <h3>{t(titleOf(point))}</h3>
        <p class="story-turn-who">
          <SeatBadge seat={seat} />
          <span>
            {point.kind === 'decision' ? t('story.at', { name, n: seq + 1 }) : t('story.after', { name, n: seq })}
          </span>
        </p>
      </header>
      <div class="story-turn-text">
        {point.kind === 'decision' ? (
          <FindingText ui={props.ui} finding={point.finding} />
        ) : (
          <Wind {...props} swing={point.swing} />
        )}
        <a href={`/replay/${table.id}#${seq}`}>{t('story.see')}</a>
        {seq < table.seq && (
          <WhatIf
            table={table}
            seq={seq}
            seat={seat}
            names={names}
            {...(point.kind === 'decision' ? { better: point.finding.better } : {})}
          />
        )}
      </div>
      <TurnStill {...props} label={t('story.stillOf', { n: seq, name })} />
    </>
  );
}

function titleOf(point: TurningPoint): 'story.decision' | 'story.costliest' | 'story.fair' | 'story.ill' {
  if (point.kind === 'decision') return point.isLargest ? 'story.costliest' : 'story.decision';
  return point.swing.places > 0 ? 'story.fair' : 'story.ill';
}

const MOST_LINES = 3;

/** What happened to a seat between two of its decisions. */
function Wind({
  ui,
  names,
  view,
  moves = [],
  swing,
}: TurningPointsProps & { readonly swing: Extract<TurningPoint, { kind: 'luck' }>['swing'] }): JSX.Element {
  const { from, to, places, points } = swing;
  const lines = highlightsOf(tellMoves({ ui, names, view }, moves.slice(from, to)), MOST_LINES);
  return (
    <>
      <span class="story-change" data-lost={places < 0}>
        {t('story.change', { places: signed(places), points: signed(points) })}
      </span>
      <span>{t('story.wind')}</span>
      <ul class="story-lines">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </>
  );
}

interface TurnStillProps extends TurningPointsProps {
  readonly point: TurningPoint;
  readonly label: string;
}

/** The board at that moment, drawn when it is scrolled into sight. */
function TurnStill({ ui, Still, names, point, label }: TurnStillProps): JSX.Element | null {
  const still = useRef<HTMLDivElement>(null);
  useMarkedMove(still, ui, point.kind === 'decision' ? point.finding : undefined);
  if (Still === undefined || Still === 'none') return null;
  return (
    <div ref={still} class="story-still" role="img" aria-label={label}>
      <InSight meanwhile={<div class="story-still-later" />}>
        <Still view={point.view} names={names} />
      </InSight>
    </div>
  );
}
