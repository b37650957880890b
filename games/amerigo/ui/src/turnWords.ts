import type { Box, Move, View } from '@portolan/amerigo';
import type { GameText } from '@portolan/client';
import { describeMove } from './describeMove.ts';
import { prompt } from './prompt.ts';

/** What a player whose turn it is has to read. */
export type TurnWords = Pick<GameText, 'prompt' | 'describeMove'>;

/** The caller guarantees that views and moves come from Amerigo. */
export function turnWords(box: Box): TurnWords {
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
  };
}
