import type { MapLayout } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { EDGE, frameWater, SCALE, SQUARE, sheetOf } from './geometry.ts';

/** The border of the map: frame spaces between two neat lines, and a scale around them. */
export function FrameArt({ layout }: { readonly layout: MapLayout }): JSX.Element {
  const { width, height } = sheetOf(layout);
  const [right, bottom] = [width - EDGE, height - EDGE];
  const band = `M0 0H${width}V${height}H0zM${EDGE} ${EDGE}V${bottom}H${right}V${EDGE}z`;
  return (
    <>
      <path class="am-frame" d={band} />
      <path class="am-frame-corner" d={corners(width, height)} />
      {layout.frame.berths.map((berth) => (
        <path key={berth} class="am-frame-space" d={spacePath(layout, berth)} />
      ))}
      <rect class="am-scale" x={SCALE / 2} y={SCALE / 2} width={width - SCALE} height={height - SCALE} />
      <path class="am-scale-marks" d={scaleMarks(width, height)} />
      <path
        class="am-neat"
        d={`M${SCALE} ${SCALE}H${width - SCALE}V${height - SCALE}H${SCALE}zM0 0H${width}V${height}H0z`}
      />
    </>
  );
}

function corners(width: number, height: number): string {
  const side = EDGE - SCALE;
  return [SCALE, width - EDGE]
    .flatMap((x) => [SCALE, height - EDGE].map((y) => `M${x} ${y}h${side}v${side}h${-side}z`))
    .join('');
}

function spacePath(layout: MapLayout, berth: number): string {
  const { x, y, w, h } = frameWater(layout, berth);
  const gap = 0.7;
  return `M${x + gap} ${y + gap}h${w - 2 * gap}v${h - 2 * gap}h${2 * gap - w}z`;
}

/** Every other square is dark. */
function scaleMarks(width: number, height: number): string {
  const half = SCALE / 2;
  let marks = '';
  for (let at = EDGE; at < width - EDGE; at += 2 * SQUARE)
    marks += `M${at} ${half}h${SQUARE}M${at} ${height - half}h${SQUARE}`;
  for (let at = EDGE; at < height - EDGE; at += 2 * SQUARE)
    marks += `M${half} ${at}v${SQUARE}M${width - half} ${at}v${SQUARE}`;
  return marks;
}
