import type { GameText } from '@portolan/client';
import type { Box } from '@portolan/nina-pinta';
import type { EventWords } from './text.ts';
import { turnWords } from './turnWords.ts';

/** The game's text for a page, which loads the words for events after its first picture. */
export function laterWords(box: Box): GameText {
  let words: EventWords | undefined;
  return {
    ...turnWords(box),
    describeEvent: (event, names, you) => words?.describeEvent(event, names, you),
    tellEvent: (event, names, you) => words?.tellEvent(event, names, you),
    loadEvents: async () => {
      words ??= (await import('./text.ts')).eventWords(box);
    },
  };
}
