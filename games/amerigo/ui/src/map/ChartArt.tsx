import type { MapLayout } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { drawingOf, type MapDrawing } from './drawMap.ts';
import { PENS } from './drawScenery.ts';
import { FrameArt } from './FrameArt.tsx';
import { EDGE, SQUARE, sheetOf } from './geometry.ts';
import { RoseArt } from './RoseArt.tsx';
import './chartArt.css';

/** The drawn map, without anything that can change during a game. */
export function ChartArt({ layout }: { readonly layout: MapLayout }): JSX.Element {
  const drawing = drawingOf(layout);
  const { width, height } = sheetOf(layout);
  return (
    <svg class="am-chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="am-deep" x={EDGE} y={EDGE} width={layout.width * SQUARE} height={layout.height * SQUARE} />
      <Waters drawing={drawing} />
      {drawing.rose !== undefined && <RoseArt {...drawing.rose} rays={Math.hypot(width, height)} />}
      <Land drawing={drawing} />
      <FrameArt layout={layout} />
      <Printed drawing={drawing} />
    </svg>
  );
}

/** Shallows as bands around the coast, each with a ripple line at its rim. */
function Waters({ drawing: { coasts, scenery, printed } }: { readonly drawing: MapDrawing }): JSX.Element {
  const coast = coasts.join('');
  return (
    <>
      {[3, 2, 1].map((band) => (
        <g key={band} data-band={band}>
          <path class="am-ripple" d={coast} />
          <path class="am-shallow" d={coast} />
        </g>
      ))}
      <path class="am-sea-grid" d={printed.seaGrid} />
      {PENS.slice(0, 3).map((pen) => (
        <path key={pen} class={`am-${pen}`} d={scenery[pen]} />
      ))}
    </>
  );
}

function Land({ drawing }: { readonly drawing: MapDrawing }): JSX.Element {
  const { coasts, meadows, richMeadows, scenery, printed } = drawing;
  return (
    <>
      <path class="am-coast" d={coasts.join('')} />
      <path class="am-meadow" d={meadows} />
      <path class="am-meadow am-meadow-rich" d={richMeadows} />
      <path class="am-land-grid" d={printed.landGrid} />
      {PENS.slice(3).map((pen) => (
        <path key={pen} class={`am-${pen}`} d={scenery[pen]} />
      ))}
    </>
  );
}

function Printed({ drawing: { printed } }: { readonly drawing: MapDrawing }): JSX.Element {
  return (
    <>
      <path class="am-pier" d={printed.piers} />
      <path class="am-planks" d={printed.planks} />
      <path class="am-buoy" d={printed.buoys} />
      <path class="am-anchor" d={printed.anchors} />
      <path class="am-ring" d={printed.rings} />
    </>
  );
}
