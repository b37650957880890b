import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Release, readReleases } from '@portolan/server/releases';
import { buildRules } from './buildRules.ts';
import { opened, PACKAGES, ROOT } from './goldenGames.ts';

/** Adds the current rules of a game to a folder of releases. A release is never replaced. */
export async function release(game: string, folder: string): Promise<Release> {
  const one = PACKAGES.find(({ id }) => id === game);
  if (one === undefined)
    throw new Error(`unknown game '${game}'; known games: ${PACKAGES.map(({ id }) => id).join(', ')}`);
  const { rulesVersion } = opened(one).game;
  const releases = readReleases(folder);
  if (releases.some((known) => known.game === game && known.rulesVersion === rulesVersion))
    throw new Error(`rules version ${rulesVersion} of ${game} is released already; raise rulesVersion first`);
  const code = await buildRules(ROOT, one);
  const file = `${game}-${rulesVersion}.mjs`;
  const added = { game, rulesVersion, file, sha256: createHash('sha256').update(code).digest('hex') };
  writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify([...releases, added], undefined, 2)}\n`);
  return added;
}

if (import.meta.main) {
  const [game] = process.argv.slice(2);
  if (game === undefined) {
    console.error('release GAME: keeps the current rules of a game, before a change that raises its rulesVersion');
    process.exitCode = 2;
  } else {
    const { file, sha256 } = await release(game, join(ROOT, 'releases'));
    console.log(`releases/${file}  sha256 ${sha256}`);
  }
}
