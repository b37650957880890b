import { isFrameSpace, type MapLayout } from '@portolan/amerigo';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { EDGE, rectangleOf, SQUARE, sheetOf } from '../../map/geometry.ts';
import { useScene } from '../../table/scene.ts';
import { contour } from '../contour.ts';

export interface AreaProps {
  readonly berths: readonly number[];
  readonly class: string;
}

/** Squares and frame spaces as one shape. */
export function Area({ berths, class: look }: AreaProps): JSX.Element {
  const { layout } = useScene();
  const path = useMemo(() => areaPath(layout, berths), [layout, berths]);
  return (
    <Overlay>
      <path class={look} d={path} />
    </Overlay>
  );
}

/** A drawing over the whole map, in the units of its sheet. */
export function Overlay({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const { width, height } = sheetOf(useScene().layout);
  return (
    <svg class="am-overlay" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  );
}

export function areaPath(layout: MapLayout, berths: readonly number[]): string {
  const { stride } = layout;
  const cells = berths
    .filter((berth) => !isFrameSpace(layout, berth))
    .map((berth) => ({ row: Math.floor(berth / stride), col: berth % stride }));
  const frame = berths
    .filter((berth) => isFrameSpace(layout, berth))
    .map((berth) => {
      const { x, y, w, h } = rectangleOf(layout, berth);
      return `M${x + 1} ${y + 1}h${w - 2}v${h - 2}h${2 - w}Z`;
    });
  return contour(cells, { size: SQUARE, x: EDGE, y: EDGE }) + frame.join('');
}
