import { describe, expect, it } from 'vitest';
import type { Advice, GamePackage } from '../game.ts';
import { fail, ok } from '../result.ts';
import { describeGame, type GameSuite } from './describeGame.ts';
import { tinyAudit, tinyGame } from './tinyGame.ts';

const indifferent: Advice<unknown, unknown> = { rate: (_, moves) => moves.map(() => 0) };

const pkg: GamePackage = {
  id: 'tiny',
  title: 'Tiny',
  rulePrefix: 'TG',
  components: {},
  open: () => ok({ game: tinyGame, advice: indifferent }),
};

/** The tests that a suite registers, by name. */
function registered(change: Partial<GameSuite>): Map<string, () => void> {
  const tests = new Map<string, () => void>();
  const suite = { pkg, audit: tinyAudit, games: 60, thoroughness: 'full', options: { heap: 20 }, ...change } as const;
  const runner = {
    describe: (_: string, body: () => void): void => body(),
    it: (name: string, body: () => void): void => {
      tests.set(name, body);
    },
  };
  describeGame(runner, suite);
  return tests;
}

describe('describeGame', () => {
  it('registers a test for each number of seats, and they pass', () => {
    const tests = registered({});
    expect([...tests.keys()]).toEqual(['hold in 60 games with 2 seats', 'hold in 60 games with 3 seats']);
    for (const body of tests.values()) body();
  });

  it('fails on a broken law', () => {
    const tests = registered({ audit: { ...tinyAudit, pieces: () => ['all gone'] } });
    for (const body of tests.values()) expect(body).toThrow("law 'pieces' broken");
  });

  it('fails on a secret that is never dealt again', () => {
    const lazy = {
      ...tinyGame,
      determinize: (state: never, _: number, rng: never) => ({ ...tinyGame.clone(state), rng }),
    };
    const leaky = { ...pkg, open: () => ok({ game: lazy, advice: indifferent }) };
    const body = registered({ pkg: leaky, games: 150 }).get('hold in 150 games with 3 seats');
    expect(body).toThrow("law 'secrets' broken: never dealt again: secrets/*");
  });

  it('fails if nothing was checked', () => {
    const body = registered({ games: 0 }).get('hold in 0 games with 2 seats');
    expect(body).toThrow('never looked at: json, clone');
  });

  it('does not start without components', () => {
    const shut = { ...pkg, open: () => fail({ path: '/charts', problem: 'is missing' }) };
    expect(() => registered({ pkg: shut })).toThrow('tiny: /charts: is missing');
  });
});
