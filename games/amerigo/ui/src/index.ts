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
import { nameTarget, targets } from './targets.ts';

/** The map of a game, for a caller that is generic over games. */
export interface GameMap {
  /** In several lines of text. */
  text(view: unknown): string;
  /** As a drawing. */
  svg(view: unknown): string;
}

/** The map for a set of components that the game accepts. */
export function mapFor(components?: unknown): GameMap {
  const box = opened(components);
  // A caller passes only views that it got from the game.
  return {
    text: (view) => mapText(readGrid(box, view as View)),
    svg: (view) => mapSvg(readGrid(box, view as View)),
  };
}

/** The words for a set of components, by default the shipped ones. Views, moves and events must be of this game. */
export function textFor(components?: unknown): TableText {
  const box = opened(components);
  return {
    prompt: (view) => prompt(box, view as View),
    describeMove: (move, view) => describeMove(box, move as Move, view as View),
    describeEvent: (event, names) => describeEvent(box, event as Event, names),
    describeView: (view, names) => describeView(box, view as View, names),
  };
}

/** What the generic table needs: the view in words, the map as a drawing, and what moves point at. */
export interface PlainTable {
  board(view: unknown): unknown;
  picture(view: unknown): Picture;
  targets(text: string): readonly string[];
  nameTarget(target: string): string | undefined;
}

export function plainTable(components?: unknown): PlainTable {
  const box = opened(components);
  return {
    board: (view) => wordBoard(box, view as View),
    picture: (view) => pictureOf(box, view as View),
    targets,
    nameTarget: (target) => nameTarget(box, target),
  };
}

function opened(components?: unknown): Box {
  const box = openBox(components);
  if (!box.ok) throw new InvariantError(`no words or map for these components: ${describeFault(box.error)}`);
  return box.value;
}
