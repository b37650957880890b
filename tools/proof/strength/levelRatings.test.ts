import { readFileSync } from 'node:fs';
import type { ArenaResult } from '@portolan/bots';
import { GAMES } from '@portolan/cli/games';
import { describe, expect, it } from 'vitest';
import { GAMES_PER_STEP, levelRatings, rateLevels, ratingsFile } from './levelRatings.ts';
import { pairingsOf } from './pairings.ts';
import { completed, currentVersions, fileOf, loadKept } from './results.ts';

const RECORDED = GAMES.map((entry) => entry.package).filter(({ id }) => pairingsOf(id).length > 0);

/** Games of two of which the upper bot wins three quarters. */
function games(upper: string, lower: string, count: number): ArenaResult[] {
  return Array.from({ length: count }, (_, number) => ({
    game: 'toy',
    options: {},
    seed: `${upper}/${number}`,
    bots: [upper, lower],
    versions: { rules: 1, advice: '', bots: {} },
    scores: [1, 1],
    places: number % 4 === 0 ? [2, 1] : [1, 2],
    decisions: 1,
    ms: 1,
  }));
}

describe('the ratings of levels', () => {
  const first = games('bosun', 'cabinBoy', 60);

  it('have the weakest level as their fixed point', () => {
    const { cabinBoy, bosun } = rateLevels(first);
    expect(cabinBoy).toEqual({ value: 1500, interval: 0, games: 60 });
    // Odds of three to one.
    expect(bosun?.value).toBeGreaterThan(1680);
    expect(bosun?.value).toBeLessThan(1700);
    expect(bosun?.interval).toBeGreaterThan(80);
    expect(bosun?.games).toBe(60);
  });

  it('need enough games from each level to the next', () => {
    const master = games('master', 'bosun', GAMES_PER_STEP - 1);
    const admiral = games('admiral', 'master', 100);
    expect(Object.keys(rateLevels([...first, ...master, ...admiral]))).toEqual(['cabinBoy', 'bosun']);
    expect(rateLevels([...first, ...master, ...admiral])).toEqual(rateLevels(first));
    const more = games('master', 'bosun', GAMES_PER_STEP);
    const all = rateLevels([...first, ...more, ...admiral]);
    expect(Object.keys(all)).toEqual(['cabinBoy', 'bosun', 'master', 'admiral']);
    expect(all.admiral?.value).toBeGreaterThan(all.master?.value ?? Number.POSITIVE_INFINITY);
    expect(rateLevels([])).toEqual({});
  });

  it('are not changed by games with other bots, or against the rules', () => {
    const solo = { ...games('bosun', 'cabinBoy', 1)[0], bots: ['admiral'], places: [1] } as ArenaResult;
    const others = [...games('bosun', 'greedy', 60), { ...solo, rivals: [{ name: 'Planck', score: 1, place: 2 }] }];
    expect(rateLevels([...first, ...others])).toEqual(rateLevels(first));
  });

  it.each(RECORDED.map((one) => [one.id, one] as const))('of %s fit the record', async (id, game) => {
    const opened = game.open();
    if (!opened.ok) throw new Error(`${id} does not open`);
    const kept = loadKept(fileOf(id));
    const results = await Promise.all(
      pairingsOf(id).map(async (pairing) => {
        const versions = await currentVersions(opened.value, pairing);
        return kept
          .filter((one) => one.pairing === pairing.id && one.versions === versions)
          .map((one) => completed(pairing, one));
      }),
    );
    const written: unknown = JSON.parse(readFileSync(ratingsFile(id), 'utf8'));
    expect(written).toEqual(await levelRatings(opened.value, results.flat()));
  });
});
