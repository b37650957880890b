import { amerigo, type Box, openBox, type View } from '@portolan/amerigo';
import type { TableText } from '@portolan/client';
import { describeFault, InvariantError } from '@portolan/kernel';
import { describeView } from './describeView.ts';
import { readGrid } from './grid.ts';
import { mapSvg } from './mapSvg.ts';
import { mapText } from './mapText.ts';
import { makeText } from './text.ts';

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

/** The texts for a set of components, by default the shipped ones. Views, moves and events must belong to them. */
export function textFor(components?: unknown): TableText {
  const box = opened(components);
  return { ...makeText(box), describeView: (view, names) => describeView(box, view as View, names) };
}

function opened(components?: unknown): Box {
  const box = openBox(components);
  if (!box.ok) {
    throw new InvariantError(`no texts or map for these components: ${describeFault(box.error, amerigo.problems)}`);
  }
  return box.value;
}
