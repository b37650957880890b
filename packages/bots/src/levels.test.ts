import { type FittedNet, type OpenGame, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './levels.ts';
import { type BotName, botVersion, createBot } from './registry.ts';
import { inputCount } from './search/net.ts';
import { train } from './search/train.ts';
import { seatTable } from './seatTable.ts';
import { openToy, toyGame, trainingGames } from './toy.ts';

const value = train({ open: openToy, played: trainingGames(20), made: 'in a test' });
const { foresight } = openToy;
if (foresight === undefined) throw new Error('the toy offers foresight');
const effort = { 2: { iterations: 200, rounds: 9 }, 3: { iterations: 100, rounds: 9 } };
const open: OpenGame = { ...openToy, foresight: { ...foresight, value, effort } };

interface Spent {
  readonly visits: number;
  /** Of the move tried most. */
  readonly lead: number;
}

async function spentBy(name: BotName, seats: number, from = open): Promise<Spent> {
  const state = toyGame.setup({ heap: 17 }, seats, rngFromSeed('levels'));
  const table = seatTable(toyGame, 0, () => state);
  const { compared = [] } = await createBot(name, from).choose(table, { rng: rngFromSeed('own') });
  const [first = 0, second = 0] = compared.map(({ visits }) => visits);
  return { visits: compared.reduce((sum, { visits }) => sum + visits, 0), lead: first - second };
}

/** All of them, or so many that the rest could not have changed the choice. */
function expectIterations({ visits, lead }: Spent, iterations: number): void {
  const left = iterations - visits;
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left === 0 || (lead > left && lead - 1 <= left + 1)).toBe(true);
}

describe('levels', () => {
  it('spend the share of the effort that the game sets for the number of seats', async () => {
    expectIterations(await spentBy('admiral', 2), 200);
    expectIterations(await spentBy('admiral', 3), 100);
    expectIterations(await spentBy('master', 2), 20);
    expectIterations(await spentBy('master', 3), 16);
    expect(await spentBy('bosun', 2)).toMatchObject({ visits: 0 });
    expect(await spentBy('cabinBoy', 2)).toMatchObject({ visits: 0 });
  });

  it('have a usual effort where the game sets none', async () => {
    const { effort: _, ...bare } = open.foresight ?? foresight;
    expectIterations(await spentBy('admiral', 2, { ...open, foresight: bare }), 150);
  });

  it('play by advice alone if the value belongs to other features', async () => {
    const stale = { ...value, features: 99 };
    expect(await spentBy('admiral', 2, { ...open, foresight: { ...foresight, value: stale } })).toMatchObject({
      visits: 0,
    });
  });

  it('err in the same way for a whole game, and differently at another seat', async () => {
    const judgements: number[][] = [];
    const spying: OpenGame = {
      ...open,
      foresight: {
        ...foresight,
        advisor(change = (weight) => weight) {
          judgements.push([1, 1, 1, 1].map(change));
          return foresight.advisor();
        },
      },
    };
    const state = toyGame.setup({ heap: 17 }, 2, rngFromSeed('levels'));
    for (const seat of [0, 0, 1]) {
      const bot = createBot('cabinBoy', spying);
      const table = seatTable(toyGame, seat, () => state);
      for (let times = 0; times < 2; times++) await bot.choose(table, { rng: rngFromSeed('own') });
    }
    expect(judgements).toHaveLength(3);
    expect(judgements[0]).toEqual(judgements[1]);
    expect(judgements[0]).not.toEqual(judgements[2]);
  });

  it('have a version that tells the effort', () => {
    const versions = LEVELS.map((level) => botVersion(level, open));
    expect(new Set(versions).size).toBe(LEVELS.length);
    const other = { ...open, foresight: { ...foresight, effort: { 2: { iterations: 300, rounds: 9 } } } };
    expect(botVersion('admiral', other)).not.toBe(botVersion('admiral', open));
    expect(botVersion('bosun', other)).toBe(botVersion('bosun', open));
  });

  it('search with the net of the game, but not with one for other features', async () => {
    const rows = Array.from({ length: inputCount(2) + 1 }, (_, input) => [input === 1 ? -1000 : 0]);
    const net: FittedNet = { ...value, rating: 'not measured', layers: [rows] };
    const best = async (better?: FittedNet): Promise<number | undefined> => {
      const looking = { ...foresight, value, effort: { 2: { iterations: 60, rounds: 1 } } };
      const from = { ...openToy, foresight: better === undefined ? looking : { ...looking, net: async () => better } };
      const state = toyGame.setup({ heap: 20 }, 2, rngFromSeed('levels'));
      const table = seatTable(toyGame, 0, () => state);
      const { compared } = await createBot('admiral', from).choose(table, { rng: rngFromSeed('own') });
      return compared?.[0]?.share;
    };
    const linear = await best();
    expect(await best(net)).not.toBe(linear);
    expect(await best({ ...net, features: 2 })).toBe(linear);
  });
});
