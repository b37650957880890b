import { SeatBadge, SeatName } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './result.css';

export interface ScoreRow {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
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

/** A part narrower than this, of a hundred, has no room for its number. */
const NARROW = 4.5;
/** The colours of the sources, in their order; a game with more sources begins again. */
const TONES = [
  'light-dark(#c9bda3, #6d6a5c)',
  'light-dark(#e0b98a, #b58a52)',
  'light-dark(#c07a4e, #c9764a)',
  'light-dark(#8fb0c4, #5e8fae)',
  'light-dark(#d98a7a, #d56a58)',
  'light-dark(#8fb7a6, #4f9684)',
  'light-dark(#a98fae, #8a6f9c)',
  'light-dark(#b3b36a, #8f9348)',
  'light-dark(#dcae45, #d9a840)',
  'light-dark(#9fb3d6, #5a6b9c)',
  'light-dark(#c98f9f, #a85f74)',
  'light-dark(#7f9f8a, #46735a)',
  'light-dark(#b7a1cf, #6d5a9c)',
];
const HATCHES = ['M-1 1l2-2M0 6l6-6M5 7l2-2', 'M-1 5l2 2M0 0l6 6M5-1l2 2', 'M3 0v6', 'M0 3h6'];

/** How many points each seat has from what: bars, and a table that is their legend and text alternative. */
export function Scores(props: ScoresProps): JSX.Element {
  const { sources, rows } = props;
  const most = Math.max(1, ...rows.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, part), 0)));
  const id = useId();
  return (
    <>
      <div class="tk-bars-list" aria-hidden="true">
        <Hatches id={id} />
        {rows.map((row) => (
          <Bar key={row.seat} {...{ row, sources, most, id }} />
        ))}
      </div>
      <ScoreTable {...props} id={id} />
    </>
  );
}

/** Every second tone has a hatching as well, so that neighbours differ by more than colour. */
function Hatches({ id }: { readonly id: string }): JSX.Element {
  return (
    <svg class="tk-hatches" width="0" height="0" aria-hidden="true">
      <defs>
        {HATCHES.map((d, at) => (
          <pattern key={d} id={`${id}-${at}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={d} class="tk-hatch" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

interface BarProps extends Pick<ScoresProps, 'sources'> {
  readonly row: ScoreRow;
  readonly most: number;
  readonly id: string;
}

function Bar({ row, sources, most, id }: BarProps): JSX.Element {
  let from = 0;
  const parts = row.parts.map((points, at) => {
    const width = (Math.max(0, points) / most) * 100;
    from += width;
    return { at, points, width, from: from - width };
  });
  return (
    <div class="tk-bar">
      <div class="tk-bar-head">
        <SeatName seat={row.seat} class="tk-bar-name">
          {row.name}
        </SeatName>
        <span class="tk-bar-total">{row.total}</span>
      </div>
      <svg class="tk-bar-track" width="100%" height="26" aria-hidden="true">
        {parts.map(
          ({ at, points, width, from: x }) =>
            points > 0 && (
              <g key={at}>
                <title>{`${sources[at]}: ${points}`}</title>
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
  const hatch = ((at - 1) / 2) % HATCHES.length;
  return (
    <>
      <rect class="tk-tone" fill={TONES[at % TONES.length]} x={x} width={width} height="26" />
      {at % 2 === 1 && <rect x={x} width={width} height="26" fill={`url(#${id}-${hatch})`} />}
    </>
  );
}

/** One row for each source of points, one column for each seat. */
function ScoreTable({ caption, sources, totalLabel, placeLabel, rows, id }: ScoresProps & { readonly id: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={caption}>
      <table class="score-table tk-figures">
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
          {sources.map((source, at) => (
            <tr key={source}>
              <th scope="row">
                <svg class="tk-swatch" width="16" height="16" aria-hidden="true">
                  <Tone at={at} id={id} x="0" width="16" />
                </svg>
                {source}
              </th>
              {rows.map(({ seat, parts }) => (
                <td key={seat}>{amount(parts[at] ?? 0)}</td>
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

function amount(value: number): string {
  if (value === 0) return '–';
  return value < 0 ? `−${-value}` : `${value}`;
}
