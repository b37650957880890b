import type { GameText } from '@portolan/client';
import type { Box, Move, View } from '@portolan/nina-pinta';
import { describeMove } from './describeMove.ts';
import { prompt } from './prompt.ts';

/** What a player whose turn it is has to read. */
export type TurnWords = Pick<GameText, 'prompt' | 'describeMove'>;

/** Views and moves must belong to this box. */
export function turnWords(box: Box): TurnWords {
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
  };
}
