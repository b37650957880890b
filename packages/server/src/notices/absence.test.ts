import type { TableInfo, TableTerms } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../testing/page.ts';
import { makeTestClock, type TestClock } from '../testing/testClock.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';
import { startWebhookTarget, type WebhookTarget } from '../testing/webhookTarget.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const HOUR_MS = 60 * 60 * 1000;
const START = Date.parse('2026-11-02T12:00Z');

let clock: TestClock;
let server: TestServer;
let target: WebhookTarget;
beforeEach(async () => {
  clock = makeTestClock(START);
  target = await startWebhookTarget();
  server = await openTestServer({ clock, privateTargets: true, limits: { noticeIntervalMs: 20 } });
});
afterEach(async () => {
  await server.stop();
  await target.close();
  expect(server.errors).toEqual([]);
});

interface Company {
  readonly id: string;
  readonly visitors: readonly Visitor[];
  /** Of all but the last, who is away. */
  readonly pages: readonly Page[];
}

/** Some people at a table, of whom the last has laid a bid, wants to be told by webhook, and has left. */
async function oneAway(names: readonly string[], terms: TableTerms): Promise<Company> {
  const visitors = await Promise.all(names.map((name) => Visitor.guest(server.address, name)));
  const [host, ...others] = visitors;
  const last = visitors.at(-1);
  if (host === undefined || last === undefined) throw new Error('a guest is missing');
  const seats = names.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const { id } = await host.table('/tables', { game: 'ferry', visibility: 'public', seats, terms });
  for (const [at, visitor] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
  await host.table(`/tables/${id}/start`);
  const pages = await Promise.all(visitors.map((visitor) => visitor.page()));
  for (const page of pages) await page.watch(id);
  for (const page of pages) await page.move(id, 'bid 1');
  await last.post('/notifications/webhook', { url: target.address, format: 'json' });
  await pages.at(-1)?.close();
  await expect
    .poll(async () => (await host.get<TableInfo>(`/tables/${id}`)).body.seats.at(-1))
    .toMatchObject({ present: false });
  return { id, visitors, pages: pages.slice(0, -1) };
}

/** What the one who is away has been told, in order. */
function told(): string[] {
  return target.received.flatMap(({ body }) =>
    (body as { readonly tables: readonly { readonly kind: string }[] }).tables.map(({ kind }) => kind),
  );
}

/** Long enough for anything wrong to be sent. */
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

const awaiting = async (visitor: Visitor | undefined): Promise<unknown> =>
  (await visitor?.get('/notifications/awaiting'))?.body;

describe('a player who is away', SLOW, () => {
  it('is told of a request to go back that needs their answer, which counts as a table that waits', async () => {
    const { id, visitors, pages } = await oneAway(['Ann', 'Bob'], {});
    const bob = visitors[1];
    expect(await awaiting(bob)).toEqual({ tables: 0 });
    const ask = { type: 'askBack', table: id, seq: 2, to: 0, hidden: true } as const;
    expect(await pages[0]?.ask(ask)).toMatchObject({ type: 'accepted' });
    await expect.poll(told).toEqual(['askBack']);
    expect(await awaiting(bob)).toEqual({ tables: 1 });
    const page = await bob?.page();
    await page?.watch(id);
    await page?.ask({ type: 'answerBack', table: id, request: 3, agree: false });
    expect(await awaiting(bob)).toEqual({ tables: 0 });
    await aWhile();
    expect(told()).toEqual(['askBack']);
  });

  it('is told that the others vote for a stand-in, and that it plays', async () => {
    const { id, pages } = await oneAway(['Ann', 'Bob', 'Cat'], { silenceHours: 48 });
    for (const [at, page] of pages.entries()) {
      await page.reach(id, 3 + at);
      await page.move(id, 'skip', { final: true });
    }
    await expect.poll(told).toEqual(['turn']);
    clock.advance(48 * HOUR_MS);
    expect(await pages[0]?.ask({ type: 'vote', table: id, for: 2 })).toMatchObject({ type: 'accepted' });
    await expect.poll(told).toEqual(['turn', 'vote']);
    expect(await pages[1]?.ask({ type: 'vote', table: id, for: 2 })).toMatchObject({ type: 'accepted' });
    await expect.poll(told).toEqual(['turn', 'vote', 'standIn']);
    await aWhile();
    expect(told()).toHaveLength(3);
  });

  it('is reminded once when little of their time is left, however it was stopped meanwhile', async () => {
    const terms = { clock: { kind: 'correspondence', daysPerTurn: 1, vacationDays: 3 } } as const;
    const { id, visitors, pages } = await oneAway(['Ann', 'Bob'], terms);
    await pages[0]?.reach(id, 2);
    await pages[0]?.move(id, 'skip', { final: true });
    await expect.poll(told).toEqual(['turn']);
    const page = await visitors[1]?.page();
    await page?.watch(id);
    // All of tomorrow.
    await page?.ask({ type: 'calendar', table: id, zone: 'UTC', vacation: ['2026-11-03'] });
    await page?.close();
    clock.advance(20 * HOUR_MS);
    await aWhile();
    expect(told()).toEqual(['turn']);
    clock.advance(24 * HOUR_MS);
    await expect.poll(told).toEqual(['turn', 'clock']);
    await aWhile();
    expect(told()).toHaveLength(2);
  });

  it.each([
    ['standIn', {}],
    ['resigned', { atZero: 'resign' }],
  ] as const)('is told that their time was up (%s)', async (kind, atZero) => {
    const terms = { clock: { kind: 'correspondence', daysPerTurn: 1 }, ...atZero } as const;
    const { id, pages } = await oneAway(['Ann', 'Bob'], terms);
    await pages[0]?.reach(id, 2);
    await pages[0]?.move(id, 'skip', { final: true });
    await expect.poll(told).toContain('turn');
    clock.advance(24 * HOUR_MS);
    await expect.poll(told).toContain(kind);
    await aWhile();
    expect(told().filter((one) => one === kind)).toHaveLength(1);
  });
});
