import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { sheetOf } from '../../map/geometry.ts';
import { useScene } from '../../table/scene.ts';
import type { MapHit } from '../HitField.tsx';
import { pointedHit } from '../hover.ts';

/** What there is under the pointer or with the focus. Screen readers have it from the hit area. */
export function Tip({ hits }: { readonly hits: readonly MapHit[] }): JSX.Element | null {
  useReadable(pointedHit);
  const target = pointedHit.get();
  const hit = target === undefined ? undefined : hits.find((one) => one.target === target);
  return hit === undefined ? null : <TipAt at={hit.at} text={(hit.tip ?? hit.label)()} />;
}

export interface TipAtProps {
  readonly at: MapHit['at'];
  readonly text: string;
  readonly warn?: boolean;
}

/** A text beside a place on the map, always inside the map. */
export function TipAt({ at: { x, y, w, h }, text, warn = false }: TipAtProps): JSX.Element {
  const { width, height } = sheetOf(useScene().layout);
  const middle = (x + w / 2) / width;
  const isLow = y + h / 2 > height / 2;
  const side = isLow ? { bottom: `${100 - (100 * y) / height}%` } : { top: `${(100 * (y + h)) / height}%` };
  return (
    <p
      class="am-tip"
      data-warn={warn ? '' : undefined}
      style={{ ...side, left: `${100 * middle}%`, '--back': `${-100 * middle}%` }}
      aria-hidden="true"
    >
      {text}
    </p>
  );
}
