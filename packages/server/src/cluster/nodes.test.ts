import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    time: { now: () => time, measure: async () => leaptBy },
    now: () => time + skew,
  });
  open.push(nodes);
  await nodes.look();
  return { nodes, deaths, silences, revivals: () => revivals };
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
