import type { RatingPoint } from '@portolan/protocol';
import type { JSX } from 'preact';
import { t } from '../messages/record.ts';
import { curveOf, PICTURE } from './curveOf.ts';

/** The history of a rating, with its interval as a band. */
export function RatingCurve({ points }: { readonly points: readonly RatingPoint[] }): JSX.Element {
  const [first, last] = [points[0], points.at(-1)];
  // The place is kept: what is below must not move when the curve arrives.
  if (first === undefined || last === undefined || points.length < 2) return <div class="rating-curve" />;
  const { band, line, end } = curveOf(points);
  return (
    <svg
      class="rating-curve"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('rating.curve', { n: points.length, from: `${first.value}`, to: `${last.value}` })}
    >
      <path class="rating-band" d={band} />
      <path class="rating-line" d={line} />
      <circle class="rating-end" cx={end.x} cy={end.y} r={0.01} />
    </svg>
  );
}
