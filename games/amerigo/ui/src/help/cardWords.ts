import { type Box, COLOURS } from '@portolan/amerigo';
import { squareFigures, villageFigures } from '../tilePrices.ts';
import { t } from './messages/cards.ts';

/** What a card says at any time: what the thing is and does, and the rules behind it. */
export interface FixedWords {
  readonly what: string;
  readonly rules: readonly string[];
}

/** With a heading. */
export interface ThingWords extends FixedWords {
  readonly title: string;
}

type Key = Extract<keyof typeof t.messages.english, `${string}What`>;
/** The texts with numbers of the components. */
type Numbered = 'cubeWhat' | 'productionOfWhat' | 'villageWhat' | 'landscapeWhat';
/** The key of the text, and rule ids. */
type Words<K extends Key = Exclude<Key, Numbered>> = readonly [what: K, ...rules: string[]];
type TokenKind = Box['components']['progressTokens'][number]['kind'];

const TOKEN_WORDS: Readonly<Record<TokenKind, Words>> = {
  actionPoints: ['token.actionPointsWhat', 'AM-TOKENS-05', 'AM-TOKENS-06', 'AM-TOKENS-07'],
  shipPoints: ['token.shipPointsWhat', 'AM-TOKENS-08', 'AM-TOKENS-09'],
  pirateThreat: ['token.pirateThreatWhat', 'AM-TOKENS-10'],
  pirateDamage: ['token.pirateDamageWhat', 'AM-TOKENS-11'],
  pirateReward: ['token.pirateRewardWhat', 'AM-TOKENS-12'],
  twoNeutrals: ['token.twoNeutralsWhat', 'AM-TOKENS-13'],
  redGreen: ['token.redGreenWhat', 'AM-TOKENS-14', 'AM-TOKENS-15'],
  gold: ['token.goldWhat', 'AM-TOKENS-17', 'AM-GOLD-06'],
  postGold: ['token.postGoldWhat', 'AM-TOKENS-18'],
  betterGold: ['token.betterGoldWhat', 'AM-TOKENS-19'],
  orderJump: ['token.orderJumpWhat', 'AM-TOKENS-20', 'AM-TOKENS-21', 'AM-TOKENS-22'],
  cubePoints: ['token.cubePointsWhat', 'AM-TOKENS-23'],
  endPosts: ['token.endPostsWhat', 'AM-TOKENS-24'],
  endPoints: ['token.endPointsWhat', 'AM-TOKENS-25'],
  endGold: ['token.endGoldWhat', 'AM-TOKENS-26'],
};

/** By the id of an `act` card. */
const ACTIONS = {
  blue: ['blueWhat', 'AM-BLUE-03', 'AM-BLUE-12', 'AM-BLUE-01'],
  black: ['blackWhat', 'AM-BLACK-01', 'AM-BLACK-02', 'AM-GOLD-03'],
  red: ['redWhat', 'AM-RED-01', 'AM-RED-02', 'AM-RED-03', 'AM-RED-04'],
  brown: ['brownWhat', 'AM-BROWN-01', 'AM-BROWN-02', 'AM-GOLD-03'],
  green: ['greenWhat', 'AM-GREEN-01', 'AM-GREEN-07', 'AM-GREEN-13', 'AM-GREEN-16'],
  yellow: ['yellowWhat', 'AM-YELLOW-01', 'AM-YELLOW-02', 'AM-END-06'],
  white: ['whiteWhat', 'AM-WHITE-01', 'AM-WHITE-02', 'AM-WHITE-03', 'AM-GOLD-03'],
  special: ['specialWhat', 'AM-WHITE-05', 'AM-WHITE-06', 'AM-WHITE-07'],
  jump: ['jumpWhat', 'AM-TOKENS-20', 'AM-TOKENS-21', 'AM-TOKENS-22'],
  gold: ['takeGoldWhat', 'AM-GOLD-01', 'AM-GOLD-11', 'AM-TOKENS-19'],
  points: ['takePointsWhat', 'AM-TOKENS-23'],
} as const satisfies Readonly<Record<string, Words>>;

export type ActionId = keyof typeof ACTIONS;
const ACTION_IDS = Object.keys(ACTIONS) as readonly ActionId[];

