import type { Sheet, Size, Spot } from './shapes.ts';

export const STREET_FORMS = ['wide', 'middle', 'tall'] as const;
export type StreetForm = (typeof STREET_FORMS)[number];

/** Plymouth: the street winds from the homebound docks past every Location to the outbound ones. */
export interface StreetSheet {
  readonly sheet: Sheet;
  /** Centres of the cards in order along the street. Which Location is where changes from voyage to voyage. */
  readonly places: readonly Spot[];
  readonly place: Size;
  readonly outbound: readonly Spot[];
  readonly homebound: readonly Spot[];
  readonly dock: Size;
  /** Where the names of the two rows of docks begin. */
  readonly dockNames: { readonly outbound: Spot; readonly homebound: Spot };
}

const PLACES = 18;
const DOCKS = 5;

interface Measures extends Pick<StreetSheet, 'sheet' | 'place' | 'dock' | 'dockNames'> {
  readonly columns: number;
  /** The middle of the first card. */
  readonly first: Spot;
  /** From one column and row to the next. */
  readonly pitch: Spot;
  /** The first dock of each kind, and the way to the next. */
  readonly outbound: Spot;
  readonly homebound: Spot;
  readonly berth: number;
}

const MEASURES: Readonly<Record<StreetForm, Measures>> = {
  wide: {
    sheet: { width: 1200, height: 207 },
    columns: 9,
    place: { w: 110, h: 88 },
    first: { x: 242, y: 47 },
    pitch: { x: 112.5, y: 113 },
    dock: { w: 36, h: 38 },
    homebound: { x: 20, y: 60 },
    outbound: { x: 20, y: 147 },
    berth: 36.5,
    dockNames: { homebound: { x: 6, y: 32 }, outbound: { x: 6, y: 186 } },
  },
  middle: {
    sheet: { width: 720, height: 480 },
    columns: 6,
    place: { w: 114, h: 106 },
    first: { x: 61, y: 58 },
    pitch: { x: 119.5, y: 131 },
    dock: { w: 42, h: 42 },
    homebound: { x: 30, y: 452 },
    outbound: { x: 502, y: 452 },
    berth: 47,
    dockNames: { homebound: { x: 10, y: 422 }, outbound: { x: 482, y: 422 } },
  },
  tall: {
    sheet: { width: 390, height: 540 },
    columns: 3,
    place: { w: 126, h: 71 },
    first: { x: 65, y: 39 },
    pitch: { x: 130, y: 77 },
    dock: { w: 36, h: 36 },
    homebound: { x: 219, y: 518 },
    outbound: { x: 21, y: 518 },
    berth: 37.5,
    dockNames: { homebound: { x: 202, y: 494 }, outbound: { x: 5, y: 494 } },
  },
};

export const PLYMOUTH: Readonly<Record<StreetForm, StreetSheet>> = {
  wide: layStreet(MEASURES.wide),
  middle: layStreet(MEASURES.middle),
  tall: layStreet(MEASURES.tall),
};

/** Rows run to the right and back in turn. */
function layStreet(measures: Measures): StreetSheet {
  const { sheet, place, dock, columns, first, pitch, berth, dockNames } = measures;
  const places = Array.from({ length: PLACES }, (_, at): Spot => {
    const line = Math.floor(at / columns);
    const along = at % columns;
    const column = line % 2 === 0 ? along : columns - 1 - along;
    return { x: first.x + column * pitch.x, y: first.y + line * pitch.y };
  });
  const pier = ({ x, y }: Spot): Spot[] => Array.from({ length: DOCKS }, (_, at) => ({ x: x + at * berth, y }));
  return {
    sheet,
    places,
    place,
    dock,
    outbound: pier(measures.outbound),
    homebound: pier(measures.homebound),
    dockNames,
  };
}
