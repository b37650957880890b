import type { Picture, TableText } from '@portolan/client';
import { describeFault, InvariantError } from '@portolan/kernel';
import { type Box, type Event, type Move, openBox, type View } from '@portolan/nina-pinta';
import { wordBoard } from './board.ts';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { describeView } from './describeView.ts';
import { t } from './messages/names.ts';
import { pictureOf } from './picture.ts';
import { prompt } from './prompt.ts';
import { targetName, targetsOf } from './targets.ts';

/** The words for a set of components, by default ours. Views, moves and events must belong to them. */
export function textFor(components?: unknown): TableText {
  const box = opened(components);
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    describeEvent: (event, names) => describeEvent(box, event as Event, names),
    describeView: (view, names) => describeView(box, view as View, names),
  };
}

/** What the generic table needs besides the words. */
export interface PlainTable {
  /** The view in words. */
  board(view: unknown): unknown;
  /** The three worlds as a drawing. */
  picture(view: unknown): Picture;
  /** Planck, in a solo game. */
  rivals(view: unknown): readonly string[];
  targets(text: string): readonly string[];
  nameTarget(target: string): string | undefined;
}

export function plainTable(components?: unknown): PlainTable {
  const box = opened(components);
  return {
    board: (view) => wordBoard(box, view as View),
    picture: (view) => pictureOf(box, view as View),
    rivals: (view) => ((view as View).seats === 1 ? [t('planck')] : []),
    targets: targetsOf,
    nameTarget: (target) => targetName(box, target),
  };
}

function opened(components?: unknown): Box {
  const box = openBox(components);
  if (!box.ok) throw new InvariantError(`no words for these components: ${describeFault(box.error)}`);
  return box.value;
}
