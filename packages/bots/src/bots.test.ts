import { type BaseState, hashState, InvariantError, nextWord, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Choice, SeatTable } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { BOT_NAMES, createBot, describeUnknownBot, readBotName } from './registry.ts';
import { seatTable } from './seatTable.ts';
import { openToy, toyGame } from './toy.ts';

function tableOf(moves: readonly unknown[]): SeatTable {
  const state: BaseState = { rng: rngFromSeed('t'), stack: [] };
  return { seat: 1, view: () => ({ mine: true }), legalMoves: () => moves, imagine: () => state };
}

async function tally(choose: () => Promise<Choice>, times: number): Promise<Map<unknown, number>> {
  const counts = new Map<unknown, number>();
  for (let i = 0; i < times; i++) {
    const { move } = await choose();
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return counts;
}

describe('random', () => {
  it('takes every legal move about equally often', async () => {
    const rng = rngFromSeed('even');
    const counts = await tally(() => randomBot().choose(tableOf(['a', 'b', 'c']), { rng }), 3000);
    expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('throws if there is no legal move', async () => {
    await expect(randomBot().choose(tableOf([]), { rng: rngFromSeed('x') })).rejects.toThrow(InvariantError);
  });
});

describe('greedy', () => {
  it('takes the highest-rated move, whatever the other ratings', async () => {
    const bot = greedyBot({ rate: () => [-5, -1, -3] });
    expect(await bot.choose(tableOf(['a', 'b', 'c']), { rng: rngFromSeed('x') })).toEqual({ move: 'b' });
  });

  it('chooses randomly among the best moves', async () => {
    const rng = rngFromSeed('ties');
    const bot = greedyBot({ rate: () => [2, 1, 2] });
    const counts = await tally(() => bot.choose(tableOf(['a', 'b', 'c']), { rng }), 1000);
    expect([...counts.keys()].sort()).toEqual(['a', 'c']);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(80);
  });

  it('draws no random number for a single best move', async () => {
    const rng = rngFromSeed('still');
    await greedyBot({ rate: () => [2, 1] }).choose(tableOf(['a', 'b']), { rng });
    expect(rng).toEqual(rngFromSeed('still'));
  });

  it('passes the view of its seat and the legal moves to the advice', async () => {
    const seen: unknown[] = [];
    const bot = greedyBot({
      rate(view, moves) {
        seen.push(view, [...moves]);
        return moves.map(() => 0);
      },
    });
    await bot.choose(tableOf(['a', 'b']), { rng: rngFromSeed('x') });
    expect(seen).toEqual([{ mine: true }, ['a', 'b']]);
  });

  it('rejects advice that is not one number per move', async () => {
    const table = tableOf(['a', 'b']);
    await expect(greedyBot({ rate: () => [1] }).choose(table, { rng: rngFromSeed('x') })).rejects.toThrow(
      '1 ratings for 2 moves',
    );
    await expect(greedyBot({ rate: () => [1, Number.NaN] }).choose(table, { rng: rngFromSeed('x') })).rejects.toThrow(
      'not a number',
    );
    await expect(greedyBot({ rate: () => [] }).choose(tableOf([]), { rng: rngFromSeed('x') })).rejects.toThrow(
      InvariantError,
    );
  });
});

describe('the registry', () => {
  it('creates each bot under its own name', () => {
    expect(BOT_NAMES.map((name) => createBot(name, openToy).name)).toEqual([...BOT_NAMES]);
  });

  it('reports an unknown bot and the known ones', () => {
    expect(readBotName('greedy')).toEqual({ ok: true, value: 'greedy' });
    const read = readBotName('hal');
    expect(read.ok ? '' : describeUnknownBot(read.error)).toBe(
      "unknown bot 'hal'; known bots: random, greedy, rollout, cabinBoy, bosun, master, admiral",
    );
  });
});

describe('the seat table', () => {
  it('shows the current state as its seat sees it', () => {
    let state = toyGame.setup({ heap: 2 }, 2, rngFromSeed('s'));
    const table = seatTable(toyGame, 1, () => state);
    expect(table.view()).toEqual({ heap: 2, taken: [0, 0], secret: state.secrets[1] });
    expect([...table.legalMoves()]).toEqual([1, 2]);
    state = toyGame.clone(state);
    toyGame.apply(state, 0, 1);
    expect([...table.legalMoves()]).toEqual([1]);
  });

  it('imagines worlds that differ in what the seat cannot know, without changing the real state', () => {
    const state = toyGame.setup({ heap: 2 }, 3, rngFromSeed('s'));
    const before = hashState(state);
    const table = seatTable(toyGame, 1, () => state);
    const rng = rngFromSeed('dreams');
    const hashes = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const world = table.imagine([nextWord(rng) | 0, 2, 3, 4]);
      hashes.add(hashState({ ...world, rng: 0 }));
      expect(toyGame.view(world as typeof state, 1)).toEqual(table.view());
    }
    expect(hashes.size).toBeGreaterThan(5);
    expect(hashState(state)).toBe(before);
  });
});
