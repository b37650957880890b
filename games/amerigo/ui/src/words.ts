import { type Box, COLOURS, type Components, GOODS } from '@portolan/amerigo';
import { counted, listWords } from '@portolan/client';

type TokenData = Components['progressTokens'][number];

/** What the action of each colour is called. */
const ACTIONS: Readonly<Record<(typeof COLOURS)[number], string>> = {
  blue: 'move ships',
  black: 'load cannons',
  red: 'plan',
  brown: 'progress',
  green: 'build',
  yellow: 'buy production',
  white: 'advance',
};

export function colourName(colour: number): string {
  return COLOURS[colour] ?? 'an unknown colour';
}

/** `move ships (blue)`. */
export function actionName(colour: number): string {
  const id = COLOURS[colour];
  return id === undefined ? 'an unknown action' : `${ACTIONS[id]} (${id})`;
}

export function goodName(good: number): string {
  return GOODS[good] ?? 'something unknown';
}

const SIDES = ['top', 'right', 'bottom', 'left'];
const SIDE_LETTERS = ['T', 'R', 'B', 'L'];

/** `7,12` for row and column as on the printed map, `frame T0` for a frame space. */
export function placeName({ atlas }: Box, berth: number): string {
  const { stride } = atlas;
  if (berth < 0) return 'nowhere';
  const frame = berth - stride * stride;
  if (frame < 0) return `${Math.floor(berth / stride)},${berth % stride}`;
  const side = Math.floor(frame / 4);
  return `the ${SIDES[side] ?? 'outer'} frame (${SIDE_LETTERS[side] ?? '?'}${frame % 4})`;
}

/** Shapes that we ship by other names than their ids. */
const SHAPES: Readonly<Record<string, string>> = { line3: 'line of 3', line4: 'line of 4', u: 'U' };

/** `village corner`, `landscape line of 3`. */
export function pieceName({ pieces, components }: Box, piece: number): string {
  const isNeutral = piece < pieces.neutrals;
  const tile = isNeutral ? components.neutralTiles[piece] : components.villageTiles[piece - pieces.neutrals];
  if (tile === undefined) return 'an unknown tile';
  return `${isNeutral ? 'landscape' : 'village'} ${SHAPES[tile.id] ?? tile.id}`;
}

/** `cotton for 3`. */
export function productionName({ production }: Box, kind: number): string {
  const found = production[kind];
  return found === undefined ? 'an unknown token' : `${goodName(found.good)} for ${found.cost}`;
}

/** What a progress token does, in a few words. */
export function tokenWords({ components }: Box, token: number): string {
  const data = components.progressTokens[token];
  return data === undefined ? 'an unknown token' : wordsFor(data, data.amount ?? 0);
}

function wordsFor(token: TokenData, amount: number): string {
  switch (token.kind) {
    case 'actionPoints':
      return `${amount} more to ${listWords((token.colours ?? []).map((id) => ACTIONS[id]))}`;
    case 'shipPoints':
      return `once ${amount} more steps for each ship`;
    case 'pirateThreat':
      return `pirates ${amount} stronger for the others`;
    case 'pirateDamage':
      return 'half the damage from pirates';
    case 'pirateReward':
      return `${amount} gold for beating the pirates`;
    case 'twoNeutrals':
      return 'two landscape tiles in a plan';
    case 'redGreen':
      return 'red cubes as green, green as red';
    case 'gold':
      return `once ${amount} gold`;
    case 'postGold':
      return `${amount} gold for each new post`;
    case 'betterGold':
      return `1 gold for every ${amount} cubes`;
    case 'orderJump':
      return 'jump to the lead of the order track';
    case 'cubePoints':
      return 'once a point for each cube';
    case 'endPosts':
      return `in the end ${points(amount)} for each post`;
    case 'endPoints':
      return `in the end ${points(amount)}`;
    case 'endGold':
      return 'in the end a point for each gold';
  }
}

/** The tokens of a set, a bit for each. */
export function tokensIn(set: number): number[] {
  const tokens: number[] = [];
  for (let token = 0; token < 31; token++) if ((set >> token) & 1) tokens.push(token);
  return tokens;
}

export function points(count: number): string {
  return counted(count, 'point');
}

/** Amounts of several things, those that are none left out. */
export function amounts(counts: readonly number[], name: (index: number) => string): string {
  const words = counts.flatMap((count, index) => (count > 0 ? [`${count} ${name(index)}`] : []));
  return words.length === 0 ? 'none' : words.join(', ');
}
