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
  type Shape,
  type ShapeFault,
  table,
} from '@portolan/kernel';
import {
  BONUSES,
  DISCOVERIES,
  GROUPS,
  INCREASES,
  KEPT,
  LANDS,
  NATIONS,
  SHIPS,
  TERRAINS,
  TOKEN_KINDS,
  WORLDS,
} from '../ids.ts';
import { CHECKS } from './checks.ts';
import { CAPABILITIES, type Components } from './components.ts';
import { COUNT, NAME, SOME, WORD } from './parts.ts';

/** Reads a file of components, ours or an owner's: its shape first, then whether its values fit each other. */
export function readComponents(input: unknown): Result<Components, ShapeFault> {
  return readChecked(FILE, CHECKS, input);
}

const ERAS = 6;
const PAIR = listOf(oneOf(LANDS), 2);

function byPlayers(item: Shape): Shape {
  return object({ 1: item, 2: item, 3: item, 4: item });
}

const FIGURES = object({ 1: listOf(COUNT, SHIPS), 2: listOf(COUNT, SHIPS), 3: listOf(COUNT, SHIPS) });

const SOLO = object({
  planckStartGold: COUNT,
  worldsClockwise: listOf(oneOf(WORLDS), WORLDS.length),
  basicLoad: object({ captain: only(1), settler: integer(0, 3) }),
  extraSettlers: object({ 3: FIGURES, 4: FIGURES }),
  recoverMaxRevenue: COUNT,
  cityPointsPerWorld: list(COUNT, { min: 1, max: 8 }),
  retained: object({ default: COUNT, spain: object({ turnOrder: COUNT }), portugal: object({ spyglass: COUNT }) }),
  grades: list(object({ from: SOME, name: NAME }), { min: 1, max: 20 }),
});

const COST = object({
  crew: only(1),
  recoveredSettler: only(1),
  town: SOME,
  city: SOME,
  townToCity: SOME,
  benefitStartByEra: listOf(COUNT, ERAS),
  benefitStep: COUNT,
  benefitMax: COUNT,
});

const SCORING = object({
  settler: COUNT,
  town: COUNT,
  city: COUNT,
  cathedralFactor: SOME,
  goldPerPoint: SOME,
  militaryBaseMax: COUNT,
  maxBenefitsPerGroup: SOME,
  table: list(list(COUNT, { min: 1, max: 20 }), { min: 1, max: 8 }),
});

const BONUS = list(object({ kind: oneOf(BONUSES), gold: optional(SOME) }), { min: 7, max: 40 });

const FILE = object({
  game: optional(only('Niña & Pinta')),
  dataVersion: optional(only(1)),
  notice: optional(anything()),
  players: object({ min: only(1), max: only(4) }),
  eras: only(ERAS),
  worlds: listOf(object({ id: oneOf(WORLDS), name: NAME, ship: anything() }), WORLDS.length),
  lands: listOf(object({ id: oneOf(LANDS), name: NAME }), LANDS.length),
  firstLand: oneOf(LANDS),
  edges: list(PAIR, { min: LANDS.length - 1, max: 18 }),
  notAdjacent: list(PAIR, { min: 0, max: 21 }),
  terrains: listOf(
    object({ id: oneOf(TERRAINS), capacity: byPlayers(integer(0, 9)), settlerRevenue: integer(0, 9) }),
    TERRAINS.length,
  ),
  growBonus: integer(0, 9),
  buildingRevenue: object({ town: integer(0, 9), city: integer(0, 9) }),
  increase: object(
    Object.fromEntries(INCREASES.map((id) => [id, object({ terrain: oneOf(TERRAINS), gold: integer(1, 9) })])),
  ),
  miningPerSettler: only(1),
  strongholdGoldLimit: integer(0, 9),
  shipsPerHarbourLand: integer(1, 9),
  tilesDealtPerLand: only(WORLDS.length),
  tiles: listOf(
    object({
      land: oneOf(LANDS),
      terrain: oneOf(TERRAINS),
      discovery: oneOf([...DISCOVERIES, null]),
      gold: optional(integer(1, 20)),
    }),
    35,
  ),
  tokens: listOf(object({ world: oneOf(WORLDS), kind: oneOf(TOKEN_KINDS), gold: integer(1, 3) }), ERAS),
  benefitsPerEra: byPlayers(integer(1, 7)),
  bonusKept: listOf(oneOf(KEPT), KEPT.length),
  bonusByEra: object(Object.fromEntries(Array.from({ length: ERAS }, (_, era) => [era + 1, BONUS]))),
  progress: list(object({ group: oneOf(GROUPS), type: WORD, copies: integer(1, 20) }), { min: 9, max: 60 }),
  display: object({
    fromBluntEnd: list(oneOf(['bonus', 'progress']), { min: 2, max: 14 }),
    repeat: integer(1, 7),
    fill: anything(),
  }),
  cost: COST,
  warMarkersByEra: listOf(integer(0, WORLDS.length), ERAS),
  startGold: COUNT,
  nations: listOf(
    object({ id: oneOf(NATIONS), crewSide: integer(3, 4), capability: oneOf(CAPABILITIES) }),
    NATIONS.length,
  ),
  playerPieces: object({
    ships: only(SHIPS),
    captains: only(SHIPS),
    settlers: SOME,
    towns: SOME,
    turnOrderMarkers: only(1),
    screens: anything(),
  }),
  sharedPieces: object({
    cityDiscs: listOf(oneOf(LANDS), LANDS.length),
    groupMarkers: listOf(oneOf(GROUPS), 3),
    warMarkers: only(WORLDS.length),
    benefitCostMarkers: only(1),
    goldBank: only(null),
  }),
  limits: object({
    citiesPerWorld: integer(1, LANDS.length),
    captainsPerWorldAndPlayer: only(1),
    captainsPerLand: only(1),
    townOrCityPerLandAndPlayer: only(1),
  }),
  scoring: SCORING,
  solo: SOLO,
  provenance: optional(table(/^\w+$/, anything())),
});
