import { type AnyGame, type BaseState, InvariantError } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { openGame, readGameOptions } from './openGame.ts';
import { type Series, simulate } from './simulate.ts';

const chosen = openGame('specimen');
const series: Series = {
  chosen,
  players: 3,
  games: 20,
  seed: 'x',
  options: readGameOptions(chosen, undefined),
  bots: ['random'],
};

/** The specimen, except that every third game throws. */
function fragile(): AnyGame {
  let games = 0;
  const doomed = new WeakSet<BaseState>();
  return {
    ...chosen.game,
    setup(options, seats, rng) {
      const state = chosen.game.setup(options, seats, rng);
      if (games++ % 3 === 2) doomed.add(state);
      return state;
    },
    apply(state, seat, move, emit) {
      if (doomed.has(state)) throw new InvariantError('it broke\nin two');
      chosen.game.apply(state, seat, move, emit);
    },
  };
}

describe('a series', () => {
  it('depends on its arguments alone, with or without listeners', async () => {
    const { seconds: _, ...plain } = await simulate(series);
    const { seconds: __, ...heard } = await simulate(series, { onGame: () => ({ onMove: () => undefined }) });
    expect(heard).toEqual(plain);
    expect((await simulate({ ...series, seed: 'y' })).digest).not.toBe(plain.digest);
    expect((await simulate({ ...series, games: 19 })).digest).not.toBe(plain.digest);
  });

  it('adds up scores by seat and by bot', async () => {
    const scores: number[][] = [];
    const winners: number[] = [];
    const tally = await simulate(
      { ...series, bots: ['greedy', 'random', 'random'] },
      {
        onEnd({ outcome }) {
          scores.push([...outcome.scores]);
          winners.push(Math.max(...outcome.scores));
        },
      },
    );
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const seat of [0, 1, 2])
      expect(tally.meanScores[seat]).toBeCloseTo(mean(scores.map((game) => game[seat] ?? 0)), 2);
    expect(tally.minScore).toBe(Math.min(...scores.flat()));
    expect(tally.maxScore).toBe(Math.max(...scores.flat()));
    expect(tally.meanWinner).toBeCloseTo(mean(winners), 2);
    expect((tally.wins.greedy ?? 0) + (tally.wins.random ?? 0)).toBeCloseTo(20, 1);
    const { greedy = 0, random = 0 } = tally.meanScoreByBot;
    expect((greedy + 2 * random) / 3).toBeCloseTo(mean(scores.flat()), 1);
  });

  it('continues after a failed game and reports its seed', async () => {
    const whole = await simulate({ ...series, games: 2 });
    const tally = await simulate({ ...series, chosen: { ...chosen, game: fragile() }, games: 7 });
    expect(tally.failures).toEqual([
      { seed: 'x/2', error: 'it broke in two' },
      { seed: 'x/5', error: 'it broke in two' },
    ]);
    expect(tally.decisions).toBeGreaterThan(whole.decisions);
    expect(tally.digest).not.toBe((await simulate({ ...series, games: 7 })).digest);
  });

  it('of failed games alone still has figures', async () => {
    const game: AnyGame = {
      ...chosen.game,
      setup() {
        throw new Error('no pieces');
      },
    };
    const tally = await simulate({ ...series, chosen: { ...chosen, game }, games: 2 });
    expect(tally).toMatchObject({ decisions: 0, meanScores: [0, 0, 0], minScore: 0, maxScore: 0, wins: {} });
    expect(tally.failures).toHaveLength(2);
  });
});
