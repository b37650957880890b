import { nameAt } from '@portolan/client';
import type { Given, GuidedView } from './lesson.ts';
import type { Pressing, StepFor } from './makeGuide.tsx';
import { t } from './messages.ts';
import type { GuideAdvice, GuideAnnotation, GuideText } from './page.ts';

/** What a step reads from a scene. */
interface StepScene<M> {
  readonly view: GuidedView;
  readonly names: readonly string[];
  readonly asked: object | undefined;
  readonly box: { readonly moves: { readonly byText: ReadonlyMap<string, M> } };
}

/** What a game's guide has to say about a scene. */
export interface StepParts<M, Scene extends StepScene<M>> {
  /** What the player's last choice means, where it was not the guide's. */
  respondTo(scene: Scene, given: Given): string | undefined;
  annotationsFor(scene: Scene): readonly GuideAnnotation[];
  /** What is asked; undefined while others decide. */
  askFor(scene: Scene): GuideText | undefined;
  planText(scene: Scene): string | undefined;
  /** What the move is good for. */
  meaningOf(scene: Scene, move: M): string;
  /** Good moves, the best one first. */
  suggestions(scene: Scene): readonly GuideAdvice[];
  /** Exactly what to press, while the player is asked and has picked nothing. */
  pressText(scene: Scene, asked: NonNullable<Scene['asked']>): string;
  /** What to say beyond the fact that another seat is deciding. */
  waitingText?(scene: Scene): string | undefined;
}

/** What a guide says when there is nothing to read, from a game's parts. */
export function makeStep<M, Scene extends StepScene<M>>(parts: StepParts<M, Scene>): StepFor<Scene> {
  return (scene, given, pressing) => {
    const chosen = scene.asked === undefined ? undefined : scene.box.moves.byText.get(pressing.chosen ?? '');
    const press = pressText(parts, scene, pressing);
    if (chosen !== undefined) {
      return { ...NOTHING, ask: { title: t('chosen'), text: parts.meaningOf(scene, chosen) }, press };
    }
    const plan = parts.planText(scene);
    const isEnding = scene.asked === undefined && pressing.mayEnd;
    return {
      response: parts.respondTo(scene, given),
      annotations: parts.annotationsFor(scene),
      ask: isEnding ? { title: t('turnComplete'), text: t('turnCompleteHint') } : parts.askFor(scene),
      plan: plan === undefined ? undefined : { title: t('plan'), text: plan },
      press,
      advice: pressing.showing ? [] : parts.suggestions(scene),
    };
  };
}

const NOTHING = { response: undefined, annotations: [], plan: undefined, advice: [] };

function pressText<M, Scene extends StepScene<M>>(
  parts: StepParts<M, Scene>,
  scene: Scene,
  { picked, mayEnd, showing, buttons }: Pressing,
): string {
  const { asked } = scene;
  if (showing) return t('pressSkip', buttons);
  if (asked === undefined) return mayEnd ? t('pressEndTurn', buttons) : waitingText(parts, scene);
  if (picked === 'move') return t('pressConfirmOrBack', buttons);
  if (picked === 'only') return t('pressConfirm', buttons);
  return picked === 'part' ? t('pressNext', buttons) : parts.pressText(scene, asked);
}

function waitingText<M, Scene extends StepScene<M>>(parts: StepParts<M, Scene>, scene: Scene): string {
  const { question } = scene.view;
  if (question === undefined) return t('over');
  return parts.waitingText?.(scene) ?? t('waiting', { name: nameAt(scene.names, question.seat ?? 0) });
}
