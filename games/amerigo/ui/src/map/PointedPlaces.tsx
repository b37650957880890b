import { inRectangle, pointed, useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { readPlace } from '../table/readPlace.ts';
import { useScene } from '../table/scene.ts';
import { rectangleOf, sheetOf } from './geometry.ts';
import './pointedPlaces.css';

/** Marks the squares and frame spaces that the guide or the log points at, above everything else on the map. */
export function PointedPlaces(): JSX.Element | null {
  const { box, layout } = useScene();
  const places = useReadable(pointed).flatMap((id) => {
    const place = id.startsWith('place:') ? readPlace(box, id.slice('place:'.length)) : undefined;
    return place === undefined ? [] : [place];
  });
  if (places.length === 0) return null;
  const sheet = sheetOf(layout);
  return (
    <div class="am-pointed">
      {places.map((place) => (
        <i key={place} style={inRectangle(sheet, rectangleOf(layout, place))} />
      ))}
    </div>
  );
}
