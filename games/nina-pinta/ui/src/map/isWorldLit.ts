import { LANDS, placeAt, WORLDS } from '@portolan/nina-pinta';
import { isLit } from '@portolan/table-kit';
import type { Scene } from '../table/scene.ts';
import { landTarget } from '../table/targets.ts';
import { targetAt } from './targetAt.ts';

/** Something in this world can be chosen. */
export function isWorldLit(scene: Scene, world: number): boolean {
  if (isLit(scene, `compass:${WORLDS[world]}`) || isLit(scene, `world:${WORLDS[world]}`)) return true;
  return LANDS.some((_, land) => {
    const place = placeAt(world, land);
    return isLit(scene, targetAt(scene, place)) || isLit(scene, landTarget(scene.box, place));
  });
}
