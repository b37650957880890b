import type { JSX } from 'preact';

const WINDS = Array.from({ length: 16 }, (_, at) => at * 22.5);

/** The logo: a compass rose with sixteen points, in the current text colour. */
export function CompassRose(): JSX.Element {
  return (
    <svg aria-hidden="true" viewBox="-50 -50 100 100" fill="none" stroke="currentColor" stroke-width="1">
      <circle r="40" />
      <circle r="37.5" stroke-width="0.6" />
      <circle r="16" stroke-width="0.8" />
      {WINDS.map((angle, at) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <Wind rank={at % 4 === 0 ? 0 : at % 2 === 0 ? 1 : 2} />
        </g>
      ))}
      <path d="M-3 -42.5 0 -49 3 -42.5z" fill="currentColor" stroke="none" />
      <circle r="3" fill="currentColor" stroke="none" />
    </svg>
  );
}

function Wind({ rank }: { readonly rank: 0 | 1 | 2 }): JSX.Element {
  if (rank === 2) return <path d="M0 -37.5V-30" stroke-width="0.7" />;
  const tip = rank === 0 ? -40 : -32;
  const waist = rank === 0 ? 6 : 4.5;
  return (
    <>
      <path d={`M0 ${tip} L${waist} ${-waist * 1.6} L0 0z`} fill="currentColor" stroke-width="0.6" />
      <path d={`M0 ${tip} L${-waist} ${-waist * 1.6} L0 0z`} stroke-width="0.6" />
    </>
  );
}
