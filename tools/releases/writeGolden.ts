import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenFolder, goldenOpenings, opened, PACKAGES, playGolden } from './goldenGames.ts';

/**
 * Writes the golden games that are missing. It never replaces one: if a golden game of the current version no longer
 * replays, the rules have changed for running games and need a new `rulesVersion`.
 */
for (const one of PACKAGES) {
  const folder = goldenFolder(one.id, opened(one).game.rulesVersion);
  mkdirSync(folder, { recursive: true });
  for (const { file, opening } of goldenOpenings(one)) {
    const path = join(folder, file);
    if (existsSync(path)) continue;
    writeFileSync(path, await playGolden(one, opening));
    console.log(`${one.id}: ${file}`);
  }
}
