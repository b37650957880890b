import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { rngFromSeed } from '@portolan/kernel';
import type { BotQuestion } from '@portolan/match';
import { ferry } from '@portolan/match/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { type BotPool, makeBotPool } from './botPool.ts';

const open = ferry.open();
if (!open.ok) throw new Error('ferry does not open');
const state = open.value.game.setup({ rounds: 1 }, 2, rngFromSeed('s'));
const question: BotQuestion = {
  match: 'm',
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
    port.postMessage({ answer: seed });
  });
  port.postMessage({ ready: true });`;
/** Thinks about an endless question until it is told to stop, and answers the others with all that it was told. */
const TOLD = `import { parentPort as port } from 'node:worker_threads';
  const told = [];
  port.on('message', (message) => {
    const said = message.seed ?? message;
    told.push(said);
    if (said !== 'endless') port.postMessage({ answer: said + ' after ' + told });
  });
  port.postMessage({ ready: true });`;
/** Answers with the thread's own number. */
const WHO = `import { parentPort as port, threadId } from 'node:worker_threads';
  port.on('message', () => setTimeout(() => port.postMessage({ answer: String(threadId) }), 20));
  port.postMessage({ ready: true });`;

/** Of a thread, from the 19th field of its status line; the second is a name in brackets. */
function niceness(thread: number): number {
  const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[16]);
}

let pool: BotPool;
afterEach(() => pool.close());

function openPool(code: URL, over: { threads?: number; timeoutMs?: number } = {}): BotPool {
  pool = makeBotPool({ script: code, threads: 1, timeoutMs: 10_000, thinkingMs: 1000, ...over });
  return pool;
}
const ask = (seed: string): Promise<string> => pool.ask({ ...question, seed });
const askAt = (match: string, seed: string): Promise<string> => pool.ask({ ...question, match, seed });

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

  it('goes round the tables, however many questions one of them has', async () => {
    openPool(script(ECHO));
    const order: string[] = [];
    const asked = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(async (seed) => {
      order.push(await askAt(seed.slice(0, 1), seed));
    });
    await Promise.all(asked);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('asks the bots of a table one after another, in the thread that knows them', async () => {
    openPool(script(WHO), { threads: 2 });
    const both = await Promise.all([askAt('a', ''), askAt('b', ''), askAt('a', ''), askAt('b', '')]);
    expect(both[0]).not.toBe(both[1]);
    expect([both[2], both[3]]).toEqual([both[0], both[1]]);
  });

  it.runIf(process.platform === 'linux')('thinks in threads that give way to the others', async () => {
    openPool(FERRY);
    await pool.ask(question);
    const own = niceness(process.pid);
    const bots = readdirSync('/proc/self/task').map((thread) => niceness(Number(thread)));
    expect(bots).toContain(Math.min(constants.priority.PRIORITY_LOW, own + 5));
    expect(niceness(process.pid)).toBe(own);
  });

  it('tells bots how long they may think', async () => {
    openPool(
      script(
        ECHO.replace('answer: seed', 'answer: String(milliseconds)').replace('({ seed })', '({ seed, milliseconds })'),
      ),
    );
    expect(await ask('x')).toBe('1000');
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
    openPool(script(ECHO), { timeoutMs: seed === 'loop' ? 3000 : 20_000 });
    const answers = await Promise.allSettled(['before', seed, 'after'].map(ask));
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      'before',
      expect.stringContaining(problem),
      'after',
    ]);
  });

  it('drops a question that is no longer wanted, whether it waits or is thought about', async () => {
    openPool(script(TOLD));
    await ask('warm');
    const [thinking, waiting] = [new AbortController(), new AbortController()];
    const asked = [
      pool.ask({ ...question, seed: 'endless' }, thinking.signal),
      pool.ask({ ...question, match: 'n', seed: 'dropped' }, waiting.signal),
      pool.ask({ ...question, match: 'o', seed: 'next' }),
    ];
    waiting.abort();
    thinking.abort();
    await expect(pool.ask({ ...question, seed: 'unwanted' }, thinking.signal)).rejects.toThrow('no longer wanted');
    const ended = await Promise.allSettled(asked);
    expect(ended.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
      expect.stringContaining('no longer wanted'),
      expect.stringContaining('no longer wanted'),
      'next after warm,endless,stop,next',
    ]);
  });

  it('lets a question go whose thread has not started yet', async () => {
    openPool(script(TOLD));
    const controller = new AbortController();
    const dropped = expect(pool.ask({ ...question, seed: 'endless' }, controller.signal)).rejects.toThrow('no longer');
    controller.abort();
    await dropped;
    expect(await ask('next')).toBe('next after next');
  });

  it('rejects all pending questions when it closes', async () => {
    openPool(script(ECHO));
    const waiting = [ask('loop'), ask('next')].map((one) => expect(one).rejects.toThrow('the worker pool is closed'));
    await pool.close();
    await Promise.all(waiting);
    await expect(ask('late')).rejects.toThrow('the worker pool is closed');
  });
});
