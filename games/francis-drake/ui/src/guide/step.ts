import { moveSentence } from '@portolan/client';
import type { Move } from '@portolan/francis-drake';
import { type GuideAdvice, makeStep, type StepFor } from '@portolan/table-kit/guide';
import { describeMove } from '../describeMove.ts';
import { annotationsFor } from './annotations.ts';
import { askFor } from './asks.ts';
import type { GuideScene } from './guideScene.ts';
import { planText } from './plan.ts';
import { pressText, waitingText } from './press.ts';
import { aimOf, reasonFor } from './reasons.ts';
import { choiceMeaning, respondTo } from './respond.ts';

/** What the guide says now. */
export const stepFor: StepFor<GuideScene> = makeStep<Move, GuideScene>({
  respondTo,
  annotationsFor,
  askFor,
  planText,
  meaningOf: choiceMeaning,
  suggestions,
  pressText,
  waitingText,
});

/** The best move, and the best one that has another reason. */
function suggestions(scene: GuideScene): readonly GuideAdvice[] {
  const { advised } = scene;
  const [best, ...others] = advised;
  if (best === undefined) return [];
  const reason = reasonFor(scene, best);
  const other = others.find((one) => reasonFor(scene, one) !== reason);
  return [best, ...(other === undefined ? [] : [other])].map((one) => ({
    move: one.text,
    words: shortWords(scene, one.move),
    // Only the best one is better than the others; another is judged by itself.
    reason: one === best ? reason : choiceMeaning(scene, one.move),
    point: aimOf(scene, one),
  }));
}

/** The move, with what a stop gives and where counters go. The rest is on the board and in the lesson. */
function shortWords({ box, view }: GuideScene, move: Move): string {
  const { text, effect } = describeMove(box, move, view);
  const detailed = move.kind === 'stop' || move.kind === 'frigates' || move.kind === 'troops';
  if (!detailed || effect === undefined) return text;
  return moveSentence({ ...describeMove(box, move), effect });
}
