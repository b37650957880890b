import { rngFromSeed } from '@portolan/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { ferry } from '../testing/ferry.ts';
import { type BotPool, type BotQuestion, makeBotPool } from './botPool.ts';

const open = ferry.open();
if (!open.ok) throw new Error('ferry does not open');
const state = open.value.game.setup({ rounds: 1 }, 2, rngFromSeed('s'));
const question: BotQuestion = {
  game: 'ferry',
  rulesVersion: 1,
  components: undefined,
  bot: 'greedy',
  seat: 0,
  state,
  seed: 'x',
};
const FERRY = new URL('../testing/ferryWorker.ts', import.meta.url);
const script = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const ECHO = `import { parentPort as port } from 'node:worker_threads';
  port.on('message', ({ seed }) => {
    if (seed === 'die') process.exit(1);
    if (seed === 'throw') throw new Error('broken');
    if (seed === 'loop') for (;;);
    port.postMessage({ move: seed });
  });`;

let pool: BotPool;
afterEach(() => pool.close());

function openPool(code: URL, over: { threads?: number; timeoutMs?: number } = {}): BotPool {
  pool = makeBotPool({ script: code, threads: 1, timeoutMs: 10_000, ...over });
  return pool;
}
const ask = (seed: string): Promise<string> => pool.ask({ ...question, seed });

describe('the bot pool', () => {
  it('returns moves in notation, also with own components', async () => {
    openPool(FERRY, { threads: 2 });
    const answers = await Promise.all([
      pool.ask(question),
      pool.ask({ ...question, components: { cards: 3 } }),
      pool.ask({ ...question, bot: 'random' }),
    ]);
    expect(answers[0]).toBe('bid 1');
    for (const answer of answers) expect(answer).toMatch(/^bid [1-3]$/);
  });

  it.each([
    ['an unknown game', { game: 'chess' }, 'is not a game of this server'],
    ['an unknown bot', { bot: 'hal' }, 'unknown bot hal'],
    ['a seat that is not awaited', { seat: 7 }, 'no legal move'],
    ['wrong components', { components: { cards: 0 } }, '/components/cards'],
  ])('reports %s and keeps working', async (_, over, problem) => {
    openPool(FERRY);
    await expect(pool.ask({ ...question, ...over })).rejects.toThrow(problem);
    expect(await pool.ask(question)).toBe('bid 1');
  });

  it('gives each thread one question at a time', async () => {
    openPool(script(ECHO));
    expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['dies', 'die', 'exited'],
    ['throws', 'throw', 'broken'],
    ['never answers', 'loop', 'took longer'],
  ])('rejects only the question whose thread %s', async (_, seed, problem) => {
    openPool(script(ECHO), { timeoutMs: 1500 });
    const answers = await Promise.allSettled(['before', seed, 'after'].map(ask));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'before',
      expect.stringContaining(problem),
      'after',
    ]);
  });

  it('rejects all pending questions when it closes', async () => {
    openPool(script(ECHO));
    const waiting = [ask('loop'), ask('next')].map((one) => expect(one).rejects.toThrow('the bot pool is closed'));
    await pool.close();
    await Promise.all(waiting);
    await expect(ask('late')).rejects.toThrow('the bot pool is closed');
  });
});
