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
  let texts: typeof import('./text.ts') | undefined;
  const load = async (): Promise<void> => {
    texts = await import('./text.ts');
  };
  const wordsFor = (resigned: readonly number[]): GameText => {
    let words: GameText | undefined;
    const loaded = (): GameText | undefined => {
      words ??= texts?.makeText(box, resigned);
      return words;
    };
    return {
      prompt: (view) => prompt(box, view as View),
      describeMove: (move, view) => loaded()?.describeMove(move, view) ?? { text: shortWords(box, move as Move) },
      describeEvent: (event, names, you) => loaded()?.describeEvent(event, names, you),
      tellEvent: (event, names, you) => loaded()?.tellEvent?.(event, names, you),
      loadEvents: load,
    };
  };
  return { ...wordsFor([]), forMatch: (_, resigned) => wordsFor(resigned) };
}

function shortWords(box: Box, move: Move): string {
  return factWords(targetsOf(box, move).flatMap((target) => nameTarget(box, target) ?? []));
}
