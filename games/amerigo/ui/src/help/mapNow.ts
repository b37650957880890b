import {
  completionPay,
  discoveryPoints,
  goodAt,
  goodWorth,
  hasTile,
  isFrameSpace,
  isPostSpace,
  isUncovered,
  type MapLayout,
  stepsTo,
} from '@portolan/amerigo';
import { viewerIn } from '@portolan/client';
import { stateInScene } from '../controls/inScene.ts';
import { islandName } from '../map/islandName.ts';
import { layoutOfView } from '../table/layoutOfView.ts';
import { readPlace } from '../table/readPlace.ts';
import { goodName } from '../words.ts';
import { t } from './messages/now.ts';
import { counts, personName, points } from './say.ts';
import { type CardId, type Scene, seatPart } from './scene.ts';
import { tileNow } from './tileNow.ts';

/** What holds now of something on the map. */
export function mapNow(scene: Scene, { kind, id }: CardId): string[] {
  const layout = layoutOfView(scene.box, scene.view);
  if (kind === 'island') return islandNow(scene, Number(id));
  if (kind === 'chest') return [...on(layout, Number(id)), t('chestGold', { n: scene.box.components.chests.gold })];
  if (kind === 'ship') return shipNow(scene, layout, id);
  const place = readPlace(scene.box, id);
  if (place === undefined) return [];
  switch (kind) {
    case 'place':
      return placeNow(scene, layout, place);
    case 'post':
      return on(layout, layout.islandOf[place] ?? -1);
    case 'laid':
      return laidNow(scene, layout, place);
    case 'crate':
      return crateNow(scene, layout, place);
    default:
      return [];
  }
}

function on(layout: MapLayout, island: number): string[] {
  return island < 0 ? [] : [t('onIsland', { island: islandName(layout, island) })];
}

function islandNow(scene: Scene, island: number): string[] {
  const { box, view } = scene;
  const found = view.map.islands[island];
  if (found === undefined) return [];
  const { spaces, big, empty, posts, completed, chest } = found;
  const size = t('size', { big, spaces, empty });
  const settled = posts.some((n) => n > 0);
  const owners = settled
    ? t('posts', { posts: counts(scene, posts) })
    : t('undiscovered', { points: points(discoveryPoints(box, posts)) });
  if (completed !== undefined) return [size, owners, t('completedBy', { who: personName(scene, completed) })];
  const pay = completionPay(box, { posts, big, round: view.round });
  const pays = t('pays', { points: points(pay.points), chest });
  const scores = counts(scene, pay.posts);
  return [size, owners, pays, ...(settled ? [t('paysPosts', { scores })] : [])];
}

function shipNow(scene: Scene, layout: MapLayout, id: string): string[] {
  const { seat, rest } = seatPart(id);
  const berth = scene.view.players[seat]?.ships[Number(rest)] ?? -1;
  if (berth < 0) return [t('notPlaced')];
  if (isFrameSpace(scene.box.atlas, berth)) return [t('onFrame')];
  const [post] = layout.harbours.get(berth) ?? [];
  if (post === undefined) return [t('atSea')];
  return [t('atHarbour', { island: islandName(layout, layout.islandOf[post] ?? 0) })];
}

function placeNow(scene: Scene, layout: MapLayout, place: number): string[] {
  const island = isFrameSpace(scene.box.atlas, place) ? -1 : (layout.islandOf[place] ?? -1);
  return island >= 0 ? landNow(scene, layout, place) : waterNow(scene, layout, place);
}

function landNow(scene: Scene, layout: MapLayout, space: number): string[] {
  const post = scene.view.map.posts.find((one) => one.space === space);
  const covered = hasTile(scene.box, stateInScene(scene), space);
  const good = goodAt(layout, space);
  const postSpace = (): string[] => {
    if (post !== undefined) return [t('postSpaceTaken', { who: personName(scene, post.seat) })];
    return covered ? [] : [t('postSpaceFree')];
  };
  return [
    ...on(layout, layout.islandOf[space] ?? -1),
    ...(isPostSpace(layout, space) ? postSpace() : []),
    ...(covered ? [t('builtOver')] : []),
    ...(good >= 0 && !covered ? [t('holds', { good: goodName(good) })] : []),
  ];
}

/** Longer than any voyage. */
const FAR = 99;

function waterNow(scene: Scene, layout: MapLayout, berth: number): string[] {
  const { box, view } = scene;
  const ships = view.players.flatMap(({ ships: own }, seat) => (own.includes(berth) ? [seat] : []));
  const harbour = (layout.harbours.get(berth) ?? []).map((post) => {
    const free = isUncovered(box, stateInScene(scene), post);
    return t(free ? 'servesFree' : 'servesTaken', { island: islandName(layout, layout.islandOf[post] ?? 0) });
  });
  const mine = (viewerIn(view)?.ships ?? []).flatMap((from, ship) => {
    if (from < 0 || from === berth) return [];
    const steps = stepsTo(layout, from, berth, FAR);
    return steps < FAR ? [t('stepsAway', { n: ship + 1, steps })] : [];
  });
  return [
    ...(isFrameSpace(box.atlas, berth) ? [] : harbour),
    ...ships.map((seat) => t('shipHere', { who: personName(scene, seat) })),
    ...mine,
  ];
}

function laidNow(scene: Scene, layout: MapLayout, space: number): string[] {
  const tile = scene.view.map.laid.find((one) => one.space === space);
  if (tile === undefined) return [];
  const by = t('laidBy', { who: personName(scene, tile.seat) });
  return [by, ...on(layout, layout.islandOf[space] ?? -1), ...tileNow(scene, tile.piece).slice(0, 1)];
}

function crateNow(scene: Scene, layout: MapLayout, space: number): string[] {
  const good = goodAt(layout, space);
  const me = viewerIn(scene.view);
  const island = on(layout, layout.islandOf[space] ?? -1);
  if (good < 0 || me === undefined) return island;
  return [...island, t('oneMoreGood', { good: goodName(good), points: points(goodWorth(me, good).oneMoreGood) })];
}
