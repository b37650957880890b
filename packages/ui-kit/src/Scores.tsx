import type { JSX } from 'preact';
import { SeatBadge, SeatName } from './SeatBadge.tsx';

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly place: string;
  readonly total: number;
  /** In the order of `sources`. */
  readonly parts: readonly number[];
}

export interface ScoresProps {
  readonly caption: string;
  readonly sources: readonly string[];
  readonly totalLabel: string;
  readonly placeLabel: string;
  /** The winner first. */
  readonly rows: readonly ScoreRow[];
}

/** The number of tones in the style sheet. */
const TONES = 13;

/** One row for each source of points, one column for each seat. */
export function ScoreTable({ caption, sources, totalLabel, placeLabel, rows }: ScoresProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={caption}>
      <table class="score-table">
        <caption class="unseen">{caption}</caption>
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
          {sources.map((source, i) => (
            <tr key={source}>
              <th scope="row">
                <span class={`bar-swatch tone-${i % TONES}`} />
                {source}
              </th>
              {rows.map(({ seat, parts }) => (
                <td key={seat}>{amount(parts[i] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            {rows.map(({ seat, total }) => (
              <td key={seat}>{amount(total)}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{placeLabel}</th>
            {rows.map(({ seat, place }) => (
              <td key={seat}>{place}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** The same figures as bars. The table is their legend and text alternative, so screen readers skip the bars. */
export function StackedBars({ sources, rows }: Pick<ScoresProps, 'sources' | 'rows'>): JSX.Element {
  const most = Math.max(1, ...rows.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, part), 0)));
  return (
    <div class="bars" aria-hidden="true">
      {rows.map(({ seat, name, total, parts }) => (
        <div key={seat} class="bar">
          <div class="bar-head">
            <SeatName seat={seat}>{name}</SeatName>
            <span class="bar-total">{total}</span>
          </div>
          <div class="bar-track">
            {parts.map(
              (part, i) =>
                part > 0 && (
                  <div
                    key={sources[i]}
                    class={`bar-part tone-${i % TONES}`}
                    style={{ width: `${(part / most) * 100}%` }}
                    title={`${sources[i]}: ${part}`}
                  />
                ),
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

function amount(value: number): string {
  if (value === 0) return '–';
  return value < 0 ? `−${-value}` : `${value}`;
}
