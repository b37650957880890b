import {
  anything,
  integer,
  list,
  listOf,
  object,
  oneOf,
  only,
  optional,
  type Result,
  readChecked,
  type ShapeFault,
  table,
  text,
  tuple,
} from '@portolan/kernel';
import { COLOURS, GOODS, MOST_TILES, TOKEN_KINDS } from '../ids.ts';
import { CHECKS } from './checks.ts';
import type { Components } from './components.ts';
import { COUNT, ID, SOME } from './parts.ts';
import { fault } from './problems.ts';

/** Reads a file of components, ours or an owner's: its shape first, then whether its values fit each other. */
export function readComponents(input: unknown): Result<Components, ShapeFault> {
  return readChecked(FILE, CHECKS, input);
}

const LAYOUT = object({
  rows: integer(1, MOST_TILES),
  cols: integer(1, MOST_TILES),
  ring: text(/^[TRBL][0-3]( [TRBL][0-3])*$/, (path, found) => fault(path, 'frameSpaces', { found })),
});

const DRAWING_LINE = text(/^ *[.#A-Za-z1-5]+( +[.#A-Za-z1-5]+)* *$/, (path, found) =>
  fault(path, 'tileRow', { found }),
);

const TILES = list(
  object({
    id: ID,
    drawing: text(/^[.#]{1,6}(\/[.#]{1,6}){0,5}$/, (path, found) => fault(path, 'tileDrawing', { found })),
    plan: SOME,
    build: SOME,
    small: COUNT,
    big: COUNT,
    count: SOME,
  }),
  { min: 1, max: 16 },
);

const POINTS = table(/^[1-9]\d?$/, SOME);
const LEAST_AND_MOST = tuple(COUNT, COUNT);
const FRACTION = tuple(integer(0, 1000), integer(1, 1000));

const TOKEN = object({
  id: ID,
  kind: oneOf(TOKEN_KINDS),
  colours: optional(list(oneOf(COLOURS), { min: 1, max: COLOURS.length })),
  amount: optional(integer(1, 12)),
});

const FILE = object({
  game: optional(only('Amerigo')),
  dataVersion: optional(only(1)),
  notice: optional(anything()),
  players: object({ min: only(2), max: only(4) }),
  rounds: only(5),
  cubesPerColour: integer(1, 20),
  posts: SOME,
  layouts: object({ 2: LAYOUT, 3: LAYOUT, 4: LAYOUT }),
  islandTiles: list(list(DRAWING_LINE, { min: 3, max: 7 }), { min: 1, max: 16 }),
  mapLimits: object({
    bigIsland: SOME,
    bigIslands: object({ 2: LEAST_AND_MOST, 3: LEAST_AND_MOST, 4: LEAST_AND_MOST }),
    largestIsland: integer(1, 999),
    postSpaces: LEAST_AND_MOST,
    farthestAnchor: SOME,
  }),
  chests: object({ count: COUNT, gold: COUNT }),
  commodityTokens: COUNT,
  neutralTiles: TILES,
  villageTiles: TILES,
  islandScoring: object({ discovery: COUNT, completion: COUNT, posts: list(COUNT, { min: 1, max: 20 }) }),
  tracks: object({
    cannons: SOME,
    gold: SOME,
    progress: object({ last: SOME, points: POINTS }),
    order: object({
      colours: text(new RegExp(`^(${COLOURS.join('|')})( (${COLOURS.join('|')}))+$`), (path, found) =>
        fault(path, 'colourNames', { found }),
      ),
      points: POINTS,
    }),
    endGold: COUNT,
  }),
  cubesPerGold: SOME,
  pirates: object({ markers: list(COUNT, { min: 5, max: 20 }), used: only(5) }),
  timeMarkers: listOf(COUNT, 5),
  progressDisplay: object({ left: integer(1, 6), right: integer(1, 6) }),
  progressTokens: list(TOKEN, { min: 1, max: 30 }),
  productionSpaces: object({ 2: SOME, 3: SOME, 4: SOME }),
  printedProduction: COUNT,
  productionTokens: list(object({ good: oneOf(GOODS), cost: SOME, players: integer(2, 4), count: COUNT }), {
    min: 1,
    max: 100,
  }),
  tower: object({ stays: FRACTION, released: FRACTION, sticks: FRACTION }),
  provenance: optional(anything()),
});
