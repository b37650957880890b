import { actionPoints, COLOURS, stateOfView } from '@portolan/amerigo';
import { viewerIn } from '@portolan/client';
import { cubesOut, cubesPerGold, specialColour } from '../means.ts';
import { actionName, colourName, productionName, tokenWords } from '../words.ts';
import { type ActionId, asAction } from './cardWords.ts';
import { t } from './messages/now.ts';
import { joined, personName, points, subject } from './say.ts';
import type { CardId, Scene } from './scene.ts';
import { tileNow } from './tileNow.ts';
import { pirateLoss, pirateStrength } from './worth.ts';

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
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  if (id === undefined || view.question === undefined) return [];
  if (cubesOut(view) === 0) return [t('between')];
  switch (id) {
    case 'gold':
      return me === undefined ? [] : [t('goldNow', { n: Math.ceil(cubesOut(view) / cubesPerGold(box, view, me)) })];
    case 'points':
      return me === undefined
        ? []
        : tokenActionNow(scene, 'cubePoints', t('pointsNow', { points: points(cubesOut(view)) }));
    case 'jump':
      return me === undefined ? [] : jumpNow(scene, me);
    case 'special':
      return me === undefined ? [] : specialNow(scene, me);
    default:
      return colourNow(scene, colourAt(id), me);
  }
}

function colourNow({ box, view }: Scene, colour: number, me: number | undefined): string[] {
  if (!isAvailable({ box, view, names: [] }, colour, me)) return [t('notAvailable', { colour: colourName(colour) })];
  const plain = Math.max(0, ...view.cubes.action);
  const own = me === undefined ? plain : actionPoints(box, stateOfView(box, view), me, colour);
  return [t(own > plain ? 'availableMore' : 'available', { ap: t('actionPoints', { n: own }) })];
}

/** There is a cube of the colour, or the red-green token makes up for it. [AM-ROUND-04] [AM-TOKENS-14] */
function isAvailable({ box, view }: Scene, colour: number, me: number | undefined): boolean {
  if ((view.cubes.action[colour] ?? 0) > 0) return true;
  const [red, green] = [COLOURS.indexOf('red'), COLOURS.indexOf('green')];
  if (me === undefined || (colour !== red && colour !== green)) return false;
  const other = view.cubes.action[red + green - colour] ?? 0;
  return other > 0 && ((view.players[me]?.tokens ?? 0) & box.tokens.redGreen) !== 0;
}

/** An action that needs a token: what it brings, or why it is closed. */
function tokenActionNow({ box, view }: Scene, kind: 'cubePoints' | 'orderJump', now: string): string[] {
  const me = viewerIn(view);
  if (me === undefined || (me.tokens & box.tokens[kind]) === 0) return [t('notYours')];
  return [(me.tokens & ~me.used & box.tokens[kind]) === 0 ? t('tokenUsed') : now];
}

function jumpNow(scene: Scene, me: number): string[] {
  const [first = 0] = scene.view.discs;
  if (first === me) return [t('leads')];
  const { track = 0 } = scene.view.players[first] ?? {};
  return tokenActionNow(scene, 'orderJump', t('spaceWorth', { points: points(scene.box.orderWorth[track] ?? 0) }));
}

function specialNow(scene: Scene, me: number): string[] {
  const white = COLOURS.indexOf('white');
  if ((scene.view.cubes.action[white] ?? 0) === 0) return [t('notAvailable', { colour: colourName(white) })];
  const colour = specialColour(scene.box, scene.view, me);
  return [colour === white ? t('specialWhite') : t('specialColour', { action: actionName(colour) })];
}

function cubesNow({ view: { cubes } }: Scene, colour: number): string[] {
  const at = (where: readonly number[]): number => where[colour] ?? 0;
  return [t('cubes', { tower: at(cubes.tower), storage: at(cubes.storage), action: at(cubes.action) })];
}

/** The chances are those of the model. [AM-TOWER-12] [AM-TOWER-13] */
function towerNow({ box, view }: Scene): string[] {
  const inside = view.cubes.tower.flatMap((n, colour) => (n > 0 ? [t('count', { who: colourName(colour), n })] : []));
  const [part, whole] = box.components.tower.sticks;
  const next = (COLOURS.indexOf(view.phase) + 1) % COLOURS.length;
  const dropped = view.cubes.storage[next] ?? 0;
  const release = box.release[dropped] ?? 0;
  return [
    inside.length === 0 ? t('towerEmpty') : t('inTower', { cubes: joined(inside) }),
    t('sticks', { percent: Math.round((100 * part) / whole) }),
    ...(dropped === 0 ? [] : [t('release', { n: dropped, percent: Math.round(100 * release) })]),
  ];
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
  const { box, view } = scene;
  const space = view.display.indexOf(token);
  if (token < 0) return [];
  if (space >= 0) return [t(space < box.components.progressDisplay.left ? 'tokenStays' : 'tokenLeaves')];
  const owner = view.players.findIndex(({ tokens }) => (tokens >> token) & 1);
  if (owner >= 0) {
    const used = ((view.players[owner]?.used ?? 0) >> token) & 1;
    return [t(used === 1 ? 'tokenOfUsed' : 'tokenOf', subject(scene, owner))];
  }
  return [t(view.toCome.progress.includes(token) ? 'tokenToCome' : 'tokenGone')];
}

function marketNow(scene: Scene, kind: number): string[] {
  return kind < 0 ? [] : [t('tokenIs', { token: productionName(scene.box, kind) }), ...productionNow(scene, kind)];
}

function productionNow({ box, view }: Scene, kind: number): string[] {
  const good = box.production[kind]?.good;
  const me = viewerIn(view);
  return me === undefined || good === undefined
    ? []
    : [t('oneMoreProduction', { points: points(me.goods[good] ?? 0) })];
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
  const strengths = view.players.map((_, seat) => pirateStrength(box, view, seat));
  const same = strengths.every((one) => one === strengths[0]);
  const strength = same
    ? [t('strengthAll', { n: strengths[0] ?? 0 })]
    : strengths.map((n, seat) => t('strength', { n, who: personName(scene, seat) }));
  const fights = view.players.map(({ cannons: n }, seat) => {
    const who = subject(scene, seat);
    return n >= (strengths[seat] ?? 0)
      ? t('enough', { ...who, n })
      : t('fights', { ...who, n, lost: pirateLoss(box, view, seat) });
  });
  const values = joined(view.toCome.pirates.map((value) => `${value}`));
  return [...strength, ...fights, t('markersDown', { n: view.pirates.down, values })];
}

function timeNow({ box, view }: Scene): string[] {
  const coming = box.components.timeMarkers.slice(view.round).map((value) => `${value}`);
  const now = t('marker', { n: view.timeMarker, round: view.round });
  return [now, coming.length === 0 ? t('lastRound') : t('markersToCome', { values: joined(coming) })];
}
