import type { Status } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, DEFAULT_LIFETIMES, type Expiry, type Lifetimes, makeExpiry } from './expiry.ts';
import { tableRow } from './store/sampleRows.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { SeatRow, Store } from './store/store.ts';
import { playOn, seated } from './testing/seated.ts';
import { listeningLog, openTestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

const NOW = 1000 * DAY_MS;
const SEATS: readonly SeatRow[] = [{ kind: 'person', player: 'ann', resigned: false }, { kind: 'open' }];

describe('expiry', () => {
  let store: Store;
  let expiries: Expiry[] = [];
  beforeEach(() => {
    store = openSqliteStore(':memory:');
  });
  afterEach(async () => {
    for (const one of expiries) one.close();
    expiries = [];
    await store.close();
  });

  /** Sweeps once; returns the ids of the removed tables. */
  async function sweep(lifetimes: Partial<Lifetimes> = {}): Promise<string[]> {
    const ids: string[] = [];
    const expiry = makeExpiry({
      store,
      lifetimes: { ...DEFAULT_LIFETIMES, ...lifetimes },
      intervalMs: DAY_MS,
      now: () => NOW,
      log: listeningLog().log,
      removed: async ({ id }) => void ids.push(id),
      background: () => undefined,
    });
    expiries.push(expiry);
    expect(await expiry.sweep()).toBe(ids.length);
    return ids.sort();
  }

  const add = (id: string, status: Status, days: number, seats = SEATS): Promise<boolean> =>
    store.addTable(tableRow({ id, code: id, status, seats, movedAt: NOW - days * DAY_MS }));

  it('takes empty tables after a day, unstarted ones after 14, silent ones after 180, finished ones never', async () => {
    const nobody: readonly SeatRow[] = [{ kind: 'open' }, { kind: 'bot', bot: 'greedy' }];
    await add('empty', 'gathering', 1.1, nobody);
    await add('empty yet', 'gathering', 0.9, nobody);
    await add('unstarted', 'gathering', 14.1);
    await add('waiting', 'gathering', 13.9);
    await add('silent', 'running', 180.1);
    await add('slow', 'running', 179.9);
    await add('over', 'finished', 999);
    expect(await sweep()).toEqual(['empty', 'silent', 'unstarted']);
    expect(await sweep()).toEqual([]);
    expect((await store.tables({ limit: 9 })).map(({ id }) => id)).toEqual(['empty yet', 'waiting', 'slow', 'over']);
  });

  it('follows the settings, each of which can be switched off', async () => {
    await add('unstarted', 'gathering', 500);
    await add('silent', 'running', 500);
    await add('over', 'finished', 500);
    await add('over yesterday', 'finished', 1);
    expect(await sweep({ unstarted: undefined, running: undefined })).toEqual([]);
    expect(await sweep({ unstarted: undefined, running: undefined, finished: 365 * DAY_MS })).toEqual(['over']);
  });

  it('takes many tables in small batches, and not too many at a time', async () => {
    const many = Array.from({ length: 620 }, (_, at) => add(`t${at}`, 'running', 200));
    await Promise.all(many);
    const removeSilent = store.removeSilent;
    const batches: number[] = [];
    store.removeSilent = async (filter) => {
      const removed = await removeSilent(filter);
      batches.push(removed.length);
      return removed;
    };
    expect(await sweep()).toHaveLength(500);
    expect(Math.max(...batches)).toBe(10);
    expect(await sweep()).toHaveLength(120);
  });
});

describe('an expired table', { timeout: 30_000 }, () => {
  let time = NOW;
  const open = { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const openServer = () => {
    time = NOW;
    const lifetimes = { ...DEFAULT_LIFETIMES, finished: 200 * DAY_MS };
    return openTestServer({ now: () => time, lifetimes, limits: { expiryIntervalMs: 5 } });
  };

  it('is gone from its address, its code, the lobby and the pages that show it', async () => {
    const server = await openServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id, code } = await ann.table('/tables', { ...open, components: { cards: 7 } });
    const page = await ann.page();
    await page.watch(id);
    page.send({ type: 'lobby' });
    await page.until(() => page.messages('lobby').at(-1)?.mine.length === 1, 'the lobby');
    time += 15 * DAY_MS;
    await page.until(() => page.messages('gone').length === 1, 'the end of the table');
    await page.until(() => page.messages('lobby').at(-1)?.mine.length === 0, 'the lobby without it');
    expect(page.messages('lobby').at(-1)?.open).toEqual([]);
    expect(await ann.get(`/tables/${id}`)).toMatchObject({ status: 404, body: { code: 'unknownTable' } });
    expect(await ann.post('/join', { code })).toMatchObject({ status: 404, body: { reason: 'noTableWithCode' } });
    expect(await ann.post(`/tables/${id}/sit`, { seat: 1 })).toMatchObject({ status: 404 });
    await server.stop();
    expect(server.errors).toEqual([]);
  });

  it('accepts no move, even if it was in memory, and is not a rematch any more', async () => {
    const server = await openServer();
    const { ann, id, pages } = await seated(server);
    time += 181 * DAY_MS;
    for (const page of pages) await page.until(() => page.messages('gone').length === 1, 'the end of the table');
    expect(await pages[0].move(id, 'bid 1')).toMatchObject({ refusal: { code: 'unknownTable' } });

    const second = await seated(server);
    await playOn(second.id, second.pages);
    const { id: next } = await second.ann.table(`/tables/${second.id}/rematch`);
    const { body: before } = await ann.get<object>(`/tables/${second.id}`);
    expect(before).toMatchObject({ rematch: next });
    const page = await second.ann.page();
    await page.watch(next);
    time += 15 * DAY_MS;
    await page.until(() => page.messages('gone').length === 1, 'the end of the rematch');
    const { body: after } = await ann.get<object>(`/tables/${second.id}`);
    expect(after).not.toHaveProperty('rematch');
    await server.stop();
    expect(server.errors).toEqual([]);
  });
});
