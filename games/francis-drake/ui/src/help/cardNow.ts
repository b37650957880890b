import { listWords, nameAt, viewerIn } from '@portolan/client';
import {
  cargoWorth,
  chestWorth,
  conquestWorth,
  dockBonus,
  type Items,
  LOCATIONS,
  TREASURES,
  treasureLeft,
  treasureValue,
} from '@portolan/francis-drake';
import { discFace, itemWords, points } from '../words.ts';
import { locationNow } from './locationNow.ts';
import { sayNow } from './nowWords.ts';
import { placeNow } from './placeNow.ts';
import type { CardId, Player, Scene } from './scene.ts';

/** What is true of the thing right now, as far as the viewer may know; a sentence each. */
export function cardNow(scene: Scene, { kind, id }: CardId): string[] {
  switch (kind) {
    case 'loc':
      return locationNow(scene, LOCATIONS.indexOf(id as (typeof LOCATIONS)[number]));
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
  return [sayNow('have', { n: me[id] })];
}

function discNow(scene: Scene, id: string): string[] {
  const hand = viewerIn(scene.view)?.hand ?? [];
  return id === 'back' || hand.length === 0 ? [] : [sayNow('hand', { discs: listWords(hand.map(discFace)) })];
}

function personNow(scene: Scene, id: string): string[] {
  const { view, names } = scene;
  if (id === 'investor') {
    const me = viewerIn(scene.view);
    return me === undefined ? [] : [sayNow(me.investor ? 'investorLeft' : 'investorUsed')];
  }
  if (id !== 'admiral' && id !== 'governor' && id !== 'informer') return [];
  const holder = view.holders[id];
  if (holder === undefined) return [sayNow('heldByNobody')];
  return [holder === view.viewer ? sayNow('heldByYou') : sayNow('held', { name: nameAt(names, holder) })];
}

function treasureNow({ box, view }: Scene, id: string): string[] {
  const treasure = TREASURES.indexOf(id as (typeof TREASURES)[number]);
  // Before the ships leave, nothing is laid yet.
  const laid = view.docks.outbound.length === view.seats;
  return [
    sayNow('worth', { points: points(treasureValue(box, treasure)) }),
    ...(laid ? [sayNow('left', { n: treasureLeft(box, view, treasure) })] : []),
  ];
}

function chartNow(scene: Scene, id: string): string[] {
  const { box, view, names } = scene;
  const { constants, voyages } = box.components;
  const me = viewerIn(scene.view);
  switch (id) {
    case 'voyage':
      return [sayNow('voyage', { n: view.voyage, most: voyages })];
    case 'score':
      return view.players.map(({ score }, seat) =>
        sayNow('score', { name: nameAt(names, seat), points: points(score) }),
      );
    case 'range':
      return view.players.map(({ range }, seat) => sayNow('range', { name: nameAt(names, seat), range }));
    case 'conquest':
      return [...kindsWorth(constants.typeBonus), ...ownKinds(box, me)];
    case 'chest':
      return me?.chest === undefined
        ? []
        : [sayNow('chest', { ...me.chest, points: points(chestWorth(box, me.chest)) })];
    default:
      return [
        sayNow('sets', { sets: setsWorth(constants.setValues) }),
        ...(me === undefined ? [] : [sayNow('cargo', { points: points(cargoWorth(box, me)) })]),
      ];
  }
}

function seatNow(player: Player | undefined): string[] {
  if (player === undefined) return [];
  const { crew, guns, goods, barrels, range, home } = player;
  const items = itemWords({ ...NOTHING, crew, guns, goods, barrels });
  const kinds = kindsOf(player);
  return [
    crew + guns + goods + barrels === 0 ? sayNow('carriesNothing') : sayNow('carries', { items }),
    ...(range > 0 ? [sayNow('reaches', { range })] : []),
    ...(kinds.length > 0 ? [sayNow('conquered', { kinds: listWords(kinds) })] : []),
    ...(home ? [sayNow('isHome')] : []),
  ];
}

const NOTHING: Items = {
  crew: 0,
  guns: 0,
  goods: 0,
  barrels: 0,
  galleon: 0,
  pinnace: 0,
  admiral: 0,
  governor: 0,
  informer: 0,
  hindDisc: 0,
};

function kindsOf({ conquests: { town, fort, galleon } }: Player): string[] {
  return [...(town ? ['town'] : []), ...(fort ? ['fort'] : []), ...(galleon ? ['galleon'] : [])];
}

function kindsWorth(typeBonus: readonly number[]): string[] {
  return typeBonus.flatMap((bonus, kinds) =>
    kinds === 0 ? [] : [sayNow(kinds === 1 ? 'kind' : 'kinds', { kinds, points: points(bonus) })],
  );
}

function ownKinds(box: Scene['box'], me: Player | undefined): string[] {
  if (me === undefined) return [];
  const kinds = kindsOf(me);
  if (kinds.length === 0) return [sayNow('noKinds')];
  return [sayNow('yourKinds', { kinds: listWords(kinds), points: points(conquestWorth(box, me)) })];
}

function setsWorth(values: Readonly<Record<string, number>>): string {
  const sets = Object.entries(values).map(([size, value]) => `${size} scores ${value}`);
  return listWords(sets.reverse());
}

function dockNow({ box, view, names }: Scene, id: string): string[] {
  const { plymouth, outbound, homebound } = view.docks;
  const inOrder = (key: 'turns' | 'order', ships: readonly number[]): string[] =>
    ships.length === 0 ? [] : [sayNow(key, { names: ships.map((seat) => nameAt(names, seat)).join(', ') })];
  if (id !== 'homebound') return inOrder('order', outbound);
  // Until the ships have left, these docks are the turn order. [FD-PROV-01]
  if (outbound.length < view.seats) return inOrder('turns', plymouth);
  const bonus = dockBonus(box, homebound.length);
  return [...inOrder('order', homebound), bonus === 0 ? sayNow('noHero') : sayNow('hero', { points: points(bonus) })];
}
