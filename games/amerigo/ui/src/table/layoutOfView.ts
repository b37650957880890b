import { type Box, layoutOf, type MapLayout, type View } from '@portolan/amerigo';

/** The map of a view. The box caches those of a few games. */
export function layoutOfView(box: Box, { seats, map }: Pick<View, 'seats' | 'map'>): MapLayout {
  return layoutOf(box, { seats, tiles: map.tiles.map(({ tile, turns }) => tile * 4 + turns) });
}
