import type { Move } from '@portolan/nina-pinta';
import { type GuideAdvice, makeStep, type StepFor } from '@portolan/table-kit/guide';
import { aimOf } from './aim.ts';
import { annotationsFor } from './annotations.ts';
import { askFor, isTaught } from './asks.ts';
import type { GuideScene } from './guideScene.ts';
import { moveWords } from './moveWords.ts';
import { packingLeft } from './packing.ts';
import { packingAdvice } from './packingAdvice.ts';
import { planText } from './plan.ts';
import { pressText, waitingText } from './press.ts';
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
  waitingText,
});

/** While the player loads, the advice is about all three ships. */
export function adviceOf(scene: GuideScene): readonly string[] | undefined {
  return scene.packing === undefined ? undefined : packingLeft(scene, scene.packing);
}

/** Questions that open a turn: an alternative shows what else the turn could be about. */
const OPEN: readonly string[] = ['sailShip', 'selectBenefit', 'build'];

/** The best move and, where a turn begins, the best one that has another reason. */
function suggestions(scene: GuideScene): readonly GuideAdvice[] {
  const [best, ...others] = scene.advised;
  if (best === undefined) return [];
  if (scene.packing !== undefined && best.move.kind === 'load') return [packingAdvice(scene, scene.packing, best.text)];
  const reason = reasonFor(scene, best.move);
  // A long lesson needs the room.
  const isOpen = scene.asked !== undefined && OPEN.includes(scene.asked.kind) && !isTaught(scene);
  const other = isOpen
    ? others.find(({ move }) => move.kind !== best.move.kind || reasonFor(scene, move) !== reason)
    : undefined;
  return [best, ...(other === undefined ? [] : [other])].map(({ text, move }) => ({
    move: text,
    words: moveWords(scene, move),
    reason: reasonFor(scene, move),
    point: aimOf(scene, move),
  }));
}
