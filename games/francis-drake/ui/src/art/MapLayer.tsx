import type { JSX } from 'preact';
import type { CaribbeanSheet } from './caribbean.ts';
import middle from './caribbean-middle.svg?url';
import tall from './caribbean-tall.svg?url';
import wide from './caribbean-wide.svg?url';
import type { MapForm } from './projection.ts';
import './layers.css';

const FILES: Readonly<Record<MapForm, string>> = { wide, middle, tall };

/** The map under the cards: coasts, the zones as washes of colour and the lines between them, the harbours, and lines that join them to their cards. */
export function MapLayer({ form, laid }: { readonly form: MapForm; readonly laid: CaribbeanSheet }): JSX.Element {
  const { width, height } = laid.sheet;
  return (
    <svg class="fd-layer" data-form={form} data-spot="caribbean" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use href={`${FILES[form]}#sea`} />
      {laid.zoneWashes.map(({ zone, sea, rims }) => (
        <g key={zone} class="fd-wash" data-zone={zone}>
          <path d={sea} />
          <path d={rims} />
        </g>
      ))}
      <use href={`${FILES[form]}#land`} />
      <path
        class="fd-zone-line"
        d={laid.zoneLines.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')}
      />
      {laid.zoneMarks.map(({ x, y, turn, east, west }) => (
        <g key={east} class="fd-zone-mark" transform={`translate(${x} ${y}) rotate(${turn})`}>
          <text y="-5">{west}</text>
          <text y="13">{east}</text>
        </g>
      ))}
      <path class="fd-lead" d={leads(laid)} />
      {Object.entries(laid.places).map(([id, { at, foot }]) =>
        at.x === foot.x && at.y === foot.y ? null : <circle key={id} class="fd-harbour" cx={at.x} cy={at.y} r="3.5" />,
      )}
    </svg>
  );
}

function leads({ places }: CaribbeanSheet): string {
  return Object.values(places)
    .map(({ at, foot }) => `M${at.x} ${at.y}L${foot.x} ${foot.y}`)
    .join('');
}
