import { cx, seatColour } from '@portolan/ui-kit';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LABEL_ROOM, spread } from './chart.ts';
import { type CurvePoint, type CurveScale, drawCurve, placeOn, smooth } from './drawCurves.ts';
import { LineEnds } from './LineEnds.tsx';
import './lines.css';
import './curves.css';

/** A point of interest on the curve of a seat, by its place among the points. */
export interface CurveMark {
  readonly seat: number;
  readonly at: number;
  /** Larger than the others. */
  readonly isChosen?: boolean;
  /** Written below the chart, with a line to the point. */
  readonly label?: string;
}

export interface CurvesProps {
  /** By seat. */
  readonly curves: readonly (readonly CurvePoint[])[];
  readonly scale: CurveScale;
  /** The values with a line across the chart. */
  readonly grid: readonly number[];
  /** Points of interest. */
  readonly marks: readonly CurveMark[];
  /** The viewer's position; absent if nobody moves along the curves. */
  readonly now?: number;
  readonly onGo: (x: number) => void;
}

/** The width of a flag and the least gap between two, in rem. */
const FLAG = 1.5;
const FLAG_GAP = 0.25;
/** Both together, of a hundred, until the chart is measured. */
const FLAG_ROOM = 9;
/** Lines to the flags go straight down to here, of a hundred. */
const LEAD_TURN = 94;

/** One curve for each seat. A picture of figures that the page also gives in words; a click goes to a moment. */
export function Curves({ curves, scale, grid, marks, now, onGo }: CurvesProps): JSX.Element {
  const ends = curves.map((points) => placeOn(points.at(-1) ?? { x: 0, y: scale.bottom }, scale).y);
  const labels = spread(ends, LABEL_ROOM);
  const drawn = curves.map(smooth);
  const spotOf = ({ seat, at }: CurveMark): CurvePoint => placeOn(drawn[seat]?.[at] ?? { x: 0, y: 0 }, scale);
  const field = useRef<HTMLDivElement>(null);
  const flags = useFlags(field, marks, spotOf);
  return (
    <div
      ref={field}
      class={cx('tk-lines-field', 'tk-curves', flags.length > 0 && 'tk-curves-flagged')}
      style={{ '--tk-flag': `${FLAG}rem` }}
      aria-hidden="true"
      onClick={({ clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        onGo(Math.round(((clientX - left) / width) * scale.width));
      }}
    >
      {grid.map((value) => (
        <span key={value} class="tk-lines-scale" style={{ top: `${placeOn({ x: 0, y: value }, scale).y}%` }}>
          {value}
        </span>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {grid.map((value) => (
          <path key={value} class="tk-lines-grid" d={`M0 ${placeOn({ x: 0, y: value }, scale).y}H100`} />
        ))}
        {now !== undefined && <path class="tk-curves-now" d={`M${placeOn({ x: now, y: scale.top }, scale).x} 0V100`} />}
        {flags.map(({ label, spot, x }) => (
          <path key={label} class="tk-curves-lead" d={`M${spot.x} ${spot.y}V${Math.max(spot.y, LEAD_TURN)}L${x} 100`} />
        ))}
        {drawn.map((points, seat) => (
          <g key={seat} class="tk-line" style={{ '--colour': seatColour(seat) }}>
            <path class="tk-line-case" d={drawCurve(points, scale)} />
            <path class="tk-line-core" d={drawCurve(points, scale)} data-seat={seat} />
          </g>
        ))}
      </svg>
      {marks.map((mark) => {
        const { seat, at, isChosen = false } = mark;
        const { x, y } = spotOf(mark);
        return (
          <span
            key={`${seat} ${at} ${mark.label}`}
            class="tk-curves-mark"
            data-chosen={isChosen}
            style={{ left: `${x}%`, top: `${y}%`, '--colour': seatColour(seat) }}
          />
        );
      })}
      {flags.map(({ label, x }) => (
        <span key={label} class="tk-curves-flag" style={{ left: `${x}%` }}>
          {label}
        </span>
      ))}
      <LineEnds heights={labels} />
    </div>
  );
}

interface Flag {
  readonly label: string;
  readonly spot: CurvePoint;
  /** Where its label is written, in percent. */
  readonly x: number;
}

/** Labels stand beside each other, as close to their points as there is room. */
function useFlags(
  field: RefObject<HTMLDivElement | null>,
  marks: readonly CurveMark[],
  spotOf: (mark: CurveMark) => CurvePoint,
): readonly Flag[] {
  const [room, setRoom] = useState(FLAG_ROOM);
  const flagged = marks.flatMap((mark) =>
    mark.label === undefined ? [] : [{ label: mark.label, spot: spotOf(mark) }],
  );
  const isFlagged = flagged.length > 0;
  useLayoutEffect(() => {
    if (field.current === null || !isFlagged) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setRoom(((FLAG + FLAG_GAP) * rem * 100) / Math.max(1, entry.contentRect.width));
    });
    observer.observe(field.current);
    return () => observer.disconnect();
  }, [isFlagged]);
  const places = spread(
    flagged.map(({ spot }) => spot.x),
    Math.min(room, 100 / Math.max(1, flagged.length)),
  );
  return flagged.map((flag, at) => ({ ...flag, x: places[at] ?? 0 }));
}
