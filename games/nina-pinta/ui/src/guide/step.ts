import type { Given, GuideAdvice, GuideStep, Pressing } from '@portolan/table-kit/guide';
import { aimOf } from './aim.ts';
import { askFor, isTaught } from './asks.ts';
import { explainNews } from './explain.ts';
import type { GuideScene } from './guideScene.ts';
import { t as ask } from './messages/asks.ts';
import { t as plan } from './messages/plan.ts';
import { moveWords } from './moveWords.ts';
import { packingTexts } from './packing.ts';
import { packingAdvice } from './packingAdvice.ts';
import { planText } from './plan.ts';
import { pressText } from './press.ts';
import { reasonFor } from './reasons.ts';
import { respondTo } from './respond.ts';

/** What the guide says now. */
export function stepFor(scene: GuideScene, given: Given, pressing: Pressing): GuideStep {
  const { mayEnd, showing } = pressing;
  const chosen = scene.asked === undefined ? undefined : scene.box.moves.byText.get(pressing.chosen ?? '');
  const press = pressText(scene, pressing);
  if (chosen !== undefined) {
    return { ...NOTHING, ask: { title: ask('chosen'), text: reasonFor(scene, chosen) }, press };
  }
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

/** While the player loads, the advice is about all three ships. */
export function adviceOf({ box, packing, me }: GuideScene): string | undefined {
  return packing === undefined ? undefined : packingTexts({ box }, packing, Object.keys(me.loads ?? {}).length);
}

const NOTHING = { response: undefined, news: [], plan: undefined, advice: [] };

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
