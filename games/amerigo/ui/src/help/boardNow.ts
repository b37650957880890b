import {
  COLOURS,
  cubesOnAction,
  firstPlayer,
  goodWorth,
  isLastRound,
  nextDrop,
  pirateOutlook,
  positionOf,
  staysOnDisplay,
  type TowerOdds,
  type TurnOutlook,
  turnOutlook,
  type View,
} from '@portolan/amerigo';
import { viewerIn } from '@portolan/client';
import { actionName, colourName, colourNamed, productionName, tokenWords } from '../words.ts';
import { type ActionId, asAction } from './cardWords.ts';
import { t } from './messages/now.ts';
import { joined, personName, points, subject } from './say.ts';
import type { CardId, Scene } from './scene.ts';
import { tileNow } from './tileNow.ts';

/** What holds now of something beside the map: tower, actions, displays, supply, pirates, time. */
export function boardNow(scene: Scene, { kind, id }: CardId): string[] {
  switch (kind) {
    case 'act':
      return actionNow(scene, asAction(id));
    case 'storage':
      return [t('inStorage', { n: scene.view.cubes.storage[colourAt(id)] ?? 0 })];
    case 'cube':
      return cubesNow(scene, colourAt(id));
    case 'tower':
      return towerNow(scene);
    case 'phase':
      return phaseNow(scene, id);
    case 'display':
      return displayNow(scene, Number(id));
    case 'token':
      return tokenNow(scene, scene.box.names.tokens.indexOf(id));
    case 'market':
      return marketNow(scene, scene.view.market[Number(id)] ?? -1);
    case 'production':
      return productionNow(scene, Number(id));
    case 'supply':
      return supplyNow(scene, scene.box.names.pieces.indexOf(id));
    case 'pirates':
      return piratesNow(scene);
    case 'time':
      return timeNow(scene);
    case 'round':
      return [t('roundNow', { n: scene.view.round, most: scene.box.components.rounds })];
    default:
      return [];
  }
}

function colourAt(id: string): number {
  return COLOURS.findIndex((colour) => colour === id);
}

function actionNow(scene: Scene, id: ActionId | undefined): string[] {
  const { box, view } = scene;
  if (id === undefined || view.question === undefined) return [];
  if (cubesOnAction(positionOf(view)) === 0) return [t('between')];
  // A spectator is told what holds for the player whose turn it is, but not what belongs to them.
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  const outlook = turnOutlook(box, view, me ?? view.question.seat);
  if (id !== 'gold' && id !== 'points' && id !== 'jump' && id !== 'special')
    return colourNow(view, colourAt(id), outlook);
  return me === undefined ? [] : [ownNow(scene, id, { me, outlook })];
}

interface Own {
  readonly me: number;
  readonly outlook: TurnOutlook;
}

function ownNow(scene: Scene, id: 'gold' | 'points' | 'jump' | 'special', { me, outlook }: Own): string {
  switch (id) {
    case 'gold':
      return t('goldNow', { n: outlook.takeGold });
    case 'points':
      if (outlook.takePoints !== undefined) return t('pointsNow', { points: points(outlook.takePoints) });
      return t(outlook.ownsPoints ? 'tokenUsed' : 'notYours');
    case 'jump':
      return jumpNow(scene, { me, outlook });
    case 'special':
      if (outlook.special !== undefined) return t('specialColour', { action: actionName(outlook.special) });
      return outlook.actions.some(({ colour, available }) => COLOURS[colour] === 'white' && available)
        ? t('specialWhite')
        : t('notAvailable', { colour: colourNamed('white') });
  }
}

function jumpNow({ box, view }: Scene, { me, outlook }: Own): string {
  const first = firstPlayer(view);
  if (!outlook.ownsJump) return t('notYours');
  if (first === me) return t(view.readings?.jumpToFirstPlayer === true ? 'goesFirst' : 'leads');
  return t('spaceWorth', { points: points(box.orderWorth[view.players[first]?.track ?? 0] ?? 0) });
}

function colourNow({ viewer }: View, colour: number, { points: ap, actions }: TurnOutlook): string[] {
  const action = actions[colour];
  if (action === undefined || !action.available) return [t('notAvailable', { colour: colourName(colour) })];
  const bonus = viewer === 'spectator' ? 0 : action.bonus;
  return [t(bonus > 0 ? 'availableMore' : 'available', { ap: t('actionPoints', { n: ap + bonus }) })];
}

