import type { GameText } from '@portolan/client';
import { describeFault, InvariantError } from '@portolan/kernel';
import { type Box, type Event, type Move, openBox, type View } from '@portolan/nina-pinta';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { describeView } from './describeView.ts';
import { prompt } from './prompt.ts';

/** The words for a set of components, ours unless told; he who calls vouches for views, moves and events. */
export function textFor(components?: unknown): GameText {
  const box = opened(components);
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    describeEvent: (event, names) => describeEvent(box, event as Event, names),
    describeView: (view, names) => describeView(box, view as View, names),
  };
}

function opened(components?: unknown): Box {
  const box = openBox(components);
  if (!box.ok) throw new InvariantError(`no words for these components: ${describeFault(box.error)}`);
  return box.value;
}
