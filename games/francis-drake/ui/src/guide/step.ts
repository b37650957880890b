import { moveSentence } from '@portolan/client';
import type { Move } from '@portolan/francis-drake';
import type { Given, GuideAdvice, GuideStep, Pressing } from '@portolan/table-kit/guide';
import { describeMove } from '../describeMove.ts';
import { askFor } from './asks.ts';
import { explainNews } from './explain.ts';
import type { GuideScene } from './guideScene.ts';
import { t as ask } from './messages/asks.ts';
import { t as plan } from './messages/plan.ts';
import { planText } from './plan.ts';
import { pressText } from './press.ts';
import { aimOf, reasonFor } from './reasons.ts';
import { choiceMeaning, respondTo } from './respond.ts';

/** What the guide says now. */
export function stepFor(scene: GuideScene, given: Given, pressing: Pressing): GuideStep {
  const { mayEnd, showing } = pressing;
  const chosen = scene.asked === undefined ? undefined : scene.box.moves.byText.get(pressing.chosen ?? '');
  const press = pressText(scene, pressing);
  if (chosen !== undefined) return { ...NOTHING, ask: chosenText(scene, chosen), press };
  const text = planText(scene);
  const ending = scene.asked === undefined && mayEnd;
  return {
    response: respondTo(scene, given),
    news: explainNews(scene),
    ask: ending ? { title: ask('ending'), text: ask('end') } : askFor(scene),
    plan: text === undefined ? undefined : { title: plan('title'), text },
    press,
    advice: showing ? [] : suggestions(scene),
  };
}

const NOTHING = { response: undefined, news: [], plan: undefined, advice: [] };

/** What the move that waits to be confirmed is good for, whoever suggested it. */
function chosenText(scene: GuideScene, move: Move): GuideStep['ask'] {
  return { title: ask('chosen'), text: choiceMeaning(scene, move) };
}

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
