import { viewerIn } from '@portolan/client';
import {
  canSail,
  type Defence,
  defenceAt,
  hasShipFor,
  isInRange,
  isOutfitting,
  KINDS,
  rewardAt,
  sailingRange,
  successLimit,
} from '@portolan/francis-drake';
import { costWords } from '../costs.ts';
import { capital, discFace, joined, kindName, personName, points, treasureName, wareNames } from '../words.ts';
import { t } from './messages/now.ts';
import type { Scene } from './scene.ts';

/** A Destination: what it costs and brings, who is there, and whether the viewer can reach it. */
export function placeNow(scene: Scene, destination: number): string[] {
  const { box, view } = scene;
  const place = view.map[destination];
  const kind = KINDS[box.kind[destination] ?? 0];
  if (place === undefined || kind === undefined) return [];
  const head = t('place', { kind: capital(kindName(box, destination)), zone: box.zone[destination] ?? 0 });
  const business = kind === 'port' ? portNow(scene, destination) : targetNow(scene, destination);
  return [head, ...reach(scene, destination), ...business, ...discsNow(scene, destination)];
}

function reach(scene: Scene, destination: number): string[] {
  const me = viewerIn(scene.view);
  if (me === undefined) return [];
  if (me.range > 0) return isInRange(scene.box, me, destination) ? [] : [t('outOfRange', { range: me.range })];
  if (!isOutfitting(scene.view)) return [];
  return [canSail(me) ? t('barrelsSoFar', { range: sailingRange(scene.box, me.barrels) }) : t('noBarrel')];
}

function portNow({ box, view }: Scene, destination: number): string[] {
  const place = view.map[destination];
  if (place === undefined) return [];
  return [
    place.wares.length === 0 ? t('noWares') : t('wares', { wares: wareNames(place.wares) }),
    t('trades', { n: place.successes, most: successLimit(box, destination) }),
  ];
}

function targetNow(scene: Scene, destination: number): string[] {
  const { box, view } = scene;
  const place = view.map[destination];
  const me = viewerIn(scene.view);
  if (place === undefined) return [];
  const defence = defenceAt(box, view, destination, me?.pinnace ?? false);
  const treasure = rewardAt(box, view, destination);
  return [
    ...(me === undefined || hasShipFor(box, destination, me) ? [] : [t('frigate')]),
    t(me === undefined ? 'priceAnyone' : 'price', { cost: costWords(defence) }),
    ...counterWords(scene, destination, defence),
    ...(defence.gunsSpared ? [t('pinnace')] : []),
    treasure < 0
      ? t('rewardOnly', { points: points(defence.points) })
      : t('reward', { points: points(defence.points), treasure: treasureName(treasure) }),
    t('successes', { n: place.successes, most: successLimit(box, destination) }),
  ];
}

function counterWords({ view }: Scene, destination: number, { unknown, mostAdded }: Defence): string[] {
  const counter = view.map[destination]?.counter;
  if (counter?.value !== undefined) return [t(counter.up ? 'counterUp' : 'counterKnown', { n: counter.value })];
  if (!unknown) return [];
  // They are placed when the ships leave. [FD-PREP-02] [FD-PREP-03]
  return [t(counter === undefined ? 'counterToCome' : 'counterDown', { most: mostAdded })];
}

function discsNow(scene: Scene, destination: number): string[] {
  const discs = scene.view.map[destination]?.discs ?? [];
  if (discs.length === 0) return [];
  const said = discs.map(({ seat, disc, done }) => {
    const name = personName(scene, seat);
    return disc === undefined ? t('discDown', { name, done }) : t('disc', { name, face: discFace(disc), done });
  });
  return [t('discs', { discs: joined(said) })];
}
