import type { Mark, Picture, Tint } from '@portolan/client';
import { type Box, type LANDS, type View, WORLDS } from '@portolan/nina-pinta';
import { crowdAt } from './lands.ts';
import { t } from './messages/table.ts';
import { factWords, groupName, landName, type PlaceView, terrainName, worldName } from './words.ts';

/** The size of a land, the room between things that do not touch, and the bar with a world's name. */
const WIDE = 5.4;
const HIGH = 3.6;
const GAP = 0.5;
const BAR = 1.1;
const WORLD = 2 * WIDE + GAP;

/** By land: column, row and how many columns it takes. Lands are neighbours where they touch. */
const SPOTS: Readonly<Record<(typeof LANDS)[number], readonly [column: number, row: number, columns: number]>> = {
  rockies: [0, 0, 1],
  appalachia: [1, 0, 1],
  isthmus: [0, 1, 1],
  caribbean: [1, 1, 1],
  andes: [0, 2, 1],
  amazonia: [1, 2, 1],
  patagonia: [0, 3, 2],
};

/** The three worlds side by side, each land with its pieces. */
export function pictureOf(box: Box, view: View): Picture {
  return {
    width: WORLDS.length * (WORLD + GAP) + GAP,
    height: BAR + 4 * HIGH + 2 * GAP,
    marks: WORLDS.flatMap((id, world) => {
      const left = GAP + world * (WORLD + GAP);
      const lands = view.places.filter((place) => place.world === id);
      return [...worldBar(box, view, world, left), ...lands.flatMap((place) => landMarks(box, place, left))];
    }),
  };
}

function worldBar(box: Box, view: View, world: number, x: number): Mark[] {
  const { id, atWar, grown, buildable, markers } = view.worlds[world] ?? {};
  if (id === undefined) return [];
  const facts = [
    worldName(box, id),
    ...(atWar ? [t('war')] : []),
    ...(grown ? [t('grow')] : []),
    ...(buildable ? [t('build')] : []),
    ...(markers ?? []).map(groupName),
  ];
  const bar = { x, y: GAP, width: WORLD, height: BAR };
  return [
    { shape: 'box', tint: 'frame', target: id, ...bar },
    { shape: 'text', tint: 'ink', text: facts.length === 1 ? (facts[0] ?? '') : factWords(facts), ...bar },
  ];
}

const TINTS: Readonly<Record<string, Tint>> = {
  mixed: 'land',
  plains: 'plains',
  forest: 'forest',
  mountains: 'highland',
  inhospitable: 'waste',
};

function landMarks(box: Box, place: PlaceView, left: number): Mark[] {
  const { x, y, width } = spotOf(place, left);
  const tint = place.explored ? (TINTS[place.terrain ?? ''] ?? 'land') : 'water';
  const line = (text: string, at: number): Mark => ({
    shape: 'text',
    tint: 'ink',
    text,
    x,
    y: y + at,
    width,
    height: 0,
  });
  return [
    { shape: 'box', tint, x, y, width, height: HIGH, target: place.id },
    line(landName(box, place.land), 0.55),
    line(groundWords(place), 1.25),
    ...inRow(pieces(place), { x, y: y + 1.6, width, size: 0.95 }),
    ...(things(place) === '' ? [] : [line(things(place), 2.75)]),
    ...inRow(ships(place), { x: x + width - 2, y: y + 2.6, width: 2, size: 1 }),
  ];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Rockies and Appalachia do not touch; below them, lands are side by side. */
function spotOf({ land }: PlaceView, left: number): Spot {
  const [column, row, columns] = SPOTS[land];
  const width = columns === 2 ? WORLD : row === 0 ? WIDE : WORLD / 2;
  return { x: left + (column === 0 ? 0 : WORLD - width), y: GAP + BAR + row * HIGH, width };
}

function groundWords(place: PlaceView): string {
  if (!place.explored)
    return place.terrain === undefined ? '' : t('ground.secret', { terrain: terrainName(place.terrain) });
  return t('ground.open', {
    terrain: terrainName(place.terrain),
    crowd: crowdAt(place),
    capacity: place.capacity ?? 0,
  });
}

type Piece = Pick<Mark, 'shape' | 'tint'>;

/** Settlers are dots, Towns and Cities boxes, a Captain is a ring. */
function pieces(place: PlaceView): Piece[] {
  return [
    ...place.settlers.flatMap(({ seat, count }) => Array.from({ length: count }, () => piece('dot', seat))),
    ...place.towns.map((seat) => piece('box', seat)),
    ...(place.city === undefined ? [] : [piece('box', place.city), piece('box', place.city)]),
    ...(place.captain === undefined ? [] : [piece('ring', place.captain)]),
  ];
}

function ships(place: PlaceView): Piece[] {
  return place.ships.map((seat) => piece('ship', seat));
}

function piece(shape: Mark['shape'], tint: number): Piece {
  return { shape, tint };
}

function things({ stronghold, vault = 0, mine, increase, cathedral, city }: PlaceView): string {
  const held = vault > 0 ? t('strongholdHolds', { gold: vault }) : t('strongholdHere');
  return factWords([
    ...(city === undefined ? [] : [t('cityHere')]),
    ...(stronghold === undefined ? [] : [held]),
    ...(mine === undefined ? [] : [t('mine', { gold: mine })]),
    ...(increase === undefined ? [] : [t('increaseHere', { gold: increase })]),
    ...(cathedral ? [t('cathedral')] : []),
  ]);
}

interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The side of the square each piece takes, where there is room for it. */
  readonly size: number;
}

/** Lays pieces out side by side, centred in the row. */
function inRow(row: readonly Piece[], { x, y, width, size }: Row): Mark[] {
  const step = Math.min(size * 1.1, width / Math.max(1, row.length));
  const start = x + (width - row.length * step) / 2;
  return row.map((one, at) => ({ ...one, x: start + at * step, y, width: size * 0.8, height: size * 0.8 }));
}
