import { faultMaker, SHAPE_PROBLEMS } from '@portolan/kernel';

/** The problems that only this game's checks report, in English. The codes are what a page translates. */
export const PROBLEMS = {
  word: 'must be a word of letters and digits that begins with a small letter, not {found}',
  name: 'must be a name of 2 to 40 characters, not {found}',
  goldMisplaced: 'has no place in {kind}',
  noDiscovery: 'has no place with no discovery',
  wrongDiscovery: 'has no place with {discovery}',
  missingType: 'must have {type}',
  unknownType: 'is no type of {group}',
  tooManyShown: 'is too many',
  displaySpaces: 'must have {count} spaces for {kind}, not {found}',
  missingCapability: 'must have one that {capability}',
  mustBe: 'must be {wanted}',
  scoreRows: 'must have {count} rows',
  scoreEntries: 'must have {count} entries',
  risingGrades: 'must rise',
  landsInARow: 'must have isthmus, rockies, appalachia in a row',
  selfEdge: 'joins {land} to itself',
  repeatedEdge: 'joins {one} and {other} a second time',
  notAdjacent: 'joins {one} and {other}, which are not adjacent',
  missingEdge: 'must join {one} and {other}',
  unreachable: 'leave {land} apart from caribbean',
  tilesPerLand: 'must be {count} for {land}, not {found}',
  missingTile: 'must have {land} with {terrain}',
  fourTerrains: 'must be for four terrains',
  missingBuildToken: 'must have a build token for {world}',
  secondSeatNation: 'gives {nation} to a second seat',
  planckNation: 'gives Planck {nation}, which seat 1 plays',
} as const;

export const fault = faultMaker({ ...SHAPE_PROBLEMS, ...PROBLEMS });
