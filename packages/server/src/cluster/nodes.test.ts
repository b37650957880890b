import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Outage, Store } from '../store/store.ts';
import { listeningLog } from '../testing/testServer.ts';
import { makeNodes, type Nodes } from './nodes.ts';

const LEASE_MS = 1000;

let store: Store;
/** What the servers agree on, and by how much it has leapt. */
let time: number;
let leaptBy: number;
const open: Nodes[] = [];
beforeEach(() => {
  store = openSqliteStore(':memory:');
  time = 10_000;
  leaptBy = 0;
});
afterEach(async () => {
  for (const nodes of open.splice(0)) await nodes.close();
  await store.close();
});

async function measure(onLeap?: (ms: number) => void): Promise<void> {
  if (leaptBy > 0) onLeap?.(leaptBy);
  leaptBy = 0;
}

/** A server whose clock is in our hands, `skew` away from those of the others; it looks around when it is asked to. */
async function server(self: string, skew = 0) {
  const deaths: string[] = [];
  const silences: Outage[] = [];
  let revivals = 0;
  const nodes = makeNodes({
    self,
    store,
    ...listeningLog(),
    leaseMs: LEASE_MS,
    onDeath: (node) => deaths.push(node),
    onRevival: () => revivals++,
    onSilence: (silence) => silences.push(silence),
    time: { now: () => time, measure },
    now: () => time + skew,
  });
  open.push(nodes);
  await nodes.look();
  return { nodes, deaths, silences, revivals: () => revivals };
}

/** A server whose store answers, or fails, when it is told to; it has been answered once. */
async function fragileServer() {
  let pending: PromiseWithResolvers<void> | undefined;
  const silences: Outage[] = [];
  const nodes = makeNodes({
    self: 'a',
    store: {
      ...store,
      async beatNode(...beat) {
        pending = Promise.withResolvers();
        await pending.promise;
        return store.beatNode(...beat);
      },
    },
    ...listeningLog(),
    leaseMs: LEASE_MS,
    onDeath: () => undefined,
    onRevival: () => undefined,
    onSilence: (silence) => silences.push(silence),
    time: { now: () => time, measure },
    now: () => time,
  });
  open.push(nodes);
  /** Resolves when the store has been asked. */
  const isAsked = (): Promise<void> => new Promise(setImmediate);
  const answers = async (): Promise<void> => isAsked().then(() => pending?.resolve());
  const fails = async (): Promise<void> => isAsked().then(() => pending?.reject(new Error('the connection was lost')));
  const first = nodes.look();
  await answers();
  await first;
  return { nodes, silences, answers, fails };
}

