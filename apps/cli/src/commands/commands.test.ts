import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitTo, hashState, opening } from '@portolan/kernel';
import { isSound, surveyRules } from '@portolan/ledger/survey';
import { describe, expect, it } from 'vitest';
import { countSequences } from '../countSequences.ts';
import { ROOT } from '../ledger.ts';
import { openGame, readGameOptions } from '../openGame.ts';
import { cliInside } from '../testing/cliInside.ts';
import { cli, scratch } from '../testing/cliProcess.ts';

const folder = scratch();
const specimen = ['--game', 'specimen', '--players', '3'];

describe('sim', { timeout: 60_000 }, () => {
  const args = ['sim', ...specimen, '--games', '12', '--seed', 'tuesday', '--bots', 'greedy,random', '--json'];

  it('prints the results as JSON, the same each time', async () => {
    const [one, two] = [await cli(args), await cliInside(args)].map(({ out }) => JSON.parse(out));
    expect(one).toMatchObject({
      game: 'specimen',
      players: 3,
      games: 12,
      seed: 'tuesday',
      bots: ['greedy', 'random'],
      errors: 0,
    });
    const wanted = ['decisions', 'seconds', 'decisionsPerSecond', 'meanScores', 'minScore', 'maxScore', 'meanWinner'];
    expect(Object.keys(one)).toEqual(expect.arrayContaining([...wanted, 'wins', 'meanScoreByBot', 'failures']));
    expect(one.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(two.digest).toBe(one.digest);
  });

  it('writes a log from which each game can be reproduced', async () => {
    const log = join(folder, 'games.jsonl');
    const { code, out, err } = await cliInside([...args.filter((arg) => arg !== '--json'), '--log', log, '--states']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('decisions/s');
    const lines = readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({
      portolan: 1,
      game: 'specimen',
      rulesVersion: openGame('specimen').game.rulesVersion,
      players: 3,
      options: readGameOptions(openGame('specimen'), undefined),
      seed: 'tuesday/0',
      commitment: commitTo('tuesday/0'),
    });
    const moves = lines.filter((line) => 'seq' in line);
    for (const move of moves) {
      expect(Object.keys(move)).toEqual(['seq', 'seat', 'move', 'events', 'hash', 'state']);
      expect(move.hash).toBe(hashState(move.state));
    }
    const outcomes = lines.filter((line) => 'outcome' in line).map((line) => line.outcome);
    expect(outcomes).toHaveLength(12);
    for (const { scores, breakdown } of outcomes) {
      const sums = breakdown.map((one: Record<string, number>) =>
        Object.values(one).reduce((sum, part) => sum + part, 0),
      );
      expect(sums).toEqual(scores);
    }
  });

  it('plays a large game without an error', async () => {
    const { code, out } = await cliInside([
      'sim',
      '--game',
      'francis-drake',
      '--games',
      '5',
      '--bots',
      'greedy',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ players: 4, games: 5, errors: 0 });
  });
});

describe('perft', { timeout: 60_000 }, () => {
  it('counts sequences depth by depth', async () => {
    const chosen = openGame('specimen');
    const { state } = opening(chosen.game, { options: readGameOptions(chosen, undefined), seats: 3, seed: 'p' });
    const { code, out } = await cliInside(['perft', ...specimen, '--seed', 'p', '--depth', '4', '--json']);
    expect(code).toBe(0);
    const depths: { depth: number; sequences: number }[] = JSON.parse(out).depths;
    expect(depths.map(({ depth, sequences }) => [depth, sequences])).toEqual(
      [1, 2, 3, 4].map((depth) => [depth, countSequences(chosen.game, state, depth)]),
    );
  });

  it('prints a table without --json', async () => {
    const { out } = await cliInside(['perft', ...specimen, '--depth', '2']);
    expect(out.split('\n')[0]).toBe('depth  sequences  seconds  per second');
    expect(out.trimEnd().split('\n')).toHaveLength(4);
  });
});

describe('bench', { timeout: 60_000 }, () => {
  it('measures a game', async () => {
    const { code, out } = await cli(['bench', ...specimen, '--runs', '2', '--ms', '30', '--json']);
    expect(code).toBe(0);
    const found = JSON.parse(out);
    expect(found.runs).toHaveLength(2);
    for (const figure of [
      'decisionsPerSecond',
      'gamesPerSecond',
      'clonesPerSecond',
      'stateBytes',
      'meanMoves',
      'maxMoves',
    ]) {
      expect(found[figure]).toBeGreaterThan(0);
    }
    expect(found.kinds.map((kind: { kind: string }) => kind.kind)).toContain('bid');
  });
});

describe('rules', { timeout: 60_000 }, () => {
  const survey = surveyRules(ROOT, 'specimen');

  it('counts the rules and lists the uncited ones, with a matching exit code', async () => {
    const { code, out } = await cliInside(['rules', '--game', 'specimen', '--json']);
    expect(code).toBe(isSound(survey) ? 0 : 1);
    expect(JSON.parse(out)).toMatchObject({
      ok: isSound(survey),
      games: [{ game: 'specimen', rules: survey.rules.length, uncited: survey.uncited.map(({ id }) => id) }],
    });
  });

  it('shows one rule with the tests and the code that cite it', async () => {
    const code = survey.code.find(({ id }) => survey.rules.some((rule) => rule.id === id));
    const rule = survey.rules.find(({ id }) => id === code?.id);
    const { out } = await cliInside(['rules', rule?.id.toLowerCase() ?? '']);
    expect(out).toContain(`${rule?.id} (${rule?.source})  games/specimen/RULES.md:${rule?.line}\n${rule?.text}\n`);
    expect(out).toContain(`  ${code?.file}:${code?.line}  `);
  });
});

describe('watch', { timeout: 60_000 }, () => {
  it('shows a whole game of the first game on the list, and its seed', async () => {
    const { code, out, err } = await cli(['watch']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Francis Drake {2}seed [0-9a-f]{32}\nSeat 1 greedy {2}Seat 2 greedy {2}Seat 3 greedy {2}Seat 4 greedy\n/,
    );
    expect(out).toContain('wins after');
    expect(out).toMatch(/\nplace {2}seat +score/);
  });

  it('shows the same game for the same seed, without colours in a pipe', async () => {
    const args = ['watch', ...specimen, '--bots', 'random,greedy', '--seed', 'w'];
    const [one, two] = [await cliInside(args), await cliInside(args)];
    expect(one.out).toBe(two.out);
    expect(one.out).not.toContain('\u001B');
  });

  it('prints only the result as JSON', async () => {
    const { out } = await cliInside(['watch', ...specimen, '--seed', 'w', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      game: 'specimen',
      players: 3,
      bots: ['greedy', 'greedy', 'greedy'],
      seed: 'w',
    });
  });
});
