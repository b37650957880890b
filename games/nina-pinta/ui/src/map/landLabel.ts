import { list } from '@portolan/i18n';
import { crowdIn } from '@portolan/nina-pinta';
import type { Scene } from '../table/scene.ts';
import { counterName, landscape, type PlaceView, placeName } from '../words.ts';
import { t } from './messages.ts';

/** What a sighted player sees in a land, in words. */
export function landLabel(scene: Pick<Scene, 'box' | 'view' | 'names'>, place: number): string {
  const seen = scene.view.places[place];
  const facts =
    seen === undefined ? [] : [...ground(scene, seen, place), ...people(scene, seen), ...things(scene, seen)];
  return t('land', { place: placeName(scene.box, place), facts: list(facts, 'plain') });
}

type Named = Pick<Scene, 'view' | 'names'>;

function who({ names }: Named, seat: number): string {
  return names[seat] ?? '';
}

function ground(scene: Named, place: PlaceView, at: number): string[] {
  const { explored, terrain, discovery, found, lookedAt, capacity = 0 } = place;
  const looked = lookedAt.length === 0 ? [] : [t('lookedAt', { who: list(lookedAt.map((seat) => who(scene, seat))) })];
  if (explored) {
    const crowd = crowdIn(scene.view, at);
    return [landscape(terrain, discovery, found), t(crowd > capacity ? 'overfull' : 'room', { crowd, capacity })];
  }
  const tile = terrain === undefined ? t('unexplored') : t('known', { tile: landscape(terrain, discovery, found) });
  return [tile, ...looked];
}

function people(scene: Named, { settlers, towns, city, captain, ships, world }: PlaceView): string[] {
  const of = (seat: number): { who: string } => ({ who: who(scene, seat) });
  return [
    ...settlers.map(({ seat, count }) => t('settlers', { ...of(seat), count })),
    ...towns.map((seat) => t('town', of(seat))),
    ...(city === undefined ? [] : [t('city', of(city))]),
    ...(captain === undefined ? [] : [t('captain', of(captain))]),
    ...ships.map((seat) => t('ship', { ...of(seat), gold: scene.view.players[seat]?.cargo[world] ?? 0 })),
  ];
}

function things(scene: Named, place: PlaceView): string[] {
  const { stronghold, vault = 0, mine, discovery, explored, increase, cathedral, counters } = place;
  const kept = stronghold === undefined ? [] : [strongholdWords(scene, stronghold, vault)];
  const dug = mine === undefined ? t('mineSpent') : t('mine', { gold: mine });
  return [
    ...kept,
    ...(mine !== undefined || (explored && discovery === 'mine') ? [dug] : []),
    ...(increase === undefined ? [] : [t('increase', { gold: increase })]),
    ...(cathedral ? [t('cathedral')] : []),
    ...counters.map((counter) => t('counter', { counter: counterName(counter) })),
  ];
}

function strongholdWords(scene: Named, holder: number | 'open', gold: number): string {
  return holder === 'open' ? t('stronghold.open') : t('stronghold.held', { who: who(scene, holder), gold });
}
