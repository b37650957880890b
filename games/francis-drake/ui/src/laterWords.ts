import type { GameText } from '@portolan/client';
import type { Box, Move, View } from '@portolan/francis-drake';
import { prompt } from './prompt.ts';
import { nameTarget } from './table/nameTarget.ts';
import { targetsOf } from './table/targets.ts';
import type { Words } from './text.ts';

/** The game's text for a page, which loads all words but the question after its first picture. */
export function laterWords(box: Box): GameText {
  let words: Words | undefined;
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => words?.describeMove(move, view) ?? { text: shortly(box, move as Move) },
    describeEvent: (event, names, you) => words?.describeEvent(event, names, you),
    tellEvent: (event, names, you) => words?.tellEvent(event, names, you),
    loadEvents: async () => {
      words = (await import('./text.ts')).makeWords(box);
    },
  };
}

/** What a move points at, until there are words for it. */
function shortly(box: Box, move: Move): string {
  return targetsOf(box, move)
    .map((target) => nameTarget(box, target))
    .join(', ');
}
