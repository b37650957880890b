import type { Move } from '@portolan/amerigo';
import { type GuideAdvice, makeStep, type StepFor } from '@portolan/table-kit/guide';
import { aimOf } from './aim.ts';
import { annotationsFor } from './annotations.ts';
import { askFor } from './asks.ts';
import type { GuideScene } from './guideScene.ts';
import { moveWords } from './moveWords.ts';
import { planText } from './plan.ts';
import { pressText } from './press.ts';
import { reasonFor } from './reasons.ts';
import { respondTo } from './respond.ts';

/** What the guide says now. */
export const stepFor: StepFor<GuideScene> = makeStep<Move, GuideScene>({
  respondTo,
  annotationsFor,
  askFor,
  planText,
  meaningOf: reasonFor,
  suggestions,
  pressText,
});

/** The best move and, at the start of a turn, the best one that has another reason. */
function suggestions(scene: GuideScene): readonly GuideAdvice[] {
  const [best, ...others] = scene.advised;
  if (best === undefined) return [];
  const reason = reasonFor(scene, best.move);
  // Within an action, the controls show the alternatives well enough.
  const isOpen = scene.asked?.kind === 'takeTurn';
  const other = isOpen ? others.find(({ move }) => reasonFor(scene, move) !== reason) : undefined;
  return [best, ...(other === undefined ? [] : [other])].map(({ text, move }) => ({
    move: text,
    words: moveWords(scene, move),
    reason: reasonFor(scene, move),
    point: aimOf(scene, move),
  }));
}
