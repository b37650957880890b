import { assignHavens } from './havens.ts';
import { type MapForm, PROJECTIONS, project } from './projection.ts';
import type { Rectangle, Sheet, Size, Spot } from './shapes.ts';
import { type ZoneLine, type ZoneMark, type ZoneWash, zoneLines, zoneMarks, zoneWashes } from './zones.ts';

/** A Destination has its true place on the map, and nearby a card that is joined to it by a line. */
export interface DestinationSpot {
  readonly at: Spot;
  /** The middle of the card. */
  readonly label: Spot;
  /** Where the line from `at` meets the card; `at` itself where the card lies over it. */
  readonly foot: Spot;
}

export interface CaribbeanSheet {
  readonly sheet: Sheet;
  readonly card: Size;
  readonly places: Readonly<Record<string, DestinationSpot>>;
  readonly zoneLines: readonly ZoneLine[];
  readonly zoneMarks: readonly ZoneMark[];
  readonly zoneWashes: readonly ZoneWash[];
  /** Open water where charts fit; only the wide sheet has enough of it. */
  readonly charts?: { readonly pacific: Rectangle; readonly atlantic: Rectangle };
}

/** What the sheet needs to know about a Destination. */
export interface DestinationShape {
  readonly id: string;
  readonly type: string;
  readonly zone: number;
}

const CARDS: Readonly<Record<MapForm, Size>> = {
  wide: { w: 146, h: 76 },
  middle: { w: 130, h: 76 },
  tall: { w: 128, h: 78 },
};

const WATERS = { pacific: { x: 16, y: 352, w: 330, h: 132 }, atlantic: { x: 860, y: 16, w: 324, h: 84 } };

export function layCaribbean(destinations: readonly DestinationShape[], form: MapForm): CaribbeanSheet {
  const projection = PROJECTIONS[form];
  const { sheet } = projection;
  const card = CARDS[form];
  const havens = assignHavens(destinations);
  const places: Record<string, DestinationSpot> = {};
  const zoned = destinations.flatMap(({ id, zone }, index) => {
    const haven = havens[index];
    if (haven === undefined) return [];
    const at = project(projection, ...haven.at);
    const [x, y] = haven.label[form];
    places[id] = { at, label: { x, y }, foot: footOf(at, { x, y }, card) };
    return [{ ...at, zone }];
  });
  const lines = zoneLines(zoned, sheet);
  const taken: Rectangle[] = [
    ...Object.values(places).map(({ label }) => ({ x: label.x - card.w / 2, y: label.y - card.h / 2, ...card })),
    ...(form === 'wide' ? Object.values(WATERS) : []),
  ];
  return {
    sheet,
    card,
    places,
    zoneLines: lines,
    zoneWashes: zoneWashes(lines, sheet),
    zoneMarks: zoneMarks(lines, (spot, radius) => isFree(spot, radius, taken)),
    ...(form === 'wide' ? { charts: WATERS } : {}),
  };
}

/** The point of the card that is nearest to the place. */
function footOf(at: Spot, label: Spot, { w, h }: Size): Spot {
  const near = (value: number, middle: number, half: number): number =>
    Math.min(middle + half, Math.max(middle - half, value));
  return { x: near(at.x, label.x, w / 2), y: near(at.y, label.y, h / 2) };
}

function isFree({ x, y }: Spot, radius: number, taken: readonly Rectangle[]): boolean {
  return !taken.some(
    (one) => x > one.x - radius && x < one.x + one.w + radius && y > one.y - radius && y < one.y + one.h + radius,
  );
}
