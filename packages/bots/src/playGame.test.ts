import { type AnyGame, hashState, InvariantError, opening, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { botSeed, type Match, type PlayedMove, playGame } from './playGame.ts';
import { playRandom } from './playRandom.ts';
import { randomBot } from './random.ts';
import { toyGame } from './toy.ts';

const options = { heap: 20 };

function match(seed: string, over: Partial<Match> = {}): Match {
  return { game: toyGame, options, seed, bots: [randomBot(), randomBot()], ...over };
}

async function movesOf(played: Match): Promise<string[]> {
  const moves: string[] = [];
  await playGame(played, { onMove: ({ seat, move }) => moves.push(`${seat} ${move}`) });
  return moves;
}

describe('playGame', () => {
  it('plays to the end and reports the result', async () => {
    const { state, decisions, outcome } = await playGame(match('a'));
    expect(toyGame.awaiting(state as Parameters<typeof toyGame.awaiting>[0])).toEqual([]);
    expect(decisions).toBe((await movesOf(match('a'))).length);
    expect(outcome.scores.reduce((sum, score) => sum + score)).toBeGreaterThanOrEqual(20);
  });

  it('plays the same game for the same seed, with or without hooks, and another for another seed', async () => {
    const heard = await playGame(match('a'), { onMove: () => undefined });
    expect(hashState(await playGame(match('a')))).toBe(hashState(heard));
    expect(await movesOf(match('a'))).toEqual(await movesOf(match('a')));
    expect(await movesOf(match('a'))).not.toEqual(await movesOf(match('b')));
  });

  it('reports the opening and each move with its number, its events and the state after it', async () => {
    const moves: PlayedMove[] = [];
    let heap = 0;
    await playGame(match('a'), {
      onOpening: (state) => {
        expect(state).toEqual(opening(toyGame, { options, seats: 2, seed: 'a' }).state);
        heap = 20;
      },
      onMove(one) {
        moves.push(one);
        heap -= Number(one.move);
        expect(one.state).toMatchObject({ heap });
      },
    });
    expect(moves.map((one) => one.seq)).toEqual(moves.map((_, index) => index + 1));
    expect(moves.map((one) => one.seat)).toEqual(moves.map((_, index) => index % 2));
    for (const { seat, move, events } of moves) expect(events).toEqual([{ kind: 'taken', seat, count: move }]);
    expect(heap).toBe(0);
  });

  it('gives each bot its own random stream, so that one bot’s draws do not affect another’s', async () => {
    const draws: number[][] = [[], []];
    const noting = (seat: number): Bot => ({
      name: 'noting',
      async choose(table, { rng }) {
        draws[seat]?.push(rng[0]);
        return { move: table.legalMoves()[0] };
      },
    });
    await playGame(match('a', { bots: [noting(0), noting(1)] }));
    expect(draws[0]?.[0]).toBe(rngFromSeed(botSeed('a', 0))[0]);
    expect(draws[1]?.[0]).toBe(rngFromSeed('a/bot/1')[0]);
  });

  it('throws if a game exceeds its bound, awaits a missing seat, or ends without an outcome', async () => {
    const changed = (change: Partial<typeof toyGame>): AnyGame => ({ ...toyGame, ...change });
    const endless = changed({ apply: () => undefined });
    await expect(playGame(match('a', { game: endless }))).rejects.toThrow('no end after 100 decisions');
    expect(() => playRandom(endless, opening(endless, { options, seats: 2, seed: 'a' }).state, [1, 2, 3, 4])).toThrow(
      'no end after 100 decisions',
    );
    await expect(playGame(match('a', { game: changed({ awaiting: () => [7] }) }))).rejects.toThrow(InvariantError);
    await expect(playGame(match('a', { game: changed({ outcome: () => undefined }) }))).rejects.toThrow('no outcome');
  });
});

describe('playRandom', () => {
  it('plays the given state to its end, in place, with equally likely moves', () => {
    const counts = [0, 0, 0, 0];
    const game: AnyGame = {
      ...toyGame,
      apply(state, seat, move) {
        counts[Number(move)] = (counts[Number(move)] ?? 0) + 1;
        toyGame.apply(state as ReturnType<typeof toyGame.setup>, seat, Number(move));
      },
    };
    const rng = rngFromSeed('r');
    for (let i = 0; i < 300; i++) {
      const { state } = opening(toyGame, { options: { heap: 60 }, seats: 2, seed: `${i}` });
      const before = counts.reduce((sum, count) => sum + count);
      expect(playRandom(game, state, rng)).toBe(counts.reduce((sum, count) => sum + count) - before);
      expect(state.heap).toBe(0);
    }
    const [, one = 0, two = 0, three = 0] = counts;
    expect(Math.abs(one - two) / two).toBeLessThan(0.1);
    expect(Math.abs(three - two) / two).toBeLessThan(0.1);
  });

  it('reports an awaited seat without a legal move', () => {
    const stuck: AnyGame = { ...toyGame, legalMoves: (_state, _seat, out) => out };
    const { state } = opening(toyGame, { options, seats: 2, seed: 'a' });
    expect(() => playRandom(stuck, state, rngFromSeed('r'))).toThrow('seat 0 is asked but has no legal move');
  });
});
