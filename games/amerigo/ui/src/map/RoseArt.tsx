import type { JSX } from 'preact';
import type { Rose } from './scatter.ts';

/** `rays` is the length of the rhumb lines. */
export function RoseArt({ x, y, radius, rays }: Rose & { readonly rays?: number }): JSX.Element {
  return (
    <g class="am-rose" transform={`translate(${x} ${y})`}>
      {rays !== undefined && <path class="am-rhumb" d={spokes(rays)} />}
      <g transform={`scale(${Math.round(radius * 10) / 100})`}>
        <circle class="am-rose-disc" r="9" />
        <path class="am-rose-dark" d={halfPoints(DIAGONAL, 1)} />
        <path class="am-rose-light" d={halfPoints(DIAGONAL, -1)} />
        <path class="am-rose-dark" d={halfPoints(CARDINAL, 1)} />
        <path class="am-rose-light" d={halfPoints(CARDINAL, -1)} />
      </g>
    </g>
  );
}

const WINDS = 16;

function spokes(length: number): string {
  return Array.from({ length: WINDS }, (_, at) => `M0 0L${turned(0, -length, (at * 360) / WINDS)}`).join('');
}

interface Star {
  readonly tip: number;
  readonly waist: number;
  /** The direction of its first point, in degrees. */
  readonly first: number;
}

const CARDINAL: Star = { tip: 10, waist: 1.5, first: 0 };
const DIAGONAL: Star = { tip: 7.2, waist: 1.3, first: 45 };

/** One half of each of the four points; the other `side` is in the shade. */
function halfPoints({ tip, waist, first }: Star, side: 1 | -1): string {
  return [0, 90, 180, 270]
    .map((angle) => `M0 0L${turned(0, -tip, first + angle)}L${turned(side * waist, -waist, first + angle)}z`)
    .join('');
}

function turned(x: number, y: number, degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return `${(x * cos - y * sin).toFixed(1)} ${(x * sin + y * cos).toFixed(1)}`;
}