const WORDS = {
  island: ['islandWhat', 'AM-SETUP-08', 'AM-SETUP-10', 'AM-BLUE-17', 'AM-GREEN-17', 'AM-GREEN-19', 'AM-GREEN-20'],
  openWater: ['openWaterWhat', 'AM-BLUE-04', 'AM-BLUE-07', 'AM-BLUE-08'],
  harbour: ['harbourWhat', 'AM-BLUE-12', 'AM-BLUE-13', 'AM-BLUE-15', 'AM-BLUE-16'],
  frame: ['frameWhat', 'AM-BLUE-01', 'AM-BLUE-05', 'AM-BLUE-06', 'AM-BLUE-07'],
  postSpace: ['postSpaceWhat', 'AM-BLUE-12', 'AM-BLUE-13', 'AM-GREEN-06'],
  land: ['landWhat', 'AM-GREEN-01', 'AM-GREEN-03', 'AM-GREEN-07'],
  ship: ['shipWhat', 'AM-BLUE-03', 'AM-BLUE-10', 'AM-BLUE-15'],
  post: ['postWhat', 'AM-BLUE-18', 'AM-GREEN-19', 'AM-GREEN-20', 'AM-LIMITS-03'],
  laid: ['laidWhat', 'AM-GREEN-09', 'AM-GREEN-10', 'AM-GREEN-16', 'AM-LIMITS-03'],
  crate: ['crateWhat', 'AM-GREEN-13', 'AM-END-06'],
  chest: ['chestWhat', 'AM-SETUP-11', 'AM-GREEN-17', 'AM-GOLD-05'],
  storage: ['storageWhat', 'AM-TOWER-04', 'AM-TOWER-07', 'AM-ROUND-13'],
  tower: ['towerWhat', 'AM-TOWER-05', 'AM-TOWER-06', 'AM-TOWER-12', 'AM-TOWER-13', 'AM-HIDDEN-03'],
  cube: ['cubeWhat', 'AM-TOWER-01', 'AM-ROUND-04', 'AM-ROUND-05', 'AM-ROUND-07'],
  progressTrack: ['progressTrackWhat', 'AM-BROWN-01', 'AM-BROWN-02', 'AM-END-07'],
  orderTrack: ['orderTrackWhat', 'AM-ROUND-08', 'AM-WHITE-03', 'AM-WHITE-05', 'AM-END-08'],
  progressSpace: ['progressSpaceWhat', 'AM-BROWN-01', 'AM-BROWN-02', 'AM-END-07'],
  orderSpace: ['orderSpaceWhat', 'AM-WHITE-02', 'AM-WHITE-03', 'AM-WHITE-05', 'AM-END-08'],
  displayLeft: ['displayLeftWhat', 'AM-BROWN-03', 'AM-NEXT-04', 'AM-NEXT-05'],
  displayRight: ['displayRightWhat', 'AM-BROWN-03', 'AM-NEXT-04'],
  emptySpace: ['emptyWhat', 'AM-BROWN-08', 'AM-YELLOW-05', 'AM-NEXT-06'],
  production: ['productionWhat', 'AM-YELLOW-01', 'AM-YELLOW-03', 'AM-END-06'],
  village: ['villageWhat', 'AM-RED-02', 'AM-RED-05', 'AM-GREEN-02', 'AM-GREEN-16'],
  landscape: ['landscapeWhat', 'AM-RED-03', 'AM-RED-04', 'AM-RED-08', 'AM-GREEN-09'],
  planned: ['plannedWhat', 'AM-GREEN-01', 'AM-GREEN-02', 'AM-RED-07'],
  pirates: ['piratesWhat', 'AM-PIRATES-02', 'AM-PIRATES-03', 'AM-PIRATES-05', 'AM-NEXT-02'],
  time: ['timeWhat', 'AM-SETUP-15', 'AM-GREEN-19', 'AM-GREEN-22', 'AM-NEXT-07'],
  seat: ['seatWhat', 'AM-HIDDEN-04'],
  score: ['scoreWhat', 'AM-SETUP-28', 'AM-END-02', 'AM-END-09'],
  gold: ['goldWhat', 'AM-GOLD-02', 'AM-GOLD-07', 'AM-GOLD-08', 'AM-END-04'],
  cannons: ['cannonsWhat', 'AM-BLACK-02', 'AM-PIRATES-03', 'AM-PIRATES-04'],
  goods: ['goodsWhat', 'AM-GREEN-13', 'AM-END-06'],
  productionOf: ['productionOfWhat', 'AM-YELLOW-03', 'AM-YELLOW-04', 'AM-END-06'],
  tokens: ['tokensWhat', 'AM-TOKENS-01', 'AM-TOKENS-02', 'AM-TOKENS-03'],
  chests: ['chestsWhat', 'AM-GOLD-05', 'AM-GOLD-06', 'AM-END-03'],
  ships: ['shipsWhat', 'AM-SETUP-19', 'AM-BLUE-01', 'AM-BLUE-02'],
  postsLeft: ['postsLeftWhat', 'AM-SETUP-19', 'AM-LIMITS-01'],
  round: ['roundWhat', 'AM-ROUND-01', 'AM-ROUND-02', 'AM-ROUND-14', 'AM-END-09'],
  help: ['helpWhat'],
} as const satisfies Readonly<Record<string, Words<Key>>>;

export type WordsId = keyof typeof WORDS;

export function fixedWords(box: Box, id: WordsId): FixedWords {
  const { components } = box;
  const [what, ...rules]: Words<Key> = WORDS[id];
  switch (what) {
    case 'cubeWhat':
      return { what: t(what, { cubes: components.cubesPerColour }), rules };
    case 'productionOfWhat':
      return { what: t(what, { printed: components.printedProduction }), rules };
    case 'villageWhat':
      return { what: t(what, villageFigures(box)), rules };
    case 'landscapeWhat':
      return { what: t(what, squareFigures(box)), rules };
    default:
      return { what: t(what), rules };
  }
}

export function actionWords(id: ActionId): FixedWords {
  return read(ACTIONS[id]);
}

export function tokenFixedWords(kind: TokenKind): FixedWords {
  return read(TOKEN_WORDS[kind]);
}

export function asAction(id: string): ActionId | undefined {
  return ACTION_IDS.find((one) => one === id);
}

export function asColour(id: string): (typeof COLOURS)[number] | undefined {
  return COLOURS.find((one) => one === id);
}

function read([what, ...rules]: Words): FixedWords {
  return { what: t(what), rules };
}
