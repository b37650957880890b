import type { GameText } from '@portolan/client';
import type { Box, Event } from '@portolan/nina-pinta';
import { describeEvent } from './describeEvent.ts';
import { tellEvent } from './tellEvent.ts';
import { turnWords } from './turnWords.ts';

/** The words for events, which a page loads after its first picture. */
export type EventWords = Required<Pick<GameText, 'describeEvent' | 'tellEvent'>>;

export function eventWords(box: Box): EventWords {
  return {
    describeEvent: (event, names, you) => describeEvent({ box, names, you }, event as Event),
    tellEvent: (event, names, you) => tellEvent({ box, names, you }, event as Event),
  };
}

/** The game's texts for callers that are generic over games. Views, moves and events must belong to this box. */
export function makeText(box: Box): GameText {
  return { ...turnWords(box), ...eventWords(box) };
}
