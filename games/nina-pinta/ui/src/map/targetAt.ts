import { landOf } from '@portolan/nina-pinta';
import { isLit, isSettled } from '@portolan/table-kit';
import type { Scene } from '../table/scene.ts';
import { landTarget } from '../table/targets.ts';

/**
 * What a click on a land picks now. A migration is two picks on the map: first the land a Settler leaves, then the one
 * it goes to.
 */
export function targetAt(scene: Scene, place: number): string {
  const { box, view } = scene;
  const land = box.names.lands[landOf(place)];
  const plain = landTarget(box, place);
  if (view.places[place]?.world !== view.world) return plain;
  const picks = [plain, `from:${land}`, `to:${land}`];
  return picks.find((target) => isLit(scene, target)) ?? picks.find((target) => isSettled(scene, target)) ?? plain;
}
