import { fileURLToPath } from 'node:url';
import { amerigo } from '@portolan/amerigo';
import { mapFor as amerigoMap, textFor as amerigoText, type GameMap } from '@portolan/amerigo-ui';
import { francisDrake } from '@portolan/francis-drake';
import { textFor as francisDrakeText } from '@portolan/francis-drake-ui';
import type { GamePackage } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { textFor as ninaPintaText } from '@portolan/nina-pinta-ui';
import { releasedRules } from '@portolan/server/releases';
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

/** The folder of earlier versions of their rules. */
export const RELEASES = fileURLToPath(new URL('../../../releases', import.meta.url));

/** The game; with a rules version, in that version if it was released. */
export function findGame(id: string, rulesVersion?: number): GameEntry | undefined {
  const entry = GAMES.find((one) => one.package.id === id);
  const released = rulesVersion === undefined ? undefined : releasedRules(RELEASES, id, rulesVersion);
  return entry === undefined || released === undefined ? entry : { ...entry, package: released };
}

export function gameIds(): string[] {
  return GAMES.map((entry) => entry.package.id);
}
