import { type Box, type Event, type Move, openBox, type View } from '@portolan/amerigo';
import type { Picture, TableText } from '@portolan/client';
import { describeFault, InvariantError } from '@portolan/kernel';
import { wordBoard } from './board.ts';
import { describeEvent } from './describeEvent.ts';
import { describeMove } from './describeMove.ts';
import { describeView } from './describeView.ts';
import { readGrid } from './grid.ts';
import { mapSvg } from './mapSvg.ts';
import { mapText } from './mapText.ts';
import { pictureOf } from './picture.ts';
import { prompt } from './prompt.ts';

/** The map of a game, for a caller that is generic over games. */
export interface GameMap {
  /** In several lines of text. */
  text(view: unknown): string;
  /** As a drawing. */
  svg(view: unknown): string;
}

/** The map for a set of components, which the game must have accepted before. */
export function mapFor(components?: unknown): GameMap {
  const box = opened(components);
  // The caller vouches that the view is one of Amerigo: he took it from its game.
  return {
    text: (view) => mapText(readGrid(box, view as View)),
    svg: (view) => mapSvg(readGrid(box, view as View)),
  };
}

/** The words for a set of components, ours unless told; he who calls vouches for views, moves and events likewise. */
export function textFor(components?: unknown): TableText {
  const box = opened(components);
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    describeEvent: (event, names) => describeEvent(box, event as Event, names),
    describeView: (view, names) => describeView(box, view as View, names),
  };
}

/** What the generic table is told: the view in words, and the map as a drawing. */
export interface PlainTable {
  board(view: unknown): unknown;
  picture(view: unknown): Picture;
}

export function plainTable(components?: unknown): PlainTable {
  const box = opened(components);
  return {
    board: (view) => wordBoard(box, view as View),
    picture: (view) => pictureOf(box, view as View),
  };
}

function opened(components?: unknown): Box {
  const box = openBox(components);
  if (!box.ok) throw new InvariantError(`no words or map for these components: ${describeFault(box.error)}`);
  return box.value;
}
