import type { Box, MapLayout } from '@portolan/amerigo';
import { frameSpot } from './frameSpot.ts';
import { islandName } from './map/islandName.ts';
import { t } from './messages/places.ts';

/** Clockwise from the east, as angles grow on a map whose rows count downwards. */
const COMPASS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;
type Bearing = (typeof COMPASS)[number];

/** Where a ship lies, as players see it: at a side of the frame, in a harbour, or off the nearest island. */
export function placeWords({ atlas }: Pick<Box, 'atlas'>, layout: MapLayout, berth: number): string {
  if (berth < 0) return t('nowhere');
  const spot = frameSpot(atlas, berth);
  if (spot !== undefined) return t('frame', { side: spot.side });
  const harbour = harbourAt(layout, berth);
  if (harbour !== undefined) return t('harbour', harbour);
  const island = nearestIsland(layout, berth);
  return t('offshore', { island: islandName(layout, island), side: bearingFrom(layout, island, berth) });
}

/** `Northwest harbour`, to tell the harbours of an island apart. */
export function harbourSide(layout: MapLayout, berth: number): string {
  return t('harbourSide', { side: harbourAt(layout, berth)?.side ?? 'other' });
}

/** The island that a harbour belongs to, and the side of it; undefined elsewhere. */
function harbourAt(
  layout: MapLayout,
  berth: number,
): { readonly island: string; readonly side: Exclude<Bearing, 'NE'> | 'other' } | undefined {
  const [post] = layout.harbours.get(berth) ?? [];
  if (post === undefined) return undefined;
  const island = layout.islandOf[post] ?? 0;
  return { island: islandName(layout, island), side: bearingFrom(layout, island, berth) };
}

interface Spot {
  readonly row: number;
  readonly col: number;
}

function spotOf({ stride }: MapLayout, space: number): Spot {
  return { row: Math.floor(space / stride), col: space % stride };
}

/** Northeast is the last branch of the messages. */
function bearingFrom(layout: MapLayout, island: number, berth: number): Exclude<Bearing, 'NE'> | 'other' {
  const squares = squaresOf(layout, island);
  const { row, col } = spotOf(layout, berth);
  const [down, right] = [row - mean(squares.map((one) => one.row)), col - mean(squares.map((one) => one.col))];
  const eighth = Math.round(Math.atan2(down, right) / (Math.PI / 4)) + COMPASS.length;
  const bearing = COMPASS[eighth % COMPASS.length] ?? 'NE';
  return bearing === 'NE' ? 'other' : bearing;
}

function nearestIsland(layout: MapLayout, berth: number): number {
  const from = spotOf(layout, berth);
  const away = layout.sizes.map((_, island) =>
    Math.min(...squaresOf(layout, island).map(({ row, col }) => Math.abs(row - from.row) + Math.abs(col - from.col))),
  );
  return away.indexOf(Math.min(...away));
}

function squaresOf(layout: MapLayout, island: number): readonly Spot[] {
  const squares: Spot[] = [];
  for (const [space, one] of layout.islandOf.entries()) if (one === island) squares.push(spotOf(layout, space));
  return squares;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
