import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from './limits.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

const { requestBurst, watchBurst } = DEFAULT_LIMITS;
/** Nothing is earned while the tests run. */
const LIMITS = { requestBurst, requestsPerSecond: 0.001, watchBurst, watchesPerSecond: 0.001 };
/** More than any of them may send. */
const MOST = 400;

let server: TestServer;
afterEach(() => server.stop());

/** A server on which every piece of work that is measured takes this long, once a table has been set up. */
async function slowBy(stepMs: number): Promise<{ visitor: Visitor; id: string }> {
  let at = 0;
  let step = 0;
  server = await openTestServer({
    limits: LIMITS,
    threadMs() {
      at += step;
      return at;
    },
  });
  const visitor = await Visitor.guest(server.address, 'Ann');
  const { id } = await visitor.table('/tables', {
    game: 'ferry',
    visibility: 'unlisted',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    start: true,
  });
  step = stepMs;
  return { visitor, id };
}

/** How often something can be done until the server refuses it. */
async function countUntilRefused(ask: () => Promise<boolean>): Promise<number> {
  for (let times = 0; times < MOST; times++) if (!(await ask())) return times;
  return MOST;
}

const ways: readonly [string, (visitor: Visitor, id: string) => Promise<() => Promise<boolean>>][] = [
  ['moments', async (visitor, id) => async () => (await visitor.get(`/tables/${id}/moments?to=0`)).status === 200],
  ['the lobby', async (visitor) => async () => (await visitor.get('/tables')).status === 200],
  [
    'a state to think about',
    async (visitor, id) => async () => (await visitor.get(`/tables/${id}/imagined`)).status === 200,
  ],
  ['own data', async (visitor) => async () => (await visitor.get('/me/export')).status === 200],
  [
    'why a move is not legal',
    async (visitor, id) => {
      const page = await visitor.page();
      return async () => (await page.ask({ type: 'why', table: id, text: 'bid 1' })).type === 'because';
    },
  ],
  [
    'watching',
    async (visitor, id) => {
      const page = await visitor.page();
      return async () => {
        const seen = page.frames.length;
        page.send({ type: 'watch', table: id });
        await page.until(() => page.frames.length > seen, 'an answer');
        return page.messages('refused').length === 0;
      };
    },
  ],
];

describe('what a client asks for is charged by what it takes of the main thread', () => {
  it.each(ways)('%s', async (_, way) => {
    const counts: number[] = [];
    for (const ms of [0.01, 20]) {
      const { visitor, id } = await slowBy(ms);
      counts.push(await countUntilRefused(await way(visitor, id)));
      if (ms < 1) await server.stop();
    }
    const [quick = 0, slow = 0] = counts;
    expect(slow).toBeGreaterThan(0);
    expect(slow).toBeLessThanOrEqual(quick / 2);
  });
});
