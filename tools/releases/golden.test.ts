import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, rngFromSeed } from '@portolan/kernel';
import { loadReleases } from '@portolan/server/releases';
import { describe, expect, it } from 'vitest';
import { disagreements, goldenFolder, goldenOpenings, goldenVersions, opened, PACKAGES, ROOT } from './goldenGames.ts';

const released = loadReleases(join(ROOT, 'releases')).map((one) => opened(one).game);

/** The rules of this version: the current ones, or those that were released. */
function rulesOf(game: string, rulesVersion: number): AnyGame | undefined {
  const current = PACKAGES.map((one) => opened(one).game);
  return [...current, ...released].find((one) => one.id === game && one.rulesVersion === rulesVersion);
}

describe.each(PACKAGES)('the golden games of $id', (one) => {
  const { game } = opened(one);

  it('cover every player count and opening of the current rules', () => {
    const kept = readdirSync(goldenFolder(one.id, game.rulesVersion));
    expect(kept.sort()).toEqual(goldenOpenings(one).map(({ file }) => file).sort()); // biome-ignore format: one thought
  });

  it('exist for every version up to the current one, none of which is lost', () => {
    const versions = Array.from({ length: game.rulesVersion }, (_, before) => before + 1);
    expect(goldenVersions(one.id).toSorted()).toEqual(versions);
    expect(versions.filter((version) => rulesOf(one.id, version) === undefined)).toEqual([]);
  });

  it.each(goldenVersions(one.id))('replay with the same hashes, events and outcomes: version %i', (version) => {
    const rules = rulesOf(one.id, version);
    expect(rules && disagreements(rules)).toEqual([]);
  });

  it('catch a change of the rules', () => {
    const changed: AnyGame = {
      ...game,
      setup: (options, seats, rng) => game.setup(options, seats, rngFromSeed(`${rng}`)),
    };
    expect(disagreements(changed)).toHaveLength(goldenOpenings(one).length);
  });
});