describe('servers on one store', () => {
  it('take one for dead that has been silent for a lease, once', async () => {
    const [a, b] = [await server('a'), await server('b')];
    await a.nodes.look();
    expect(await a.nodes.isAlive('b')).toBe(true);
    for (let n = 0; n < 8; n++) {
      time += LEASE_MS / 5;
      await a.nodes.look();
    }
    expect([a.deaths, b.deaths]).toEqual([['b'], []]);
    expect(await a.nodes.isAlive('b')).toBe(false);
    await b.nodes.look();
    await a.nodes.look();
    expect(await a.nodes.isAlive('b')).toBe(true);
  });

  it('agree whatever their clocks say', async () => {
    const [a, b] = [await server('a', 5_000_000), await server('b', -3_000_000)];
    for (let n = 0; n < 20; n++) {
      time += LEASE_MS / 5;
      await a.nodes.look();
      await b.nodes.look();
    }
    expect([a.deaths, b.deaths]).toEqual([[], []]);
    expect([a.nodes.isSure(), b.nodes.isSure()]).toEqual([true, true]);
  });

  it('are no longer sure of themselves before the others take them for dead', async () => {
    const [a, b] = [await server('a'), await server('b')];
    await a.nodes.look();
    const [wasSure, diedAt] = [[] as number[], [] as number[]];
    for (let n = 0; n < 8; n++) {
      time += LEASE_MS / 5;
      if (b.nodes.isSure()) wasSure.push(time);
      await a.nodes.look();
      if (a.deaths.length > 0) diedAt.push(time);
    }
    expect(diedAt.length).toBeGreaterThan(0);
    expect(Math.max(...wasSure)).toBeLessThan(Math.min(...diedAt));
  });

  it('know soon that the store does not answer, long before they are no longer sure of themselves', async () => {
    const { nodes, fails, answers } = await fragileServer();
    time += LEASE_MS / 5;
    const beat = nodes.look().catch(() => undefined);
    time += (2 * LEASE_MS) / 5;
    expect([nodes.isBeating(), nodes.isSure()]).toEqual([true, true]);
    time += 1;
    expect([nodes.isBeating(), nodes.isSure()]).toEqual([false, true]);
    await fails();
    await beat;
    expect(nodes.isBeating()).toBe(false);
    const next = nodes.look();
    expect(nodes.isBeating()).toBe(false);
    await answers();
    await next;
    expect(nodes.isBeating()).toBe(true);
  });

  it('do not take a store for one that does not answer because it takes longer than until the next beat', async () => {
    const { nodes, answers } = await fragileServer();
    for (let n = 0; n < 3; n++) {
      time += LEASE_MS / 5;
      const beat = nodes.look();
      time += LEASE_MS / 4;
      expect(nodes.isBeating()).toBe(true);
      await answers();
      await beat;
    }
  });

  it('judge nobody by a time in which they did not look themselves', async () => {
    const [a, b] = [await server('a'), await server('b')];
    await a.nodes.look();
    time += 10 * LEASE_MS;
    await a.nodes.look();
    expect(a.deaths).toEqual([]);
    expect(a.revivals()).toBe(1);
    expect(a.silences).toEqual([{ since: 10_000, until: 20_000 }]);
    expect(b.nodes.isSure()).toBe(false);
  });

  it('notice by the time alone that their machine was suspended', async () => {
    const a = await server('a');
    const before = time;
    time += LEASE_MS / 5;
    leaptBy = 60_000;
    await a.nodes.look();
    expect(a.silences).toEqual([{ since: before, until: time }]);
    expect(a.revivals()).toBe(0);
  });

  it('report a leap of the time at once, even if the store then fails', async () => {
    const { nodes, silences, fails, answers } = await fragileServer();
    const before = time;
    time += LEASE_MS / 5;
    leaptBy = 60_000;
    const looked = nodes.look();
    await new Promise(setImmediate);
    expect(silences).toEqual([{ since: before, until: time }]);
    await fails();
    await expect(looked).rejects.toThrow('the connection was lost');
    const next = nodes.look();
    await answers();
    await next;
    expect(silences).toHaveLength(1);
  });

  it('know since when a dead one has been silent, but not one that said goodbye', async () => {
    const [a, b] = [await server('a'), await server('b')];
    const c = await server('c');
    await a.nodes.look();
    const seen = time;
    await c.nodes.close();
    a.nodes.left('c');
    for (let n = 0; n < 8; n++) {
      time += LEASE_MS / 5;
      await a.nodes.look();
    }
    expect([a.nodes.silentSince('b'), a.nodes.silentSince('c')]).toEqual([seen, undefined]);
    await b.nodes.look();
    await a.nodes.look();
    expect(a.nodes.silentSince('b')).toBeUndefined();
  });

  it('miss one that has left without a word', async () => {
    const [a, b] = [await server('a'), await server('b')];
    await a.nodes.look();
    await b.nodes.close();
    await a.nodes.look();
    await a.nodes.look();
    expect(a.deaths).toEqual(['b']);
    expect([await a.nodes.isAlive('b'), a.nodes.silentSince('b')]).toEqual([false, undefined]);
  });

  it.each([
    ['at once if they waited long for the answer', LEASE_MS / 2, LEASE_MS / 2],
    ['with the next beat if they were turned away', 0, LEASE_MS / 5],
  ])('try again %s', async (_, failsAfter, again) => {
    vi.useFakeTimers();
    const tried: number[] = [];
    const nodes = makeNodes({
      ...{ self: 'a', ...listeningLog(), leaseMs: LEASE_MS, onDeath: () => undefined },
      ...{ onRevival: () => undefined, onSilence: () => undefined },
      store: {
        async beatNode() {
          if (tried.push(performance.now()) === 1) return [];
          await new Promise((resolve) => setTimeout(resolve, failsAfter));
          throw new Error('no answer');
        },
        removeNode: async () => undefined,
      },
      time: { now: () => 0, measure: async () => undefined },
    });
    await nodes.start();
    await vi.advanceTimersByTimeAsync(3 * LEASE_MS);
    expect((tried[2] ?? 0) - (tried[1] ?? 0)).toBeCloseTo(again, -1);
    const closed = nodes.close();
    await vi.advanceTimersByTimeAsync(LEASE_MS);
    await closed;
    vi.useRealTimers();
  });

  it('say nothing more once they are closed', async () => {
    const [a, b] = [await server('a'), await server('b')];
    await b.nodes.close();
    await expect(b.nodes.look()).rejects.toThrow();
    expect(b.nodes.isSure()).toBe(false);
    await a.nodes.look();
    expect(await a.nodes.isAlive('b')).toBe(false);
  });

  it('know of one that stops at once, and of one they have not heard of by asking', async () => {
    const a = await server('a');
    const b = await server('b');
    expect(await a.nodes.isAlive('b')).toBe(true);
    expect(await a.nodes.isAlive('never seen')).toBe(false);
    await b.nodes.close();
    a.nodes.left('b');
    expect(a.deaths).toEqual(['b']);
    expect(await a.nodes.isAlive('b')).toBe(false);
  });
});
