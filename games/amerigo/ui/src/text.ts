import type { Box, Event, Move, View } from '@portolan/amerigo';
import type { GameText } from '@portolan/client';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { describeOnMap } from './describeOnMap.ts';
import type { Reader } from './mentions.ts';
import { prompt } from './prompt.ts';
import { layoutOfView } from './table/layoutOfView.ts';
import { tellEvent } from './tellEvent.ts';

export { describeOnMap };

/** The words for events, which a page loads after its first picture. */
export type EventWords = Required<Pick<GameText, 'describeEvent' | 'tellEvent'>>;

/** With a view of the match, islands are called by the names they have there. */
export function eventWords(box: Box, view?: View): EventWords {
  const named = view === undefined ? {} : { layout: layoutOfView(box, view) };
  const reader = (names: readonly string[], you?: number): Reader => ({ box, names, you, ...named });
  return {
    describeEvent: (event, names, you) => describeEvent(reader(names, you), event as Event),
    tellEvent: (event, names, you) => tellEvent(reader(names, you), event as Event),
  };
}

/** The game's texts for callers that are generic over games. Views, moves and events must belong to this box. */
export function makeText(box: Box): GameText {
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    ...eventWords(box),
  };
}