function cubesNow({ view: { cubes } }: Scene, colour: number): string[] {
  const at = (where: readonly number[]): number => where[colour] ?? 0;
  return [t('cubes', { tower: at(cubes.tower), storage: at(cubes.storage), action: at(cubes.action) })];
}

function towerNow({ box, view }: Scene): string[] {
  const inside = view.cubes.tower.flatMap((n, colour) => (n > 0 ? [t('count', { who: colourName(colour), n })] : []));
  const [part, whole] = box.components.tower.sticks;
  const next = view.question === undefined ? undefined : nextDrop(box, view);
  return [
    t('inTower', { cubes: joined(inside) }),
    t('sticks', { percent: Math.round((100 * part) / whole) }),
    ...(next === undefined ? [] : [dropNow(next)]),
  ];
}

function dropNow({ colour, dropped, points: ap }: TowerOdds): string {
  return t('nextDrop', { n: dropped, colour: colourName(colour), points: Math.round(10 * ap) / 10 });
}

function phaseNow({ view }: Scene, id: string): string[] {
  if (view.question === undefined) return [];
  if (id === view.phase) return [t('phaseNow')];
  const colour = colourAt(id);
  return colour < 0 ? [] : [t('dropsNext', { n: view.cubes.storage[colour] ?? 0 })];
}

function displayNow(scene: Scene, space: number): string[] {
  const token = scene.view.display[space] ?? -1;
  return token < 0 ? [] : [t('tokenIs', { token: tokenWords(scene.box, token) })];
}

function tokenNow(scene: Scene, token: number): string[] {
  const { view } = scene;
  const space = view.display.indexOf(token);
  if (token < 0) return [];
  if (space >= 0) return [displayed(scene, space)];
  const owner = view.players.findIndex(({ tokens }) => (tokens >> token) & 1);
  if (owner >= 0) {
    const used = ((view.players[owner]?.used ?? 0) >> token) & 1;
    return [t(used === 1 ? 'tokenOfUsed' : 'tokenOf', subject(scene, owner))];
  }
  return [t(view.toCome.progress.includes(token) ? 'tokenToCome' : 'tokenGone')];
}

function displayed({ box, view }: Scene, space: number): string {
  if (isLastRound(box, view)) return t('tokenLast');
  return t(staysOnDisplay(box, space) ? 'tokenStays' : 'tokenLeaves');
}

function marketNow(scene: Scene, kind: number): string[] {
  return kind < 0 ? [] : [t('tokenIs', { token: productionName(scene.box, kind) }), ...productionNow(scene, kind)];
}

function productionNow({ box, view }: Scene, kind: number): string[] {
  const good = box.production[kind]?.good;
  const me = viewerIn(view);
  if (me === undefined || good === undefined) return [];
  return [t('oneMoreProduction', { points: points(goodWorth(me, good).oneMoreProduction) })];
}

function supplyNow(scene: Scene, piece: number): string[] {
  const { box, view } = scene;
  if (piece < 0) return [];
  const village = piece - box.pieces.neutrals;
  const me = viewerIn(view);
  const left = village < 0 ? [t('leftInSupply', { n: view.supply[piece] ?? 0 })] : [];
  const own = village >= 0 && me !== undefined ? [t('leftOfYours', { n: me.villages[village] ?? 0 })] : [];
  return [...tileNow(scene, piece), ...left, ...own];
}

function piratesNow(scene: Scene): string[] {
  const { box, view } = scene;
  if (view.question === undefined) return [];
  const attacks = view.players.map((_, seat) => pirateOutlook(box, view, seat).now);
  const [first] = attacks;
  const strength = attacks.every((one) => one.strength === first?.strength)
    ? [t('strengthAll', { n: first?.strength ?? 0 })]
    : attacks.map(({ strength: n }, seat) => t('strength', { n, who: personName(scene, seat) }));
  const fights = attacks.map(({ isRepelled, lost }, seat) => {
    const n = view.players[seat]?.cannons ?? 0;
    return t(isRepelled ? 'enough' : 'fights', { ...subject(scene, seat), n, lost });
  });
  const values = joined(view.toCome.pirates.map((value) => `${value}`));
  return [...strength, ...fights, t('markersDown', { n: view.pirates.down, values })];
}

function timeNow({ box, view }: Scene): string[] {
  const coming = box.components.timeMarkers.slice(view.round).map((value) => `${value}`);
  const now = t('marker', { n: view.timeMarker, round: view.round });
  return [now, coming.length === 0 ? t('lastRound') : t('markersToCome', { values: joined(coming) })];
}
