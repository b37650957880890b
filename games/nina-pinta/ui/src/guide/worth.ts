import { settlementFigures } from '@portolan/nina-pinta';
import type { GuideScene } from './guideScene.ts';

/** What a Settler yields in a land. */
export function yieldAt({ box, view }: GuideScene, place: number): number {
  return settlementFigures(box, view, place, 'settler').gold;
}

/** What a Settler scores in a land. */
export function settlerPoints({ box, view }: GuideScene, place: number): number {
  return settlementFigures(box, view, place, 'settler').points;
}
