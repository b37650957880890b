import { type ActionOutlook, COLOURS, discoveryPoints, turnOutlook, type View } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import { type Arg, list } from '@portolan/i18n';
import { type ByKind, forQuestion, type GuideText } from '@portolan/table-kit/guide';
import { islandName } from '../map/islandName.ts';
import { squareFigures, villageFigures } from '../tilePrices.ts';
import { actionName, amounts, colourName, goodName, pieceName } from '../words.ts';
import {
  buildableTiles,
  cannonsMissing,
  freePost,
  harboursFrom,
  islandOf,
  layoutIn,
  nextToken,
  pirateStrength,
  plannedTiles,
} from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/asks.ts';

type Question = NonNullable<View['question']>;

interface Parts {
  readonly title: string;
  /** How it works, said in the first round. */
  readonly learn: string;
  /** How things stand. */
  readonly facts: string;
}

const ASKS: ByKind<GuideScene, Question, Parts> = {
  takeTurn: (scene) => ({
    title: t('takeTurn', { colour: scene.view.phase }),
    learn: t('learn.takeTurn', {
      out: amounts(scene.view.cubes.action, colourName),
      most: turnOutlook(scene.box, scene.view, scene.seat).points,
    }),
    facts: t('choices', { choices: list(choices(scene), 'or') }),
  }),
  placeShip: (scene, { ap, ship }) => ({
    title: t('placeShip', { ship: ship === 0 ? 'first' : 'other' }),
    learn: t('learn.placeShip'),
    facts: t('placeFacts', { ap, ...bigIslands(scene) }),
  }),
  chooseShip: (_, { ap }) => ({
    title: t('chooseShip'),
    learn: t('learn.chooseShip'),
    facts: t('shipFacts', { ap }),
  }),
  sailShip: (scene, { ap, ship }) => ({
    title: t('sailShip', { ship: ship === 0 ? 'first' : 'other' }),
    learn: t('learn.sailShip'),
    facts: t('sailFacts', {
      ap,
      gold: scene.me.gold,
      harbours: harboursFrom(scene, { ship, ap }).length,
    }),
  }),
  foundPost: (scene, { ship }) => ({
    title: t('foundPost'),
    learn: t('learn.foundPost'),
    facts: foundText(scene, scene.me.ships[ship] ?? 0),
  }),
  loadCannons: (scene) => ({
    title: t('loadCannons'),
    learn: t('learn.loadCannons'),
    facts: t('cannonFacts', {
      cannons: scene.me.cannons,
      strength: pirateStrength(scene),
      missing: cannonsMissing(scene),
    }),
  }),
  planTile: (scene, { ap, neutrals }) => ({
    title: t('planTile'),
    learn: t('learn.planTile', {
      ...villageFigures(scene.box),
      ...squareFigures(scene.box),
      neutrals: Math.max(1, neutrals),
    }),
    facts: t('planFacts', { ap, gold: scene.me.gold, waiting: plannedTiles(scene) }),
  }),
  moveProgress: (scene, { ap }) => ({
    title: t('moveProgress'),
    learn: t('learn.moveProgress'),
    facts: t('progressFacts', { ap, space: scene.me.progress, next: nextToken(scene) }),
  }),
  chooseToken: ({ view }) => ({
    title: t('chooseToken'),
    learn: t('learn.chooseToken'),
    facts: t('tokenFacts', { count: view.display.filter((token) => token >= 0).length }),
  }),
  chooseTile: (scene, { ap }) => ({
    title: t('chooseTile'),
    learn: t('learn.chooseTile'),
    facts: t('tileFacts', { ap, gold: scene.me.gold, waiting: plannedTiles(scene) }),
  }),
  layTile: ({ box }, { piece }) => ({
    title: t('layTile', { piece: pieceName(box, piece) }),
    learn: t('learn.layTile'),
    facts: t('layFacts', { small: box.pieces.small[piece] ?? 0, big: box.pieces.big[piece] ?? 0 }),
  }),
  buyProduction: ({ box, me }, { ap }) => ({
    title: t('buyProduction'),
    learn: t('learn.buyProduction', { printed: box.components.printedProduction }),
    facts: t('buyFacts', { ap, gold: me.gold, goods: crates(me.goods) }),
  }),
  moveOrder: (scene, { ap }) => ({
    title: t('moveOrder'),
    learn: t('learn.moveOrder'),
    facts: orderText(scene, ap),
  }),
};

/** The text for the current question; undefined while there is none. */
export function askFor(scene: GuideScene): GuideText | undefined {
  const { asked, view } = scene;
  if (asked === undefined) return undefined;
  const { title, learn, facts } = forQuestion(ASKS, scene, asked);
  return { title, text: view.round === 1 ? [learn, facts].join(' ') : facts };
}

/** What each action that is offered would do here and now. */
function choices(scene: GuideScene): string[] {
  const { points, actions, special, takeGold } = turnOutlook(scene.box, scene.view, scene.seat);
  const open = actions.filter(({ available }) => available);
  const more = special !== undefined && open.every(({ colour }) => colour !== special) ? [special] : [];
  return [
    ...open.map((action) => choice(scene, action, points)),
    ...more.map((colour) => t('can.special', { action: actionName(colour) })),
    t('can.gold', { gold: takeGold }),
  ];
}

function choice(scene: GuideScene, { colour, bonus }: ActionOutlook, points: number): string {
  const can = choiceWords(scene, COLOURS[colour] ?? 'white');
  return bonus > 0 ? t('can.bonus', { can, ap: points + bonus }) : can;
}

function choiceWords(scene: GuideScene, colour: (typeof COLOURS)[number]): string {
  const { me } = scene;
  switch (colour) {
    case 'blue':
      return t(me.ships.every((berth) => berth < 0) ? 'can.place' : 'can.blue');
    case 'black':
      return t('can.black', { cannons: me.cannons, strength: pirateStrength(scene) });
    case 'brown':
      return t('can.brown', { next: nextToken(scene) });
    case 'green':
      return t('can.green', { tiles: buildableTiles(scene) });
    default:
      return t(`can.${colour}`);
  }
}

function bigIslands(scene: GuideScene): { readonly big: number; readonly names: Arg } {
  const names = scene.view.map.islands.flatMap(({ big, empty, spaces }, at) =>
    big && empty > 0 ? [t('bigIsland', { name: islandName(layoutIn(scene), at), spaces })] : [],
  );
  return { big: names.length, names: list(names) };
}

function foundText(scene: GuideScene, berth: number): string {
  const space = freePost(scene, berth);
  const island = space === undefined ? undefined : islandOf(scene, space);
  if (island === undefined) return '';
  const { name, spaces, empty } = island;
  const discovery = discoveryPoints(scene.box, island.posts);
  return t('foundFacts', { name, spaces, empty, discovery, posts: scene.me.posts });
}

function crates(goods: readonly number[]): Arg {
  const some = goods.flatMap((count, good) => (count > 0 ? [t('crates', { count, good: goodName(good) })] : []));
  return some.length === 0 ? t('noGoods') : list(some);
}

function orderText({ view, seat, me, names }: GuideScene, ap: number): string {
  const [leader = seat] = view.discs;
  return t('orderFacts', {
    ap,
    space: me.track,
    leads: leader === seat,
    leader: nameAt(names, leader),
    lead: view.players[leader]?.track ?? 0,
  });
}
