import type { MoveText } from '@portolan/client';
import type { Box, Move, View } from '@portolan/francis-drake';
import { describeMove } from './describeMove.ts';
import { prompt } from './prompt.ts';

/** What a player whose turn it is has to read. */
export interface TurnWords {
  /** The question to the viewer of `view`. */
  prompt(view: unknown): string;
  /** Describes a move to the viewer of `view`, who may play it. */
  describeMove(move: unknown, view: unknown): MoveText;
}

/** The caller guarantees that views and moves come from Francis Drake. */
export function turnWords(box: Box): TurnWords {
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
  };
}
