import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@portolan/cli/games';
import { describe, expect, it } from 'vitest';
import { AUDITS } from './audits.ts';
import { openShipped } from './chosenGames.ts';
import { FLOORS } from './floors.ts';
import { findOpening, openingsOf } from './openings.ts';
import { CHECKS } from './registry.ts';
import { checkBatch } from './work/lawBatch.ts';
import { addPlanckFigures, noPlanckFigures, playPlanckBatch } from './work/planckBatch.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

function proof(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
    });
  });
}

describe('the proof command', { timeout: 60_000 }, () => {
  it('lists its checks with one line each if none is given', async () => {
    const { code, out } = await proof();
    expect(code).toBe(0);
    const lines = out.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
    for (const { name, summary } of CHECKS) {
      expect(lines).toContainEqual(expect.stringContaining(`${name} ${summary.slice(0, 20)}`));
    }
  });

  it('answers wrong input with one line and exit code 2', async () => {
    const answers = await Promise.all([proof('luck'), proof('laws', '--game', 'chess'), proof('laws', '--seed', 'x')]);
    expect(answers.map(({ code, err }) => `${code} ${err}`)).toEqual([
      `2 proof: unknown check 'luck'; known: ${CHECKS.map(({ name }) => name).join(', ')}\n`,
      `2 proof: unknown game 'chess'; known games: ${GAMES.map((entry) => entry.package.id).join(', ')}\n`,
      '2 proof: laws: --seed needs --game G and --players N\n',
    ]);
  });

  it('runs the laws on all cores and ends with one line of JSON', async () => {
    const { code, out } = await proof('laws', '--game', 'specimen', '--games', '12', '--quick');
    const last = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ check: 'laws', ok: true, games: 36, broken: 0, breaches: [] });
    expect(out).toContain('times looked at');
    expect(code).toBe(0);
  });

  it('prints nothing but that line with --json', async () => {
    const { out } = await proof('laws', '--game', 'specimen', '--players', '2', '--seed', 'one', '--json');
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({ check: 'laws', ok: true, games: 1 });
  });
});

describe('every game of the command line', () => {
  it('has an audit and floors', () => {
    const ids = GAMES.map((entry) => entry.package.id).sort();
    expect(Object.keys(AUDITS).sort()).toEqual(ids);
    expect(Object.keys(FLOORS).sort()).toEqual(ids);
  });
});

describe('a batch of games under the laws', () => {
  const batch = {
    game: 'specimen',
    players: 3,
    opening: 'default',
    seeds: ['a', 'b', 'c'],
    thoroughness: 'quick',
  } as const;

  it('adds up what was checked', () => {
    const { games, figures, breaches } = checkBatch(batch);
    expect({ games, breaches }).toEqual({ games: 3, breaches: [] });
    const single = batch.seeds.map((seed) => checkBatch({ ...batch, seeds: [seed] }).figures.decisions);
    expect(figures.decisions).toBe(single.reduce((sum, decisions) => sum + decisions));
  });

  it('reports a violation with all that is needed to reproduce it, and continues', () => {
    const { games, breaches } = checkBatch({ ...batch, players: 99 });
    expect(games).toBe(3);
    expect(breaches.map(({ game, players, seed }) => `${game} ${players} ${seed}`)).toEqual([
      'specimen 99 a',
      'specimen 99 b',
      'specimen 99 c',
    ]);
    for (const { message } of breaches) expect(message).not.toContain('\n');
  });
});

describe('openings', () => {
  it('are the default options if a game lists no others', () => {
    expect(openingsOf('specimen', 3)).toEqual([{ name: 'default', players: 3, options: {} }]);
    expect(openingsOf('nina-pinta', 1).map(({ name }) => name)).toEqual([
      'spain',
      'portugal',
      'england',
      'france',
      'unasked',
      'readings',
      'planckShifts',
    ]);
    expect(findOpening('nina-pinta', 1, 'france').options).toEqual({ planck: 'france' });
    expect(() => findOpening('nina-pinta', 3, 'france')).toThrow("no opening 'france'; known openings: default");
  });

  it('are valid options of the game', () => {
    for (const entry of GAMES) {
      const { readOptions, seats } = openShipped(entry);
      for (let players = seats.min; players <= seats.max; players++) {
        for (const { options } of openingsOf(entry.package.id, players)) expect(readOptions(options).ok).toBe(true);
      }
    }
  });
});

describe('solo games against Planck', () => {
  it('add up, and are the same each time', async () => {
    const batch = { planck: 'france', nations: ['spain', 'england'], first: 4, games: 2 };
    const sum = await playPlanckBatch(batch);
    expect(sum).toEqual(await playPlanckBatch(batch));
    expect(sum.games).toBe(2);
    expect(Object.values(sum.sources).reduce((total, points) => total + points)).toBe(sum.planck);
    const single = noPlanckFigures();
    for (const first of [4, 5]) {
      addPlanckFigures(single, await playPlanckBatch({ ...batch, first, games: 1 }));
    }
    expect(single).toEqual(sum);
    expect(sum.inPeace).toBeGreaterThan(0);
  });
});
