import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GamePackage } from '@portolan/kernel';

/** The rules of an earlier version of a game, built into one file. */
export interface Release {
  readonly game: string;
  readonly rulesVersion: number;
  /** Relative to the folder of releases. */
  readonly file: string;
  readonly sha256: string;
}

const INDEX = 'index.json';

/** The releases that the index of a folder lists. */
export function readReleases(folder: string): readonly Release[] {
  return JSON.parse(readFileSync(join(folder, INDEX), 'utf8')) as readonly Release[];
}

/** Loads the released rules of a folder; throws if a file is not the one that was released. */
export function loadReleases(folder: string): readonly GamePackage[] {
  return readReleases(folder).map((release) => loadRelease(folder, release));
}

/** One version of a game's released rules, if the folder has it. */
export function releasedRules(folder: string, game: string, rulesVersion: number): GamePackage | undefined {
  const release = readReleases(folder).find((one) => one.game === game && one.rulesVersion === rulesVersion);
  return release && loadRelease(folder, release);
}

function loadRelease(folder: string, { game, rulesVersion, file, sha256 }: Release): GamePackage {
  const path = join(folder, file);
  const found = createHash('sha256').update(readFileSync(path)).digest('hex');
  const what = `rules version ${rulesVersion} of ${game} (${path})`;
  if (found !== sha256) throw new Error(`${what} has changed since its release: sha256 ${found}, released ${sha256}`);
  const module: { readonly default: GamePackage } = createRequire(import.meta.url)(path);
  const open = module.default.open();
  if (module.default.id !== game || !open.ok || open.value.game.rulesVersion !== rulesVersion)
    throw new Error(`${what} holds other rules than the index says`);
  return module.default;
}
