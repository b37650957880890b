import { COLOURS, GOODS, goodWorth, isLastPhase, SOURCES, stepsToToken } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { t as nameSource } from '../messages/sources.ts';
import { actionName, pieceName, tokensIn, tokenWords } from '../words.ts';
import { t } from './messages/now.ts';
import { joined, personName, points } from './say.ts';
import { type CardId, type Player, type Scene, seatPart } from './scene.ts';
import { tileNow } from './tileNow.ts';

/** What holds now of a player's sheet and of the tracks. */
export function sheetNow(scene: Scene, { kind, id }: CardId): string[] {
  if (kind === 'track') return trackNow(scene, id === 'progress' ? 'progress' : 'order');
  if (kind === 'progressSpace') return progressSpaceNow(scene, Number(id));
  if (kind === 'orderSpace') return orderSpaceNow(scene, Number(id));
  if (kind === 'disc') return discNow(scene, id);
  const { seat, rest } = seatPart(id);
  const player = scene.view.players[seat];
  return player === undefined ? [] : playerNow(scene, player, { kind, id: rest });
}

function playerNow(scene: Scene, player: Player, { kind, id }: CardId): string[] {
  const { box } = scene;
  const { components } = box;
  switch (kind) {
    case 'seat':
      return seatNow(scene, player);
    case 'score':
      return scoreNow(player);
    case 'gold':
      return [t('goldLimit', { n: player.gold, most: components.tracks.gold })];
    case 'cannons':
      return [t('goldLimit', { n: player.cannons, most: components.tracks.cannons })];
    case 'goods':
    case 'productionOf':
      return goodsNow(
        player,
        GOODS.findIndex((good) => good === id),
      );
    case 'planned': {
      const piece = box.names.pieces.indexOf(id);
      return [t('plannedNow', { n: player.planned[piece] ?? 0 }), ...tileNow(scene, piece)];
    }
    case 'tokens':
      return tokensIn(player.tokens).map((token) => t('tokensNow', { tokens: capital(tokenWords(box, token)) }));
    case 'chests':
      return [t('chestsNow', { n: player.chests }), t('chestGold', { n: components.chests.gold })];
    case 'ships':
      return [t('shipsNow', { n: player.ships.filter((berth) => berth < 0).length })];
    case 'postsLeft':
      return [t('postsNow', { n: player.posts, most: components.posts })];
    default:
      return [];
  }
}

function seatNow({ box }: Scene, player: Player): string[] {
  const { gold, cannons, posts } = player;
  const goods = GOODS.reduce((sum, _, good) => sum + goodWorth(player, good).points, 0);
  const planned = player.planned.flatMap((n, piece) =>
    n === 0 ? [] : [t('count', { who: pieceName(box, piece), n })],
  );
  return [
    t('carries', { gold, cannons, posts }),
    ...(planned.length === 0 ? [] : [t('plannedTiles', { tiles: joined(planned) })]),
    t('goodsAll', { points: points(goods) }),
  ];
}

function scoreNow(player: Player): string[] {
  return SOURCES.flatMap((source, at) => {
    const n = player.points[at] ?? 0;
    return n === 0 ? [] : [t('pointsFrom', { source: nameSource(source), n: n < 0 ? `−${-n}` : n })];
  });
}

function goodsNow(player: Player, good: number): string[] {
  const [goods = 0, production = 0] = [player.goods[good], player.production[good]];
  return [t('goodsTimes', { goods, production, points: points(goodWorth(player, good).points) })];
}

function trackNow(scene: Scene, track: 'progress' | 'order'): string[] {
  const { box, view } = scene;
  const worth = track === 'progress' ? box.progressWorth : box.orderWorth;
  const at = (player: Player): number => (track === 'progress' ? player.progress : player.track);
  const seats = track === 'progress' ? view.players.map((_, seat) => seat) : view.discs;
  return seats.flatMap((seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const space = at(player);
    return [t('onSpace', { who: capital(personName(scene, seat)), space, points: points(worth[space] ?? 0) })];
  });
}

function progressSpaceNow(scene: Scene, space: number): string[] {
  const { box, view } = scene;
  const worth = points(box.progressWorth[space] ?? 0);
  const here = view.players.flatMap(({ progress }, seat) => (progress === space ? [personName(scene, seat)] : []));
  return [
    t(box.progressMarks[space] === 1 ? 'spaceToken' : 'spacePlain', { points: worth }),
    ...(here.length === 0 ? [] : [t('discsHere', { names: joined(here) })]),
  ];
}

function orderSpaceNow(scene: Scene, space: number): string[] {
  const { box, view } = scene;
  const colour = box.orderColours[space] ?? 0;
  const here = view.discs.filter((seat) => view.players[seat]?.track === space);
  return [
    COLOURS[colour] === 'white' ? t('spaceNoAction') : t('spaceColour', { action: actionName(colour) }),
    t('spaceWorth', { points: points(box.orderWorth[space] ?? 0) }),
    ...(here.length === 0 ? [] : [t('discsHere', { names: joined(here.map((seat) => personName(scene, seat))) })]),
  ];
}

/** `progress:0`, `order:1`. */
function discNow(scene: Scene, id: string): string[] {
  const { box, view } = scene;
  const [track, seat = ''] = id.split(':');
  const player = view.players[Number(seat)];
  if (player === undefined) return [];
  const space = track === 'progress' ? player.progress : player.track;
  const worth = t('spaceWorth', {
    points: points((track === 'progress' ? box.progressWorth : box.orderWorth)[space] ?? 0),
  });
  if (track !== 'progress')
    return [t(isLastPhase(box, view) ? 'decidesTies' : 'actsAt', { n: view.discs.indexOf(Number(seat)) + 1 }), worth];
  const steps = stepsToToken(box, space);
  return [worth, steps === undefined ? t('trackEnd') : t('nextToken', { n: steps })];
}
