import type { Box, View } from '@portolan/amerigo';
import type { GameText } from '@portolan/client';
import { turnWords } from './turnWords.ts';

type Texts = typeof import('./text.ts');

/** The game's text for a page, which loads the words for events after its first picture. */
export function laterWords(box: Box): GameText {
  let texts: Texts | undefined;
  const turn = turnWords(box);
  const wordsFor = (view?: View): GameText => {
    let words: ReturnType<Texts['eventWords']> | undefined;
    const loaded = () => {
      words ??= texts?.eventWords(box, view);
      return words;
    };
    return {
      ...turn,
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
