import type { Scene } from './scene.ts';

/** The seat that figures such as action points are shown for: the viewer's, or for a spectator the one that is asked. */
export function forSeat({ me, view }: Scene): number {
  return me ?? view.question?.seat ?? 0;
}
