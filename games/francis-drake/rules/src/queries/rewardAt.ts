import type { Box } from '../box.ts';
import type { Destination } from '../ids.ts';
import type { View } from '../view.ts';
import { isOutfitting } from './isOutfitting.ts';

/**
 * The treasure that the next success there wins; -1 where there is none. It goes to the first success, and is laid anew
 * before the ships leave. [FD-RESOLVE-11] [FD-PREP-01]
 */
export function rewardAt(box: Box, view: View, destination: Destination): number {
  return view.map[destination].treasure || isOutfitting(view) ? box.treasure[destination] : -1;
}
