import { settlerYield } from './facts.ts';
import type { GuideScene } from './guideScene.ts';

/** What a Settler yields in a land. */
export function yieldAt({ box, view }: GuideScene, place: number): number {
  const here = view.places[place];
  return here === undefined ? 0 : settlerYield(box, here);
}

/** What a Settler scores in a land. */
export function settlerPoints({ box, view }: GuideScene, place: number): number {
  const { settler, cathedralFactor } = box.components.scoring;
  return view.places[place]?.cathedral === true ? settler * cathedralFactor : settler;
}
