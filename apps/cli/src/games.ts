import { amerigo } from '@portolan/amerigo';
import { francisDrake } from '@portolan/francis-drake';
import type { GamePackage } from '@portolan/kernel';
import { specimen } from '@portolan/specimen';
import type { GameText } from './text.ts';

export interface GameEntry {
  readonly package: GamePackage;
  /** The game's own words, where it has some. */
  readonly text?: GameText;
}

/** The one list of games at the command line; the first is the one shown when none is named. */
export const GAMES: readonly GameEntry[] = [{ package: francisDrake }, { package: amerigo }, { package: specimen }];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.package.id === id);
}

export function gameIds(): string[] {
  return GAMES.map((entry) => entry.package.id);
}
