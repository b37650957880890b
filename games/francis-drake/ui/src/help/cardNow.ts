import { nameAt, viewerIn } from '@portolan/client';
import {
  cargoWorth,
  chestWorth,
  conquestWorth,
  dockBonus,
  isOutfitting,
  KINDS,
  LOCATIONS,
  TREASURES,
  treasureLeft,
  treasureValue,
} from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { t as word } from '../messages/words.ts';
import { capital, discFace, itemWords, joined, personName, points } from '../words.ts';
import { locationNow } from './locationNow.ts';
import { t } from './messages/now.ts';
import { placeNow } from './placeNow.ts';
import type { CardId, Player, Scene } from './scene.ts';

/** What is true of the thing now, as far as the viewer may know; one sentence each. */
export function cardNow(scene: Scene, { kind, id }: CardId): string[] {
  switch (kind) {
    case 'loc':
      return locationNow(
        scene,
        LOCATIONS.findIndex((one) => one === id),
      );
    case 'place':
      return placeNow(scene, scene.box.names.indexOf(id));
    case 'item':
      return itemNow(scene, id);
    case 'disc':
      return discNow(scene, id);
    case 'person':
      return personNow(scene, id);
    case 'treasure':
      return treasureNow(scene, id);
    case 'commodity':
    case 'chart':
    case 'chest':
      return chartNow(scene, kind === 'chart' ? id : kind);
    case 'dock':
      return dockNow(scene, id);
    case 'seat':
      return seatNow(scene.view.players[Number(id)]);
    default:
      return [];
  }
}

function itemNow(scene: Scene, id: string): string[] {
  const me = viewerIn(scene.view);
  if (me === undefined || !(id === 'crew' || id === 'guns' || id === 'barrels' || id === 'goods')) return [];
  return [t('have', { n: me[id] })];
}

function discNow(scene: Scene, id: string): string[] {
  const hand = viewerIn(scene.view)?.hand ?? [];
  return id === 'back' || hand.length === 0 ? [] : [t('hand', { discs: joined(hand.map(discFace)) })];
}

function personNow(scene: Scene, id: string): string[] {
  const { view, names } = scene;
  if (id === 'investor') {
    const me = viewerIn(scene.view);
    return me === undefined ? [] : [t('investor', { ready: me.investor })];
  }
  if (id !== 'admiral' && id !== 'governor' && id !== 'informer') return [];
  const holder = view.holders[id];
  if (holder === undefined) return [t('heldByNobody')];
  return [holder === view.viewer ? t('heldByYou') : t('held', { name: nameAt(names, holder) })];
}

function treasureNow({ box, view }: Scene, id: string): string[] {
  const treasure = TREASURES.findIndex((one) => one === id);
  // Treasure is placed when the ships leave.
  const laid = !isOutfitting(view);
  return [
    t('worth', { points: points(treasureValue(box, treasure)) }),
    ...(laid ? [t('left', { n: treasureLeft(box, view, treasure) })] : []),
  ];
}

function chartNow(scene: Scene, id: string): string[] {
  const { box, view } = scene;
  const { constants, voyages } = box.components;
  const me = viewerIn(scene.view);
  switch (id) {
    case 'voyage':
      return [t('voyage', { n: view.voyage, most: voyages })];
    case 'score':
      return view.players.map(({ score }, seat) =>
        t('score', { name: capital(personName(scene, seat)), points: points(score) }),
      );
    case 'range':
      return view.players.map(({ range }, seat) => t('range', { name: capital(personName(scene, seat)), n: range }));
    case 'conquest':
      return [...kindsWorth(constants.typeBonus), ...ownKinds(box, me)];
    case 'chest':
      return me?.chest === undefined ? [] : [t('chest', { ...me.chest, points: points(chestWorth(box, me.chest)) })];
    default:
      return [
        ...setsWorth(constants.setValues),
        ...(me === undefined ? [] : [t('cargo', { points: points(cargoWorth(box, me)) })]),
      ];
  }
}

function seatNow(player: Player | undefined): string[] {
  if (player === undefined) return [];
  const { crew, guns, goods, barrels, range, home } = player;
  const items = itemWords({ crew, guns, goods, barrels });
  const kinds = kindsOf(player);
  return [
    crew + guns + goods + barrels === 0 ? t('carriesNothing') : t('carries', { items }),
    ...(range > 0 ? [t('reaches', { n: range })] : []),
    ...(kinds.length > 0 ? [t('conquered', { kinds: joined(kinds) })] : []),
    ...(home ? [t('isHome')] : []),
  ];
}

function kindsOf({ conquests }: Player): string[] {
  return KINDS.flatMap((kind) => (kind !== 'port' && conquests[kind] ? [word('kind', { kind })] : []));
}

function kindsWorth(typeBonus: readonly number[]): string[] {
  return typeBonus.flatMap((bonus, kinds) => (kinds === 0 ? [] : [t('kinds', { n: kinds, points: points(bonus) })]));
}

function ownKinds(box: Scene['box'], me: Player | undefined): string[] {
  if (me === undefined) return [];
  const kinds = kindsOf(me);
  if (kinds.length === 0) return [t('noKinds')];
  return [t('yourKinds', { kinds: joined(kinds), points: points(conquestWorth(box, me)) })];
}

function setsWorth(values: Readonly<Record<string, number>>): string[] {
  return Object.entries(values).map(([size, value]) => t('set', { n: Number(size), points: points(value) }));
}

function dockNow(scene: Scene, id: string): string[] {
  const { box, view } = scene;
  const { plymouth, outbound, homebound } = view.docks;
  const inOrder = (key: 'turns' | 'order', ships: readonly number[]): string[] =>
    ships.length === 0
      ? []
      : [
          t(key, {
            names: list(
              ships.map((seat) => personName(scene, seat)),
              'plain',
            ),
          }),
        ];
  if (id !== 'homebound') return inOrder('order', outbound);
  // Until the ships have left, these docks are the turn order. [FD-PROV-01]
  if (isOutfitting(view)) return inOrder('turns', plymouth);
  const bonus = dockBonus(box, homebound.length);
  return [...inOrder('order', homebound), bonus === 0 ? t('noHero') : t('hero', { points: points(bonus) })];
}
