import type { MapLayout } from '@portolan/amerigo';
import { InTurn } from '@portolan/table-kit';
import type { JSX } from 'preact';
import type { Decor } from './Decor.tsx';
import { drawingOf, type MapDrawing } from './drawMap.ts';
import { FrameArt } from './FrameArt.tsx';
import { EDGE, SQUARE, sheetOf } from './geometry.ts';
import './mapArt.css';

export interface MapArtProps {
  readonly layout: MapLayout;
  /** What is drawn for its looks; it comes after everything that must be read. */
  readonly decor: Decor | undefined;
}

/** The drawn map, without anything that can change during a game. */
export function MapArt({ layout, decor }: MapArtProps): JSX.Element {
  const drawing = drawingOf(layout);
  const { width, height } = sheetOf(layout);
  return (
    <svg class="am-map-art" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="am-deep" x={EDGE} y={EDGE} width={layout.width * SQUARE} height={layout.height * SQUARE} />
      <Shallows coast={drawing.coasts.join('')} />
      {decor !== undefined && (
        <InTurn>
          <decor.AtSea layout={layout} />
        </InTurn>
      )}
      <Land drawing={drawing} />
      {decor !== undefined && (
        <InTurn>
          <decor.OnLand layout={layout} />
        </InTurn>
      )}
      <FrameArt layout={layout} />
      {decor !== undefined && (
        <InTurn>
          <decor.OnFrame layout={layout} />
        </InTurn>
      )}
      <Printed drawing={drawing} />
    </svg>
  );
}

/** Bands around the coast, each with a ripple line at its rim. */
function Shallows({ coast }: { readonly coast: string }): JSX.Element {
  return (
    <>
      {[3, 2, 1].map((band) => (
        <g key={band} class="am-band" data-band={band}>
          <path class="am-ripple" d={coast} />
          <path class="am-shallow" d={coast} />
        </g>
      ))}
    </>
  );
}

function Land({ drawing }: { readonly drawing: MapDrawing }): JSX.Element {
  const { coasts, meadows, richMeadows, printed } = drawing;
  return (
    <>
      <path class="am-coast" d={coasts.join('')} />
      <path class="am-meadow" d={meadows} />
      <path class="am-meadow am-meadow-rich" d={richMeadows} />
      <path class="am-land-grid" d={printed.landGrid} />
    </>
  );
}

function Printed({ drawing: { printed } }: { readonly drawing: MapDrawing }): JSX.Element {
  return (
    <>
      <path class="am-sea-grid" d={printed.seaGrid} />
      <path class="am-pier" d={printed.piers} />
      <path class="am-planks" d={printed.planks} />
      <path class="am-buoy" d={printed.buoys} />
      <path class="am-anchor" d={printed.anchors} />
      <path class="am-ring" d={printed.rings} />
    </>
  );
}
