import { faultMaker, SHAPE_PROBLEMS } from '@portolan/kernel';

/** The problems that only this game's checks report, in English; its user interface makes a catalogue of them. */
export const PROBLEMS = {
  word: 'must be letters and digits beginning with a lower-case letter, not {found}',
  name: 'must be a name of 2 to 40 characters, not {found}',
  goldMisplaced: 'does not belong on a counter of the kind {kind}',
  noDiscovery: 'does not belong on a tile without a discovery',
  wrongDiscovery: 'does not belong on a tile with {discovery}',
  missingType: 'must include one of the type {type}',
  unknownType: 'is not a type of {group}',
  tooManyShown: 'is too many',
  displaySpaces: 'must have {count} spaces for {kind}, not {found}',
  missingCapability: 'must include one with the capability {capability}',
  mustBe: 'must be {wanted}',
  scoreRows: 'must have {count} rows',
  scoreEntries: 'must have {count} entries',
  risingGrades: 'must rise',
  landsInARow: 'must have isthmus, rockies and appalachia in this order, one after the other',
  selfEdge: 'joins {land} to itself',
  repeatedEdge: 'joins {one} and {other} a second time',
  notAdjacent: 'joins {one} and {other}, which are not adjacent',
  missingEdge: 'must join {one} and {other}',
  unreachable: 'must connect {land} with caribbean',
  tilesPerLand: 'must be {count} for {land}, not {found}',
  missingTile: 'must have {land} with {terrain}',
  fourTerrains: 'must name four different terrains',
  missingBuildToken: 'must have a build token for {world}',
  secondSeatNation: 'gives {nation} to a second seat',
  planckNation: 'gives Planck {nation}, which seat 1 plays',
} as const;

export const fault = faultMaker({ ...SHAPE_PROBLEMS, ...PROBLEMS });
