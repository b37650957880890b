import { openBox, type View } from '@portolan/amerigo';
import { describeFault, InvariantError } from '@portolan/kernel';
import { readGrid } from './grid.ts';
import { mapSvg } from './mapSvg.ts';
import { mapText } from './mapText.ts';

/** The map of a game, for a caller that is generic over games. */
export interface GameMap {
  /** In several lines of text. */
  text(view: unknown): string;
  /** As a drawing. */
  svg(view: unknown): string;
}

/** The map for a set of components, which the game must have accepted before. */
export function mapFor(components?: unknown): GameMap {
  const opened = openBox(components);
  if (!opened.ok) throw new InvariantError(`no map for these components: ${describeFault(opened.error)}`);
  const box = opened.value;
  // The caller vouches that the view is one of Amerigo: he took it from its game.
  return {
    text: (view) => mapText(readGrid(box, view as View)),
    svg: (view) => mapSvg(readGrid(box, view as View)),
  };
}
