import { type FittedValue, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';
import { seatTable } from '../seatTable.ts';
import { openToy, toyGame, trainingGames } from '../toy.ts';
import { foresightOf } from './searchable.ts';
import { searchBot } from './searchBot.ts';
import { train } from './train.ts';

const searchable = foresightOf(openToy);
const value: FittedValue = train({ open: openToy, played: trainingGames(20), made: 'in a test' });
const makeBot = (iterations = 60): Bot =>
  searchBot({ ...searchable, name: 'seeker', effort: () => ({ iterations, candidates: 3, rounds: 9 }), value });

function tableWith(heap: number): ReturnType<typeof seatTable> {
  const state = toyGame.setup({ heap }, 2, rngFromSeed('search'));
  return seatTable(toyGame, 0, () => state);
}

describe('a searching bot', () => {
  it('takes what its imagined games show to be best, and says what it compared', async () => {
    const { move, compared = [] } = await makeBot().choose(tableWith(3), { rng: rngFromSeed('own') });
    expect(move).toBe(3);
    expect(compared[0]).toMatchObject({ move: 3 });
    expect(compared).toHaveLength(3);
    expect(compared[0].share).toBeGreaterThan(Number(compared[2].share));
  });

  it('knows the share of every move that it tried, and of no other', async () => {
    const grow = searchBot({ ...searchable, name: 'seeker', effort: () => ({ iterations: 2, rounds: 9 }), value });
    const { compared = [] } = await grow.choose(tableWith(17), { rng: rngFromSeed('own') });
    expect(compared.map(({ visits }) => visits)).toEqual([1, 1, 0]);
    const [best, second, untried] = compared.map(({ share }) => share);
    for (const share of [best, second]) {
      // A point of the margin counts a little beside the share.
      expect(share).toBeGreaterThan(-0.05);
      expect(share).toBeLessThan(1.05);
    }
    expect(untried).toBeUndefined();
  });

  it('does not search if there is only one move', async () => {
    expect(await makeBot().choose(tableWith(1), { rng: rngFromSeed('own') })).toEqual({ move: 1 });
  });

  it('makes the same choice for the same seed', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => makeBot().choose(tableWith(17), { rng: rngFromSeed('own') })),
    );
    expect(one).toEqual(other);
  });

  it('answers at once when it is aborted or out of time', async () => {
    const thinking = { rng: rngFromSeed('own') };
    const aborted = await makeBot().choose(tableWith(17), { ...thinking, signal: AbortSignal.abort() });
    const late = await makeBot().choose(tableWith(17), { ...thinking, milliseconds: -1 });
    for (const { compared = [] } of [aborted, late]) expect(compared.map(({ visits }) => visits)).toEqual([0, 0, 0]);
  });

  it('hears that it is aborted while it searches, and answers with the best it has', async () => {
    const endless = makeBot(Number.POSITIVE_INFINITY);
    const controller = new AbortController();
    const late = setTimeout(() => controller.abort(), 100);
    // Without the cap, a bot that does not hear would never end.
    const { move, compared = [] } = await endless.choose(tableWith(17), {
      rng: rngFromSeed('own'),
      signal: controller.signal,
      milliseconds: 20_000,
    });
    clearTimeout(late);
    expect(controller.signal.aborted).toBe(true);
    expect(move).toBe(compared[0].move);
    expect(compared[0].visits).toBeGreaterThan(0);
  });

  it('chooses the same whether it listens for an abort or not', async () => {
    // Long enough that it lets its thread go several times.
    const iterations = 50_000;
    const deaf = await makeBot(iterations).choose(tableWith(17), { rng: rngFromSeed('own') });
    const { signal } = new AbortController();
    expect(await makeBot(iterations).choose(tableWith(17), { rng: rngFromSeed('own'), signal })).toEqual(deaf);
  });

  it('does not depend on what its seat cannot know', async () => {
    const state = toyGame.setup({ heap: 17 }, 2, rngFromSeed('search'));
    const choices = [3, 9].map((secret) => {
      const world = toyGame.clone(state);
      world.secrets[1] = secret;
      return makeBot().choose(
        seatTable(toyGame, 0, () => world),
        { rng: rngFromSeed('own') },
      );
    });
    const [one, other] = await Promise.all(choices);
    expect(one).toEqual(other);
  });
});

describe('train', () => {
  it('fits every number of seats and every round but the last, and says how it was made', () => {
    expect(value).toMatchObject({ game: 'toy', features: 1, made: 'in a test' });
    expect(Object.keys(value.seats)).toEqual(['2', '3']);
    expect(value.seats[2]?.map((round) => round?.weights.length)).toEqual([undefined, 2, 2, 2]);
  });
});
