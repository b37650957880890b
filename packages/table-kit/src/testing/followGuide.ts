import { textOf } from '@portolan/i18n';
import type { Advised, Made } from '../guide/lesson.ts';
import type { Pressing, StepFor } from '../guide/makeGuide.tsx';
import type { GuidePage, GuideStep } from '../guide/page.ts';

const BUTTONS = { confirm: 'Confirm', back: 'Back', undo: 'Undo', endTurn: 'End turn', skip: 'Skip to your turn' };
const PICKS = ['nothing', 'part', 'move', 'only'] as const;

/** The player has picked nothing yet. */
export const PRESSING: Pressing = {
  picked: 'nothing',
  chosen: undefined,
  mayEnd: false,
  showing: false,
  buttons: BUTTONS,
};

/** Traces of values that are not text. */
export const RAW_TEXT = /undefined|NaN|null|object|\{|\}|[a-z][A-Z]| {2}|\s$|^$|-\d| ,|\.\.| \./;

interface GuidedScene {
  readonly asked: unknown;
  readonly advised: readonly Advised<unknown>[];
  readonly made: readonly Made[];
}

export interface GuideUnderTest<Scene> {
  readonly pages: readonly GuidePage<Scene>[];
  readonly stepFor: StepFor<Scene>;
  adviceOf?(scene: Scene): readonly string[] | undefined;
  /** The title of a card that the guide points at. */
  cardTitle(scene: Scene, card: string): string | undefined;
  /** Is given every text, with the step it comes from unless it is on a page. */
  hear?(text: string, step?: GuideStep): void;
}

export interface GuideTrial {
  /** The ids of the pages, in the order in which they were read. */
  readonly read: readonly string[];
  readonly responses: ReadonlySet<string>;
  /** Texts with raw values, decisions without anything to press, and pointers to nothing. */
  readonly strange: readonly string[];
}

/** Reads everything a guide says in a game, with every way in which a choice can be half made. */
export function followGuide<Scene extends GuidedScene>(
  guide: GuideUnderTest<Scene>,
  scenes: Iterable<Scene>,
): GuideTrial {
  const [strange, responses] = [new Set<string>(), new Set<string>()];
  const [read, given] = [[] as string[], new Map<number, readonly string[]>()];
  for (const scene of scenes) {
    for (let page = nextPage(guide.pages, scene, read); page !== undefined; page = nextPage(guide.pages, scene, read)) {
      for (const fault of pageFaults(guide, scene, page)) strange.add(fault);
      guide.hear?.(page.text(scene));
      read.push(page.id);
    }
    const [best] = scene.advised;
    if (best !== undefined) given.set(scene.made[0]?.seq ?? 0, guide.adviceOf?.(scene) ?? [best.text]);
    for (const picked of PICKS) {
      const chosen = picked === 'move' ? scene.advised.at(-1)?.text : undefined;
      const step = guide.stepFor(scene, given, { ...PRESSING, picked, chosen });
      if (step.response !== undefined) responses.add(step.response);
      if (scene.asked !== undefined) for (const fault of stepFaults(step)) strange.add(fault);
      for (const text of textsOf(step)) guide.hear?.(text, step);
    }
  }
  return { read, responses, strange: [...strange] };
}

export function nextPage<Scene>(
  pages: readonly GuidePage<Scene>[],
  scene: Scene,
  read: readonly string[],
): GuidePage<Scene> | undefined {
  return pages.find(({ id, when }) => !read.includes(id) && when(scene, read));
}

/** Every text of a step that is not empty. */
export function textsOf({ response, ask, plan, press, advice, annotations }: GuideStep): string[] {
  return [
    ...[response, ask?.title, ask?.text, plan?.text, press].filter((text) => text !== undefined),
    ...advice.flatMap(({ words, reason }) => [words, reason]),
    ...annotations.flatMap(({ said, meaning }) => [...(said.length === 0 ? [] : [textOf(said)]), meaning]),
  ];
}

function pageFaults<Scene>(guide: GuideUnderTest<Scene>, scene: Scene, page: GuidePage<Scene>): string[] {
  const raw = [page.title(scene), page.text(scene)].filter((text) => RAW_TEXT.test(text));
  const lost = page.point(scene).filter((card) => !guide.cardTitle(scene, card));
  return [...raw.map((text) => `raw: ${text}`), ...lost.map((card) => `${page.id} points at nothing: ${card}`)];
}

/** A decision has a lesson and says what to press, and nothing tells the player to sit and watch. */
export function stepFaults(step: GuideStep): string[] {
  const texts = textsOf(step);
  return [
    ...(step.ask === undefined || !/^Press /.test(step.press) ? [`nothing to press: ${step.press}`] : []),
    ...texts.filter((text) => /\bwatch|is deciding/i.test(text)).map((text) => `watch: ${text}`),
    ...texts.filter((text) => RAW_TEXT.test(text)).map((text) => `raw: ${text}`),
  ];
}
