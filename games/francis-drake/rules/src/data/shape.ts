import {
  anything,
  boolean,
  integer,
  listOf,
  object,
  oneOf,
  only,
  optional,
  type Result,
  readChecked,
  type Shape,
  type ShapeFault,
  table,
  tuple,
} from '@portolan/kernel';
import { COMMODITIES, LOCATIONS, TREASURES } from '../ids.ts';
import { CHECKS } from './checks.ts';
import { type Components, PROVISIONS } from './components.ts';
import { DESTINATION_LIST } from './destinationShapes.ts';
import { LOCATION_TABLE } from './locationShapes.ts';
import { COUNT, FEW, ID, SOME } from './parts.ts';

/** Reads a file of components, ours or an owner's: its shape first, then whether its values fit each other. */
export function readComponents(input: unknown): Result<Components, ShapeFault> {
  return readChecked(FILE, CHECKS, input);
}

const CONSTANTS = object({
  startVp: COUNT,
  investorCost: COUNT,
  lastPlayerGunsVoyage1: FEW,
  // The street takes no more: one disc on each Location and a second one on Drake. [FD-PROV-08]
  playerDiscs: integer(1, LOCATIONS.length + 1),
  missionNumbers: tuple(only(1), only(2), only(3), only(4)),
  maxRange: only(4),
  attackLimit: only(2),
  heroBonus: tuple(COUNT, COUNT),
  // No kind at all scores nothing. [FD-SCORE-02]
  typeBonus: tuple(only(0), COUNT, COUNT, COUNT),
  setValues: object({ 1: COUNT, 2: COUNT, 3: COUNT, 4: COUNT }),
  treasureValues: fields(TREASURES, COUNT),
  admiralPerGold: COUNT,
  governorPerSilver: COUNT,
  dieFaces: integer(2, 20),
});

const THREE_CIRCLES = listOf(SOME, 3);
const AMOUNTS = object({
  crewA: THREE_CIRCLES,
  crewB: THREE_CIRCLES,
  gunsA: THREE_CIRCLES,
  gunsB: THREE_CIRCLES,
  suppliesA: THREE_CIRCLES,
  suppliesB: THREE_CIRCLES,
  trade: listOf(SOME, 2),
});

const FILE = object({
  game: optional(only('Francis Drake')),
  dataVersion: optional(only(1)),
  notice: optional(anything()),
  players: object({ min: only(3), max: only(5) }),
  voyages: only(3),
  constants: CONSTANTS,
  stock: fields([...PROVISIONS, ...TREASURES, ...COMMODITIES, 'pinnace'], COUNT),
  street: listOf(oneOf(LOCATIONS), LOCATIONS.length),
  locations: LOCATION_TABLE,
  amounts: object({ 3: AMOUNTS, 4: AMOUNTS, 5: AMOUNTS }),
  tavern: table(/^[1-9]\d?$/, object({ crew: FEW, ghost: boolean() })),
  destinations: DESTINATION_LIST,
  galleonCounters: listOf(object({ id: ID, guns: FEW, vp: COUNT }), 3),
  frigateCounters: listOf(FEW, 3),
  troopCounters: listOf(FEW, 4),
  // Remarks for people. The bounds that count are ours, see bounds.ts.
  forcedBounds: optional(anything()),
  provenance: optional(anything()),
});

function fields(names: readonly string[], shape: Shape): Shape {
  return object(Object.fromEntries(names.map((name) => [name, shape])));
}
