import type { Box, MapLayout } from '@portolan/amerigo';
import { inBox } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { placeId } from '../table/placeId.ts';
import { boxOf, sheetOf } from './geometry.ts';

/** Where animations find each water square and frame space, and each land square. */
export function Spots({ box, layout }: { readonly box: Box; readonly layout: MapLayout }): JSX.Element {
  const { height, width, stride, frame } = layout;
  const sheet = sheetOf(layout);
  const squares = Array.from({ length: height * width }, (_, at) => Math.floor(at / width) * stride + (at % width));
  return (
    <div class="am-spots" data-spot="map:all">
      {[...squares, ...frame.berths].map((berth) => (
        <i key={berth} data-spot={`place:${placeId(box, berth)}`} style={inBox(sheet, boxOf(layout, berth))} />
      ))}
    </div>
  );
}
