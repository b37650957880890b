import { capital } from '@portolan/client';
import { explorable, LANDS, type Move, reduceOutlook } from '@portolan/nina-pinta';
import { freeSettlers, placesOf } from '../lands.ts';
import { landscape, type PlaceView, terrainName } from '../words.ts';
import { collectableFrom, crewTo, goldLeft, roomAt, settlerYield } from './facts.ts';
import { type GuideScene, worldAsked } from './guideScene.ts';
import { t } from './messages/reasons.ts';
import { crewOf } from './packing.ts';
import { yieldAt } from './worth.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What a crew is good for. */
export function loadReason(scene: GuideScene, { world, captain, settlers }: MoveOf<'load'>): string {
  const cost = crewOf({ captain, settlers }) * scene.box.components.cost.crew;
  const gold = goldLeft(scene);
  if (cost === 0) return t('load.none', { gold });
  if (captain && explorable(scene.box, scene.view, world).length > 0)
    return t('load.explore', { settlers, cost, gold });
  const known = placesOf(scene.view, world).filter(({ explored }) => explored);
  if (known.length === 0) return t('load.nowhere');
  return t('load.settle', { room: known.reduce((sum, place) => sum + Math.max(0, roomAt(place)), 0), cost, gold });
}

/** What a ship finds where it sails. */
export function sailReason(scene: GuideScene, move: MoveOf<'explore' | 'consolidate' | 'attack'>): string {
  const { box, view } = scene;
  const here = view.places[move.place];
  if (here === undefined) return t('explore');
  const world = Math.floor(move.place / LANDS.length);
  const { captain, settlers } = crewTo(scene, world);
  if (move.kind === 'attack') return t('attack', { pairs: Math.max(1, pairsAt(scene, here, settlers)) });
  if (move.kind === 'explore') {
    const { terrain, discovery, found } = here;
    if (terrain !== undefined) return t('explore.seen', { tile: landscape(terrain, discovery, found) });
    return t('explore');
  }
  if (settlers === 0 && captain) return t('consolidate.captain');
  if (settlers === 0) return t('consolidate.empty', { gold: collectableFrom(scene, move.place) });
  return t('consolidate', {
    terrain: capital(terrainName(here.terrain)),
    room: Math.max(0, roomAt(here)),
    gold: settlerYield(box, here),
  });
}

/** Own Settlers that can be given up, against those of others in the land. */
function pairsAt({ view, seat }: GuideScene, place: PlaceView, landing: number): number {
  const others = view.players.reduce((sum, _, at) => (at === seat ? sum : sum + freeSettlers(place, at)), 0);
  return Math.min(others, freeSettlers(place, seat) + landing);
}

/** Why a Settler moves. */
export function migrateReason(scene: GuideScene, { from, to }: MoveOf<'migrate'>): string {
  const there = scene.view.places[to];
  if (there === undefined || roomAt(there) <= 0) return t('migrate.full');
  const leaving = reductions(scene).some(({ place }) => place === from);
  return leaving ? t('migrate.crowded') : t('migrate.room', { gold: yieldAt(scene, to) });
}

/** Why to stop here. */
export function doneReason(scene: GuideScene): string {
  switch (scene.asked?.kind) {
    case 'migrate':
      return stayReason(scene);
    case 'removePair':
    case 'build':
      return t(`done.${scene.asked.kind}`);
    default:
      return t('done.other');
  }
}

/** Nobody moves: who has to leave then, and whether that could be helped. */
function stayReason(scene: GuideScene): string {
  const { box, view } = scene;
  const leaving = reductions(scene);
  const hasRoom = leaving.some(({ place }) => {
    const land = place % LANDS.length;
    return (box.atlas.neighbours[land] ?? []).some((near) => {
      const there = view.places[place - land + near];
      return there?.explored === true && roomAt(there) > 0;
    });
  });
  if (!hasRoom) return t('done.migrate', { places: leaving.length });
  return t('done.migrateLoss', { count: leaving.reduce((sum, { count }) => sum + count, 0) });
}

/** The lands that own Settlers would have to leave. */
function reductions(scene: GuideScene): ReturnType<typeof reduceOutlook> {
  return reduceOutlook(scene.box, scene.view, scene.seat, worldAsked(scene));
}
