import type { TableText } from '@portolan/client';
import type { Event, Move, View } from '@portolan/specimen';
import { describeView } from './describeView.ts';
import { describeEvent, describeMove, prompt } from './words.ts';

/** The words of the game. The caller guarantees that views, moves and events are those of Landfall. */
export function textFor(): TableText {
  return {
    prompt: (view) => prompt(view as View),
    describeMove: (move, view) => describeMove(move as Move, view as View),
    describeEvent: (event, names, you) => describeEvent(event as Event, names, you),
    describeView: (view, names) => describeView(view as View, names),
  };
}
