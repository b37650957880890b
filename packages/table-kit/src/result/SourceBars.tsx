import { nameAt } from '@portolan/client';
import type { Outcome } from '@portolan/kernel';
import { SeatBadge, SeatName } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { t } from './messages.ts';
import './result.css';

/** A part of a bar: a heading, and the sources of the outcome that it sums up. */
export interface SourceGroup {
  readonly title: string;
  readonly sources: readonly string[];
}

export interface SourceBarsProps {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly groups: readonly SourceGroup[];
  /** How equal points are ranked. */
  readonly tieNote: string;
}

interface Row {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
  readonly total: number;
  /** In the order of the groups. */
  readonly parts: readonly number[];
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly titles: readonly string[];
  readonly id: string;
}

/** A part narrower than this, of a hundred, has no room for its number. */
const NARROW = 4.5;

/** How many points each seat has from what: bars, and a table that is their key. */
export function SourceBars({ outcome, names, groups, tieNote }: SourceBarsProps): JSX.Element {
  const rows = rowsOf(outcome, names, groups);
  const titles = groups.map(({ title }) => title);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const id = useId();
  return (
    <section class="tk-bars">
      <h3>{t('sources')}</h3>
      <Hatches id={id} />
      <div class="tk-bars-list" aria-hidden="true">
        {rows.map((row) => (
          <Bar key={row.seat} {...{ row, titles, most, id }} />
        ))}
      </div>
      <SourceTable rows={rows} titles={titles} id={id} />
      {new Set(outcome.scores).size < rows.length && <p class="quiet">{tieNote}</p>}
    </section>
  );
}

function rowsOf(
  { scores, places, breakdown }: Outcome,
  names: readonly string[],
  groups: readonly SourceGroup[],
): Row[] {
  return scores
    .map((total, seat) => ({
      seat,
      name: nameAt(names, seat),
      place: places[seat] ?? 0,
      total,
      parts: groupPoints(groups, breakdown[seat] ?? {}),
    }))
    .sort((one, other) => one.place - other.place);
}

/** The points of each group, for one seat's part of the outcome. */
export function groupPoints(groups: readonly SourceGroup[], breakdown: Readonly<Record<string, number>>): number[] {
  return groups.map(({ sources }) => sources.reduce((sum, source) => sum + (breakdown[source] ?? 0), 0));
}

/** Every second tone has a hatching as well, so that neighbours differ by more than colour. */
function Hatches({ id }: { readonly id: string }): JSX.Element {
  return (
    <svg class="tk-hatches" width="0" height="0" aria-hidden="true">
      <defs>
        {['M-1 1l2-2M0 6l6-6M5 7l2-2', 'M-1 5l2 2M0 0l6 6M5-1l2 2', 'M3 0v6', 'M0 3h6'].map((d, at) => (
          <pattern key={d} id={`${id}-${at}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={d} class="tk-hatch" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

interface BarProps extends Pick<RowsProps, 'titles' | 'id'> {
  readonly row: Row;
  readonly most: number;
}

function Bar({ row, titles, most, id }: BarProps): JSX.Element {
  let from = 0;
  const parts = row.parts.map((points, at) => {
    const width = (points / most) * 100;
    from += width;
    return { at, points, width, from: from - width };
  });
  return (
    <div class="tk-bar">
      <div class="bar-head">
        <SeatName seat={row.seat}>{row.name}</SeatName>
        <span class="bar-total">{row.total}</span>
      </div>
      <svg class="tk-bar-track" width="100%" height="26" aria-hidden="true">
        {parts.map(
          ({ at, points, width, from: x }) =>
            points > 0 && (
              <g key={at}>
                <title>{`${titles[at]}: ${points}`}</title>
                <Tone at={at} id={id} x={`${x}%`} width={`${width}%`} />
                {width >= NARROW && (
                  <text class="tk-bar-number" x={`${x + width / 2}%`} y="18">
                    {points}
                  </text>
                )}
              </g>
            ),
        )}
      </svg>
    </div>
  );
}

interface ToneProps {
  readonly at: number;
  readonly id: string;
  readonly x: string;
  readonly width: string;
}

function Tone({ at, id, x, width }: ToneProps): JSX.Element {
  return (
    <>
      <rect class={`tk-tone tk-tone-${at}`} x={x} width={width} height="26" />
      {at % 2 === 1 && <rect x={x} width={width} height="26" fill={`url(#${id}-${(at - 1) / 2})`} />}
    </>
  );
}

function SourceTable({ rows, titles, id }: RowsProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={t('sources')}>
      <table class="score-table tk-figures">
        <caption class="unseen">{t('sources')}</caption>
        <thead>
          <tr>
            <td />
            {rows.map(({ seat, name }) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} label={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {titles.map((title, at) => (
            <tr key={title}>
              <th scope="row">
                <svg class="tk-swatch" width="16" height="16" aria-hidden="true">
                  <Tone at={at} id={id} x="0" width="16" />
                </svg>
                {title}
              </th>
              {rows.map(({ seat, parts }) => (
                <td key={seat}>{parts[at] === 0 ? '–' : parts[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {rows.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('place')}</th>
            {rows.map(({ seat, place }) => (
              <td key={seat}>{place}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
