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
    sheet: { width: 1100, height: 190 },
    columns: 9,
    place: { w: 100, h: 80 },
    first: { x: 210, y: 43 },
    pitch: { x: 104, y: 104 },
    dock: { w: 28, h: 28 },
    homebound: { x: 18, y: 60 },
    outbound: { x: 18, y: 130 },
    berth: 29,
    dockNames: { homebound: { x: 6, y: 38 }, outbound: { x: 6, y: 162 } },
  },
  middle: {
    sheet: { width: 720, height: 480 },
    columns: 6,
    place: { w: 110, h: 104 },
    first: { x: 67, y: 60 },
    pitch: { x: 117, y: 132 },
    dock: { w: 36, h: 36 },
    homebound: { x: 34, y: 448 },
    outbound: { x: 500, y: 448 },
    berth: 46,
    dockNames: { homebound: { x: 18, y: 420 }, outbound: { x: 484, y: 420 } },
  },
  tall: {
    sheet: { width: 390, height: 450 },
    columns: 3,
    place: { w: 118, h: 60 },
    first: { x: 67, y: 34 },
    pitch: { x: 128, y: 65 },
    dock: { w: 32, h: 32 },
    homebound: { x: 226, y: 431 },
    outbound: { x: 24, y: 431 },
    berth: 35,
    dockNames: { homebound: { x: 210, y: 410 }, outbound: { x: 8, y: 410 } },
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
