import type { GameText } from '@portolan/client';
import type { Box, Move, View } from '@portolan/nina-pinta';
import { prompt } from './prompt.ts';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';
import { factWords } from './words.ts';

/**
 * The game's text for a page, which loads the words for moves and events after its first picture. Until then a move is
 * called by what it points at.
 */
export function laterWords(box: Box): GameText {
  let words: GameText | undefined;
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => words?.describeMove(move, view) ?? { text: shortWords(box, move as Move) },
    describeEvent: (event, names, you) => words?.describeEvent(event, names, you),
    tellEvent: (event, names, you) => words?.tellEvent?.(event, names, you),
    loadEvents: async () => {
      words ??= (await import('./text.ts')).makeText(box);
    },
  };
}

function shortWords(box: Box, move: Move): string {
  return factWords(targetsOf(box, move).flatMap((target) => nameTarget(box, target) ?? []));
}
