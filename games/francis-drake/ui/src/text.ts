import type { MoveText, Said } from '@portolan/client';
import type { Box, Event, Move, View } from '@portolan/francis-drake';
import type { BaseEvent } from '@portolan/kernel';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { prompt } from './prompt.ts';
import { tellEvent } from './tellEvent.ts';

/** The game's text, for a caller that is generic over games. */
export interface Words {
  /** The question to the viewer of `view`. */
  prompt(view: unknown): string;
  /** Describes a move to the viewer of `view`, who may play it. */
  describeMove(move: unknown, view: unknown): MoveText;
  /** A sentence for the log. `names` is by seat; `you` is the seat of a reader who is addressed as such. */
  describeEvent(event: BaseEvent, names: readonly string[], you?: number): string;
  /** The same sentence in parts, each thing on the board with the id of its card. */
  tellEvent(event: BaseEvent, names: readonly string[], you?: number): readonly Said[];
}

/** The caller guarantees that views, moves and events come from Francis Drake. */
export function makeWords(box: Box): Words {
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    describeEvent: (event, names, you) => describeEvent(box, event as Event, names, you),
    tellEvent: (event, names, you) => tellEvent(box, event as Event, names, you),
  };
}
