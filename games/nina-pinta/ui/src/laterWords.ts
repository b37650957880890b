import type { GameText } from '@portolan/client';
import type { Box, Move, View } from '@portolan/nina-pinta';
import { describeMove } from './describeMove.ts';
import { prompt } from './prompt.ts';

/** The game's text for a page, which loads the words for events after its first picture. */
export function laterWords(box: Box): GameText {
  let words: GameText | undefined;
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    describeEvent: (event, names) => words?.describeEvent(event, names),
    loadEvents: async () => {
      words ??= (await import('./text.ts')).makeText(box);
    },
  };
}
