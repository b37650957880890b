import {
  anything,
  boolean,
  fail,
  integer,
  list,
  object,
  oneOf,
  optional,
  type Result,
  readShape,
  type Shape,
  type ShapeFault,
  table,
} from '@portolan/kernel';
import { COMMODITIES, LOCATIONS, TILES, TREASURES } from '../ids.ts';
import { componentsFault } from './checks.ts';
import { type Components, PROVISIONS } from './components.ts';
import { DESTINATION_LIST } from './destinationShapes.ts';
import { LOCATION_TABLE } from './locationShapes.ts';
import { ID } from './texts.ts';
import { tuple } from './tuple.ts';

/** Reads a file of components, ours or an owner's: its shape first, then whether its values fit each other. */
export function readComponents(input: unknown): Result<Components, ShapeFault> {
  const read = readShape<Components>(FILE, input);
  if (!read.ok) return read;
  const fault = componentsFault(read.value);
  return fault === undefined ? read : fail(fault);
}

/** Points and pieces in the stock. */
const COUNT = integer(0, 99);
/** Guns or troops on a counter, cubes in a circle. */
const FEW = integer(0, 9);

const CONSTANTS = object({
  startVp: COUNT,
  investorCost: COUNT,
  lastPlayerGunsVoyage1: FEW,
  // The street takes no more: one disc on each Location and a second one on Drake. [FD-PROV-08]
  playerDiscs: integer(1, LOCATIONS.length + 1),
  missionNumbers: tuple(oneOf([1]), oneOf([2]), oneOf([3]), oneOf([4])),
  maxRange: oneOf([4]),
  attackLimit: oneOf([2]),
  heroBonus: tuple(COUNT, COUNT),
  // No kind at all scores nothing. [FD-SCORE-02]
  typeBonus: tuple(oneOf([0]), COUNT, COUNT, COUNT),
  setValues: object({ 1: COUNT, 2: COUNT, 3: COUNT, 4: COUNT }),
  treasureValues: fields(TREASURES, COUNT),
  admiralPerGold: COUNT,
  governorPerSilver: COUNT,
  dieFaces: integer(2, 20),
});

const AMOUNTS = object({
  ...Object.fromEntries(['crewA', 'crewB', 'gunsA', 'gunsB', 'suppliesA', 'suppliesB'].map((id) => [id, circles(3)])),
  trade: circles(2),
});

const FILE = object({
  game: optional(oneOf(['Francis Drake'])),
  dataVersion: optional(oneOf([1])),
  notice: optional(anything()),
  players: object({ min: oneOf([3]), max: oneOf([5]) }),
  voyages: oneOf([3]),
  constants: CONSTANTS,
  stock: fields([...PROVISIONS, ...TREASURES, ...COMMODITIES, 'pinnace'], COUNT),
  street: list(oneOf(LOCATIONS), exactly(TILES + 2)),
  locations: LOCATION_TABLE,
  amounts: object({ 3: AMOUNTS, 4: AMOUNTS, 5: AMOUNTS }),
  tavern: table(/^[1-9]\d?$/, object({ crew: FEW, ghost: boolean() })),
  destinations: DESTINATION_LIST,
  galleonCounters: list(object({ id: ID, guns: FEW, vp: COUNT }), exactly(3)),
  frigateCounters: list(FEW, exactly(3)),
  troopCounters: list(FEW, exactly(4)),
  // Remarks for people. The bounds that count are ours, see bounds.ts.
  forcedBounds: optional(anything()),
  provenance: optional(anything()),
});

function fields(names: readonly string[], shape: Shape): Shape {
  return object(Object.fromEntries(names.map((name) => [name, shape])));
}

function circles(count: number): Shape {
  return list(integer(1, 9), exactly(count));
}

function exactly(count: number): { readonly min: number; readonly max: number } {
  return { min: count, max: count };
}
