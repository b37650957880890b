import type { ShapeFault } from '@portolan/kernel';
import { MOST_KINDS, type TokenKind } from '../ids.ts';
import { type Components, PLAYER_COUNTS } from './components.ts';
import { fault } from './problems.ts';

/** Kinds of token that need a number; the others have none. */
const COUNTED: readonly TokenKind[] = [
  'actionPoints',
  'shipPoints',
  'pirateThreat',
  'pirateReward',
  'gold',
  'postGold',
  'betterGold',
  'endPosts',
  'endPoints',
];

/** Points lie on the track and rise; the order track begins with its only white space. [AM-WHITE-06] */
export function* trackFaults({ tracks }: Components): Generator<ShapeFault> {
  const colours = tracks.order.colours.split(' ');
  if (colours.indexOf('white') !== 0 || colours.lastIndexOf('white') !== 0) {
    yield fault('/tracks/order/colours', 'oneWhite');
  }
  yield* pointFaults('/tracks/progress/points', tracks.progress.points, tracks.progress.last);
  yield* pointFaults('/tracks/order/points', tracks.order.points, colours.length - 1);
}

function* pointFaults(path: string, points: Readonly<Record<string, number>>, last: number): Generator<ShapeFault> {
  let before = 0;
  for (const [space, worth] of Object.entries(points)) {
    if (Number(space) > last) yield fault(`${path}/${space}`, 'beyondTrack', { last });
    if (worth <= before) yield fault(`${path}/${space}`, 'risingPoints', { before });
    before = worth;
  }
}

/** Tokens for exactly five displays, each with an id of its own and the fields of its kind. [AM-NEXT-08] */
export function* tokenFaults({ progressTokens, progressDisplay, rounds }: Components): Generator<ShapeFault> {
  const due = progressDisplay.left * rounds + progressDisplay.right;
  if (progressTokens.length !== due) {
    yield fault('/progressTokens', 'tokensShown', { count: due });
  }
  for (const [at, { id, kind, colours, amount }] of progressTokens.entries()) {
    const path = `/progressTokens/${at}`;
    if (progressTokens.findIndex((one) => one.id === id) < at) {
      yield fault(`${path}/id`, 'repeated', { id });
    }
    if ((amount !== undefined) !== COUNTED.includes(kind)) {
      yield missingOrMisplaced(`${path}/amount`, amount, kind);
    }
    if ((colours !== undefined) !== (kind === 'actionPoints')) {
      yield missingOrMisplaced(`${path}/colours`, colours, kind);
    }
  }
}

function missingOrMisplaced(path: string, value: unknown, kind: TokenKind): ShapeFault {
  return value === undefined ? fault(path, 'missing') : fault(path, 'noPlaceIn', { kind });
}

/** Production tokens of not too many kinds, and for exactly five displays. [AM-NEXT-08] */
export function* productionFaults({ productionTokens, productionSpaces, rounds }: Components): Generator<ShapeFault> {
  const kinds = new Set(productionTokens.map(({ good, cost }) => `${good} ${cost}`)).size;
  if (kinds > MOST_KINDS) {
    yield fault('/productionTokens', 'productionKinds', { max: MOST_KINDS, found: kinds });
  }
  for (const players of PLAYER_COUNTS) {
    const found = productionTokens.reduce((sum, one) => sum + (one.players <= players ? one.count : 0), 0);
    const due = productionSpaces[players] * rounds;
    if (found !== due) {
      yield fault(`/productionSpaces/${players}`, 'productionTokens', { needed: due, found });
    }
  }
}

/** Chances of 0 to 1, ranges in order, and a chest for each big island. */
export function* chanceFaults({ tower, mapLimits, chests }: Components): Generator<ShapeFault> {
  for (const [name, [part, whole]] of Object.entries(tower)) {
    if (part > whole) yield fault(`/tower/${name}`, 'chanceAboveOne', { part, whole });
  }
  for (const players of PLAYER_COUNTS) {
    const [least, most] = mapLimits.bigIslands[players];
    const path = `/mapLimits/bigIslands/${players}`;
    if (least > most) yield fault(path, 'rangeOrder', { least, most });
    // [AM-SETUP-11]
    if (most > chests.count) yield fault(path, 'moreThanChests', { max: chests.count });
  }
}
