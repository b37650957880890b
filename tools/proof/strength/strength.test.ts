import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArenaResult } from '@portolan/bots';
import { GAMES } from '@portolan/cli/games';
import { afterAll, describe, expect, it } from 'vitest';
import { tableOf } from './document.ts';
import { findingOf } from './findings.ts';
import { matchOf, type Pairing, pairingsOf } from './pairings.ts';
import { completed, currentVersions, isSameResult, keep, loadKept, saveKept } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'strength-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PAIRING: Pairing = {
  id: '2:a,b',
  game: 'toy',
  players: 2,
  bots: ['a', 'b'],
  variants: [{}],
  claim: { figure: 'beaten', least: 0.7 },
};

function played(number: number, places: number[], pairing = PAIRING): ArenaResult {
  const versions = { rules: 1, advice: 'x', bots: {} };
  return {
    ...matchOf(pairing, number),
    versions,
    scores: places.map((place) => 9 - place),
    places,
    decisions: 5,
    ms: 1000,
  };
}

describe('the pairings', () => {
  it('are named differently, and compare each level with the one below at every number of players', () => {
    for (const entry of GAMES) {
      const pairings = pairingsOf(entry.package.id);
      const ids = pairings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const opened = entry.package.open();
      if (!opened.ok || pairings.length === 0) continue;
      const { min, max } = opened.value.game.seats;
      for (let players = Math.max(2, min); players <= max; players++)
        expect(ids.filter((id) => new RegExp(`^${players}:admiral(,master)+$`).test(id))).toHaveLength(1);
    }
  });

  it('are played with the same deals in rotation', () => {
    const [one, other, next] = [0, 1, 2].map((number) => matchOf(PAIRING, number));
    expect(one).toMatchObject({ seed: 'strength 2:a,b/0', bots: ['a', 'b'] });
    expect(other).toMatchObject({ seed: 'strength 2:a,b/0', bots: ['b', 'a'] });
    expect(next?.seed).toBe('strength 2:a,b/1');
  });
});

describe('results', () => {
  it('come back from their file, and a replay is compared with them', () => {
    const file = pathToFileURL(join(folder, 'toy.jsonl'));
    const results = [played(1, [2, 1]), played(0, [1, 2])];
    saveKept(
      file,
      results.map((result, at) => keep(PAIRING, 1 - at, result)),
    );
    const [first, second] = loadKept(file);
    expect(first && completed(PAIRING, first)).toMatchObject({ ...played(0, [1, 2]), versions: {} });
    expect(second && isSameResult(second, played(1, [2, 1]))).toBe(true);
    expect(second && isSameResult(second, played(1, [1, 2]))).toBe(false);
    expect(loadKept(pathToFileURL(join(folder, 'none.jsonl')))).toEqual([]);
  });

  it('belong to versions of the bots at the table', async () => {
    const opened = GAMES.find((one) => one.package.id === 'specimen')?.package.open();
    if (opened?.ok !== true) throw new Error('specimen does not open');
    const versions = await currentVersions(opened.value, { ...PAIRING, bots: ['greedy'] });
    expect(await currentVersions(opened.value, { ...PAIRING, bots: ['greedy'] })).toBe(versions);
    expect(await currentVersions(opened.value, { ...PAIRING, bots: ['admiral'] })).not.toBe(versions);
  });
});

describe('findings', () => {
  it('need enough games, and the claimed figure', () => {
    const games = (count: number, won: (number: number) => boolean): ArenaResult[] =>
      Array.from({ length: count }, (_, number) => {
        const first = won(number) === (number % 2 === 0);
        return played(number, first ? [1, 2] : [2, 1]);
      });
    expect(
      findingOf(
        PAIRING,
        games(20, () => true),
      ).verdict,
    ).toBe('too few games');
    expect(
      findingOf(
        PAIRING,
        games(60, (number) => number % 4 !== 0),
      ),
    ).toMatchObject({ verdict: 'shown', games: 60 });
    expect(
      findingOf(
        PAIRING,
        games(60, (number) => number % 2 === 0),
      ).verdict,
    ).toBe('missed');
  });

  it('judge each variant where that is claimed', () => {
    const solo: Pairing = {
      ...PAIRING,
      players: 1,
      bots: ['a'],
      variants: [{ planck: 'spain' }, { planck: 'france' }],
      claim: { figure: 'won', least: 0.5, leastEach: 0.5 },
    };
    const results = Array.from({ length: 60 }, (_, number) => {
      const lost = number % 2 === 1 && number % 3 !== 0;
      const planck = { name: 'Planck', score: 1, place: lost ? 1 : 2 };
      return { ...played(number, [lost ? 2 : 1], solo), rivals: [planck] };
    });
    const finding = findingOf(solo, results);
    expect(finding.verdict).toBe('missed');
    expect(finding.each.map(({ name, games }) => [name, games])).toEqual([
      ['spain', 30],
      ['france', 30],
    ]);
    const table = tableOf({ findings: [finding], unplayed: [{ ...finding.pairing, players: 2 }] });
    expect(table).toMatch(/\| 1 +\| a +\| Planck +\| 60 +\| games won/);
    expect(table).toMatch(/\| 2 +\| a +\| Planck +\| 0 +\| games won .*not played/);
  });
});
