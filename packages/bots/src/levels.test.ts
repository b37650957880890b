import { type AnyForesight, type FittedNet, type LevelSettings, type OpenGame, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { LEVELS, withIterations } from './levels.ts';
import { type BotName, botVersion, createBot } from './registry.ts';
import { inputCount } from './search/net.ts';
import { train } from './search/train.ts';
import { seatTable } from './seatTable.ts';
import { openToy, toyGame, trainingGames } from './toy.ts';

const value = train({ open: openToy, played: trainingGames(20), made: 'in a test' });
const foresight = foresightOf(openToy);
const effort = { 2: { iterations: 200, rounds: 9 }, 3: { iterations: 100, rounds: 9 } };
const open = withForesight({});

function foresightOf(from: OpenGame): AnyForesight {
  if (from.foresight === undefined) throw new Error('the toy offers foresight');
  return from.foresight;
}

function withForesight(changes: Partial<AnyForesight>): OpenGame {
  return { ...openToy, foresight: { ...foresight, value, effort, ...changes } };
}

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

/** What the bot makes of some weights: twice at the first seat, then at another. */
async function judgementsOf(name: BotName, levels: LevelSettings): Promise<number[][]> {
  const judgements: number[][] = [];
  const spying = withForesight({
    levels,
    advisor(change = (weight) => weight) {
      judgements.push([1, 1, 1, 1].map(change));
      return foresight.advisor();
    },
  });
  const state = toyGame.setup({ heap: 17 }, 2, rngFromSeed('levels'));
  for (const seat of [0, 0, 1]) {
    const bot = createBot(name, spying);
    const table = seatTable(toyGame, seat, () => state);
    for (let times = 0; times < 2; times++) await bot.choose(table, { rng: rngFromSeed('own') });
  }
  return judgements;
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

  it('spend what the game sets for a level, where it does', async () => {
    const set = withForesight({ levels: { master: { 2: { iterations: 9 } } } });
    expectIterations(await spentBy('master', 2, set), 9);
    expectIterations(await spentBy('master', 3, set), 16);
    expectIterations(await spentBy('admiral', 2, set), 200);
  });

  it('have a usual effort where the game sets none', async () => {
    const { effort: _, ...bare } = foresightOf(open);
    expectIterations(await spentBy('admiral', 2, { ...open, foresight: bare }), 150);
  });

  it('spend other iterations if asked to, on fewer moves where these are compared', async () => {
    expectIterations(await spentBy('admiral', 2, withIterations(open, 30)), 30);
    expect(botVersion('admiral', withIterations(open, 30), 3)).toBe('2 30/9');
    const halving = withForesight({ effort: { 2: { iterations: 200, rounds: 9, candidates: 8 } } });
    expect(botVersion('admiral', withIterations(halving, 12), 2)).toBe('2 12/9/2');
    expect(botVersion('admiral', withIterations(halving, 100), 2)).toBe('2 100/9/8');
  });

  it('play by advice alone if the value belongs to other features', async () => {
    const stale = { ...value, features: 99 };
    expect(await spentBy('admiral', 2, { ...open, foresight: { ...foresight, value: stale } })).toMatchObject({
      visits: 0,
    });
  });

  it('err in the same way for a whole game, and differently at another seat', async () => {
    const judgements = await judgementsOf('cabinBoy', {});
    expect(judgements).toHaveLength(3);
    expect(judgements[0]).toEqual(judgements[1]);
    expect(judgements[0]).not.toEqual(judgements[2]);
  });

  it('let a Bosun err as much as the game sets', async () => {
    expect(await judgementsOf('bosun', {})).toEqual([]);
    const [slight = [], again, other] = await judgementsOf('bosun', { bosun: { 2: 0.1 } });
    expect(again).toEqual(slight);
    expect(other).not.toEqual(slight);
    const [large = []] = await judgementsOf('bosun', { bosun: { 2: 0.2 } });
    expect(await judgementsOf('bosun', { bosun: { 3: 0.2 } })).toContainEqual([1, 1, 1, 1]);
    for (const [at, weight] of slight.entries()) expect(Math.log(large[at])).toBeCloseTo(2 * Math.log(weight));
  });

  it('have a version that tells the effort at a number of seats', () => {
    const versions = LEVELS.map((level) => botVersion(level, open, 2));
    expect(new Set(versions).size).toBe(LEVELS.length);
    const other = withForesight({ effort: { ...effort, 2: { iterations: 300, rounds: 9 } } });
    expect(botVersion('admiral', other, 2)).not.toBe(botVersion('admiral', open, 2));
    expect(botVersion('admiral', other, 3)).toBe(botVersion('admiral', open, 3));
    expect(botVersion('bosun', other, 2)).toBe(botVersion('bosun', open, 2));
  });

  it('have a version that tells what the game sets for them', () => {
    const set = withForesight({ levels: { bosun: { 2: 0.1 }, master: { 2: { iterations: 9 } } } });
    expect(botVersion('master', set, 2)).not.toBe(botVersion('master', open, 2));
    expect(botVersion('master', set, 3)).toBe(botVersion('master', open, 3));
    expect(botVersion('bosun', set, 2)).not.toBe(botVersion('bosun', open, 2));
    expect(botVersion('bosun', set, 2)).not.toBe(botVersion('bosun', set, 3));
    expect(botVersion('greedy', set, 2)).toBe(botVersion('greedy', open, 2));
    expect(botVersion('admiral', set, 2)).toBe(botVersion('admiral', open, 2));
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
