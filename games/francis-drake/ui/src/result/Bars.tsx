import { nameAt } from '@portolan/client';
import type { Outcome } from '@portolan/kernel';
import { SeatBadge, SeatName } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

import { RESULT } from './messages.ts';
import { groupPoints, SOURCE_GROUPS } from './sources.ts';

interface Row {
  readonly seat: number;
  readonly name: string;
  readonly place: number;
  readonly total: number;
  /** In the order of SOURCE_GROUPS. */
  readonly parts: readonly number[];
}

/** A part narrower than this, of a hundred, has no room for its number. */
const NARROW = 4.5;

/** Who has how much and from what: bars, and the table that is their key. */
export function Bars({
  outcome,
  names,
}: {
  readonly outcome: Outcome;
  readonly names: readonly string[];
}): JSX.Element {
  const rows = rowsOf(outcome, names);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const id = useId();
  return (
    <section class="fd-bars">
      <h3>{RESULT.sources}</h3>
      <Hatches id={id} />
      <div class="fd-bars-list" aria-hidden="true">
        {rows.map((row) => (
          <Bar key={row.seat} row={row} most={most} id={id} />
        ))}
      </div>
      <SourceTable rows={rows} id={id} />
      {new Set(outcome.scores).size < rows.length && <p class="quiet">{RESULT.tie}</p>}
    </section>
  );
}

function rowsOf({ scores, places, breakdown }: Outcome, names: readonly string[]): Row[] {
  return scores
    .map((total, seat) => ({
      seat,
      name: nameAt(names, seat),
      place: places[seat] ?? 0,
      total,
      parts: groupPoints(breakdown[seat] ?? {}),
    }))
    .sort((one, other) => one.place - other.place);
}

/** Every second tone has a hatching as well, so that neighbours differ by more than colour. */
function Hatches({ id }: { readonly id: string }): JSX.Element {
  return (
    <svg class="fd-hatches" width="0" height="0" aria-hidden="true">
      <defs>
        {['M-1 1l2-2M0 6l6-6M5 7l2-2', 'M-1 5l2 2M0 0l6 6M5-1l2 2', 'M3 0v6', 'M0 3h6'].map((d, at) => (
          <pattern key={d} id={`${id}-${at}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={d} class="fd-hatch" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

function Bar({ row, most, id }: { readonly row: Row; readonly most: number; readonly id: string }): JSX.Element {
  let from = 0;
  const parts = row.parts.map((points, at) => {
    const width = (points / most) * 100;
    from += width;
    return { at, points, width, from: from - width };
  });
  return (
    <div class="fd-bar">
      <div class="bar-head">
        <SeatName seat={row.seat}>{row.name}</SeatName>
        <span class="bar-total">{row.total}</span>
      </div>
      <svg class="fd-bar-track" width="100%" height="26" aria-hidden="true">
        {parts.map(
          ({ at, points, width, from: x }) =>
            points > 0 && (
              <g key={at}>
                <title>{`${SOURCE_GROUPS[at]?.title}: ${points}`}</title>
                <Tone at={at} id={id} x={`${x}%`} width={`${width}%`} />
                {width >= NARROW && (
                  <text class="fd-bar-number" x={`${x + width / 2}%`} y="18">
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
      <rect class={`fd-tone fd-tone-${at}`} x={x} width={width} height="26" />
      {at % 2 === 1 && <rect x={x} width={width} height="26" fill={`url(#${id}-${(at - 1) / 2})`} />}
    </>
  );
}

function SourceTable({ rows, id }: { readonly rows: readonly Row[]; readonly id: string }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="table-scroll" tabIndex={0} aria-label={RESULT.sources}>
      <table class="score-table">
        <caption class="unseen">{RESULT.sources}</caption>
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
          {SOURCE_GROUPS.map(({ title }, at) => (
            <tr key={title}>
              <th scope="row">
                <svg class="fd-swatch" width="16" height="16" aria-hidden="true">
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
            <th scope="row">{RESULT.total}</th>
            {rows.map(({ seat, total }) => (
              <td key={seat}>{total}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{RESULT.place}</th>
            {rows.map(({ seat, place }) => (
              <td key={seat}>{place}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
