import type { Box, Move, View } from '@portolan/amerigo';
import type { GameText } from '@portolan/client';
import { prompt } from './prompt.ts';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';

type Texts = typeof import('./text.ts');

/** The game's text for a page, which loads all words but the question after its first picture. */
export function laterWords(box: Box): GameText {
  let texts: Texts | undefined;
  const wordsFor = (view?: View): GameText => {
    let words: ReturnType<Texts['eventWords']> | undefined;
    const loaded = () => {
      words ??= texts?.eventWords(box, view);
      return words;
    };
    return {
      prompt: (now) => prompt(box, now as View),
      describeMove: (move, now) =>
        texts?.describeOnMap(box, move as Move, now as View) ?? { text: shortly(box, move as Move) },
      describeEvent: (event, names, you) => loaded()?.describeEvent(event, names, you),
      tellEvent: (event, names, you) => loaded()?.tellEvent(event, names, you),
      loadEvents: load,
    };
  };
  const load = async (): Promise<void> => {
    texts = await import('./text.ts');
  };
  return { ...wordsFor(), forMatch: (view) => wordsFor(view as View) };
}

/** What a move points at, until there are words for it. */
function shortly(box: Box, move: Move): string {
  return targetsOf(box, move)
    .map((target) => nameTarget(box, target))
    .join(', ');
}
