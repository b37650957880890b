import { COLOURS } from '@portolan/amerigo';
import { expectTrue, type Judgement, judgeCatalogue, numberIn, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { t as map } from '../../map/messages.ts';
import { t as names_ } from '../../messages/names.ts';
import { t as sources_ } from '../../messages/sources.ts';
import { t as targets_ } from '../../messages/targets.ts';
import { t as faces_ } from '../../panels/messages/tokens.ts';
import { t as result_ } from '../../result/messages.ts';
import { type AmJudge, type AmOccasion, answerIn, box, cardIn, colourIn, goodIn } from './occasion.ts';

const { components } = box;

/** The token that a sentence is about; undefined where it could be any. */
function tokenMeant(occasion: AmOccasion): number | undefined {
  const { about, state } = occasion;
  if (about.kind === 'event' && 'token' in about.event) return about.event.token;
  const move = answerIn(occasion)?.move;
  if (move !== undefined && 'token' in move) return move.token;
  const [kind, id = ''] = cardIn(occasion);
  if (kind === 'token') return box.names.tokens.indexOf(id);
  return kind === 'display' ? state.display[Number(id)] : undefined;
}

/** The amount and the actions of a token are printed on it. What its kind does is judged where it happens. */
function token(kind: (typeof components.progressTokens)[number]['kind']): AmJudge {
  return (said, occasion) => {
    const meant = tokenMeant(occasion);
    const fits = components.progressTokens.flatMap((data, at) =>
      data.kind === kind && isSaid(said, data) ? [at] : [],
    );
    if (fits.length === 0) return `there is no such token: ${JSON.stringify(said.values)}`;
    return meant === undefined || fits.includes(meant) ? undefined : `the token is ${box.names.tokens[meant]}`;
  };
}

function isSaid(said: Sentence, { amount = 0, colours = [] }: (typeof components.progressTokens)[number]): boolean {
  const named = said.inside.map((one) => COLOURS[colourIn(one)]);
  const isAmount = said.values.amount === undefined || numberIn(said, 'amount') === amount;
  return isAmount && (named.length === 0 || named.join() === colours.join());
}

const production: AmJudge = (said) => {
  const [good, cost] = [goodIn(said), numberIn(said, 'cost')];
  return expectTrue(
    box.production.some((one) => one.good === good && one.cost === cost),
    'there is no such token',
  );
};

/** What things are called, as parts of sentences and labels. */
export const names = judgeCatalogue<AmOccasion, typeof names_.messages.english>(names_.messages, {
  colour: 'name',
  action: 'name',
  colouredAction: 'name',
  good: 'name',
  production,
  unknownToken: 'name',
  frame: 'name',
  nowhere: 'name',
  shape: 'name',
  piece: 'name',
  unknownPiece: 'name',
  amount: 'part',
  none: 'name',
  'token.actionPoints': token('actionPoints'),
  'token.shipPoints': token('shipPoints'),
  'token.pirateThreat': token('pirateThreat'),
  'token.pirateDamage': token('pirateDamage'),
  'token.pirateReward': token('pirateReward'),
  'token.twoNeutrals': token('twoNeutrals'),
  'token.redGreen': token('redGreen'),
  'token.gold': token('gold'),
  'token.postGold': token('postGold'),
  'token.betterGold': token('betterGold'),
  'token.orderJump': token('orderJump'),
  'token.cubePoints': token('cubePoints'),
  'token.endPosts': token('endPosts'),
  'token.endPoints': token('endPoints'),
  'token.endGold': token('endGold'),
});

/** The nth of something that a target names must be that of the target. */
function ofTarget(kind: string, name: string): AmJudge {
  return (said, { about }): Judgement => {
    const target = about.kind === 'drawn' ? (about.data.target ?? '') : '';
    if (!target.startsWith(`${kind}:`)) return UNDECIDED;
    return expectTrue(String(said.values[name]) === target.slice(kind.length + 1), `the target is ${target}`);
  };
}

/** Labels for what moves point at. */
export const targets = judgeCatalogue<AmOccasion, typeof targets_.messages.english>(targets_.messages, {
  special: 'name',
  jump: 'name',
  gold: 'name',
  points: 'name',
  cashChest: 'name',
  cashToken: 'name',
  ship: ofTarget('ship', 'n'),
  stay: 'name',
  return: 'name',
  boost: 'name',
  decline: 'name',
  load: 'choice',
  progress: 'choice',
  advance: 'choice',
  end: 'name',
  blue: 'name',
  black: 'name',
  red: 'name',
  brown: 'name',
  green: 'name',
  yellow: 'name',
  white: 'name',
  frameSpace: (said, { about }) => {
    const [, id = ''] = (about.kind === 'drawn' ? (about.data.target ?? '') : '').split(':');
    if (!/^[TRBL]\d$/.test(id)) return UNDECIDED;
    const side = id.charAt(0) === 'L' ? 'other' : id.charAt(0);
    return expectTrue(
      said.values.side === side && numberIn(said, 'number') === Number(id.slice(1)) + 1,
      `the target is ${id}`,
    );
  },
  square: 'choice',
  unturned: 'name',
  turned: 'choice',
});

/** Where a token's face is drawn, it is beside its label, which is judged. Its amount must be that of a token. */
const printed: AmJudge = (said, occasion) => {
  const meant = tokenMeant(occasion);
  const amounts = meant === undefined ? [...box.amounts, 2] : [components.progressTokens[meant]?.amount ?? 2];
  return expectTrue(amounts.includes(numberIn(said, 'n')), `the amount is ${amounts.join(' or ')}`);
};

/** What a progress token does, in two or three words. */
export const faces = judgeCatalogue<AmOccasion, typeof faces_.messages.english>(faces_.messages, {
  more: printed,
  times: printed,
  amount: printed,
  half: 'name',
  first: 'name',
  actionPoints: 'name',
  shipPoints: 'name',
  pirateThreat: 'name',
  pirateDamage: 'name',
  pirateReward: 'name',
  twoNeutrals: 'name',
  redGreen: 'name',
  gold: 'name',
  postGold: 'name',
  betterGold: 'name',
  orderJump: 'name',
  cubePoints: 'name',
  endPosts: 'name',
  endPoints: 'name',
  endGold: 'name',
});

export const mapWords = judgeCatalogue<AmOccasion, typeof map.messages.english>(map.messages, { map: 'name' });

/** The result is a chart of the scores; its texts are labels. */
export const result = judgeCatalogue<AmOccasion, typeof result_.messages.english>(result_.messages, {
  tie: 'rule',
  round: 'choice',
  final: 'name',
});

/** The sources of points, wherever they are named. */
export const sources = judgeCatalogue<AmOccasion, typeof sources_.messages.english>(sources_.messages, {
  discovery: 'name',
  tiles: 'name',
  completion: 'name',
  posts: 'name',
  cubes: 'name',
  excessGold: 'name',
  pirates: 'name',
  gold: 'name',
  goods: 'name',
  tokens: 'name',
  progress: 'name',
  order: 'name',
});
