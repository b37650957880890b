import { capital } from '@portolan/client';
import {
  attackOutlook,
  crewCost,
  crewOf,
  explorable,
  goldAfterCrews,
  landRoom,
  type Move,
  reduceOutlook,
  revenueFrom,
  worldOf,
  worldRoom,
} from '@portolan/nina-pinta';
import { placesOf } from '../lands.ts';
import { landscape, terrainName } from '../words.ts';
import { crewTo } from './facts.ts';
import { type GuideScene, worldAsked } from './guideScene.ts';
import { t } from './messages/reasons.ts';
import { yieldAt } from './worth.ts';

type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What a crew is good for. */
export function loadReason(scene: GuideScene, move: MoveOf<'load'>): string {
  const { box, view, me } = scene;
  const { world, captain, settlers } = move;
  const cost = crewCost(box, crewOf(move));
  const gold = goldAfterCrews(box, me);
  if (cost === 0) return t('load.none', { gold });
  if (captain && explorable(box, view, world).length > 0) return t('load.explore', { settlers, cost, gold });
  if (!placesOf(view, world).some(({ explored }) => explored)) return t('load.nowhere');
  return t('load.settle', { room: worldRoom(box, view, world), cost, gold });
}

/** What a ship finds where it sails. */
export function sailReason(scene: GuideScene, move: MoveOf<'explore' | 'consolidate' | 'attack'>): string {
  const { box, view, seat } = scene;
  const here = view.places[move.place];
  if (here === undefined) return t('explore');
  const world = worldOf(move.place);
  const { captain, settlers } = crewTo(scene, world);
  if (move.kind === 'attack') return t('attack', { pairs: Math.max(1, attackOutlook(box, view, seat, move.place)) });
  if (move.kind === 'explore') {
    const { terrain, discovery, found } = here;
    if (terrain !== undefined) return t('explore.seen', { tile: landscape(terrain, discovery, found) });
    return t('explore');
  }
  if (settlers === 0 && captain) return t('consolidate.captain');
  if (settlers === 0)
    return t('consolidate.empty', { gold: revenueFrom(scene.box, scene.view, scene.seat, move.place) });
  return t('consolidate', {
    terrain: capital(terrainName(here.terrain)),
    room: landRoom(box, view, move.place),
    gold: yieldAt(scene, move.place),
  });
}

/** Why a Settler moves. */
export function migrateReason(scene: GuideScene, { from, to }: MoveOf<'migrate'>): string {
  if (landRoom(scene.box, scene.view, to) === 0) return t('migrate.full');
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
  const leaving = reductions(scene);
  if (!leaving.some(({ canMigrate }) => canMigrate)) return t('done.migrate', { places: leaving.length });
  return t('done.migrateLoss', { count: leaving.reduce((sum, { count }) => sum + count, 0) });
}

/** The lands that the player's Settlers would have to leave. */
function reductions(scene: GuideScene): ReturnType<typeof reduceOutlook> {
  return reduceOutlook(scene.box, scene.view, scene.seat, worldAsked(scene));
}
