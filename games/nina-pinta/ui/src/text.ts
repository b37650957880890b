import type { GameText } from '@portolan/client';
import type { Box, Event, Move, View } from '@portolan/nina-pinta';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { prompt } from './prompt.ts';
import { tellEvent } from './tellEvent.ts';

/** The game's texts for callers that are generic over games. Views, moves and events must belong to this box. */
export function makeText(box: Box, resigned: readonly number[] = []): GameText {
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    describeEvent: (event, names, you) => describeEvent({ box, names, you, resigned }, event as Event),
    tellEvent: (event, names, you) => tellEvent({ box, names, you, resigned }, event as Event),
  };
}
