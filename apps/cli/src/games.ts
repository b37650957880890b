import { amerigo } from '@portolan/amerigo';
import { mapFor as amerigoMap, textFor as amerigoText, type GameMap } from '@portolan/amerigo-ui';
import { francisDrake } from '@portolan/francis-drake';
import { textFor as francisDrakeText } from '@portolan/francis-drake-ui';
import type { GamePackage } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { textFor as ninaPintaText } from '@portolan/nina-pinta-ui';
import { specimen } from '@portolan/specimen';
import { textFor as specimenText } from '@portolan/specimen-ui';
import type { GameText } from './text.ts';

export interface GameEntry {
  readonly package: GamePackage;
  /** The game's texts for a set of components, if it has any. */
  readonly textFor?: (components?: unknown) => GameText;
  /** Its map for a set of components, if the map differs from game to game. */
  readonly mapFor?: (components?: unknown) => GameMap;
}

/** The games of the command line; the first is the default of `watch`. */
export const GAMES: readonly GameEntry[] = [
  { package: francisDrake, textFor: francisDrakeText },
  { package: amerigo, textFor: amerigoText, mapFor: amerigoMap },
  { package: ninaPinta, textFor: ninaPintaText },
  { package: specimen, textFor: specimenText },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.package.id === id);
}

export function gameIds(): string[] {
  return GAMES.map((entry) => entry.package.id);
}
