import { setTimeout as pause } from 'node:timers/promises';
import type { ClockInfo, TableTerms } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '../testing/page.ts';
import { bids, type Seated, seated } from '../testing/seated.ts';
import { makeTestClock, type TestClock } from '../testing/testClock.ts';
import { openTestCluster, type TestCluster, type TestNode } from '../testing/testCluster.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };
/** Leases end by the machine's time, whatever the clock of the test says. */
const PATIENT = { timeout: 20_000, interval: 50 };
/** Long, because a busy machine that stops for a moment is a server that stands still. */
const LEASE_MS = 1500;
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-11-02T12:00Z');
const LIVE: TableTerms = { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } };
const DAYS: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2 } };
/** What Ann has after her bid at a table with a live clock. */
const ANN_HAS_MS = 605_000;

let clock: TestClock;
let cluster: TestCluster;
beforeEach(() => {
  clock = makeTestClock(START);
});
afterEach(() => cluster.stop());

function nodeAt(at: number): TestNode {
  const node = cluster.nodes[at];
  if (node === undefined) throw new Error(`there is no server ${at}`);
  return node;
}

async function pageAt(visitor: Visitor, node: number, id: string): Promise<Page> {
  const page = await new Visitor(nodeAt(node).address, visitor.cookie).page();
  await page.watch(id);
  return page;
}

/** Ann's page on the first server, which owns the table, Bob's on the second; it is Ann's turn. */
async function apart(terms: TableTerms): Promise<Seated> {
  const at = await seated(nodeAt(0), { terms });
  const bob = await pageAt(at.bob, 1, at.id);
  await at.pages[1].close();
  const moved: Seated = { ...at, pages: [at.pages[0], bob] };
  await bids(moved);
  expect(await ownerOf(at.id)).toBe(nodeAt(0).node);
  return moved;
}

async function ownerOf(id: string): Promise<string | undefined> {
  return (await cluster.store.lease(id))?.node;
}

/** Lets time pass in which all servers are alive. */
async function think(ms: number): Promise<void> {
  clock.advance(ms);
  for (const node of cluster.nodes) await expect.poll(node.beatAt, PATIENT).toBe(clock.now());
}

/** Pauses and what else the table has written since `seq`. */
async function written(id: string, seq: number): Promise<object[]> {
  return (await cluster.store.entries(id, seq)).map(({ entry }) => entry);
}

async function seqOf(id: string): Promise<number> {
  return (await cluster.store.table(id))?.seq ?? 0;
}

function clockOf(page: Page, id: string, seat = 0): ClockInfo | null | undefined {
  return page.at(id).moment?.clocks?.[seat];
}

async function isTakenOver(id: string): Promise<void> {
  await expect.poll(() => ownerOf(id), PATIENT).toBe(nodeAt(1).node);
}

describe('a clock whose server is lost', SLOW, () => {
  it('stands still from its last sign of life until another one takes over', async () => {
    cluster = await openTestCluster(2, { clock }, LEASE_MS);
    const { id, pages } = await apart(LIVE);
    const [, bob] = pages;
    const seq = await seqOf(id);
    await think(10_000);
    nodeAt(0).kill();
    clock.advance(3000);
    await bob.reach(id, seq + 2);
    expect(await written(id, seq)).toEqual([
      { kind: 'paused', why: 'away', since: START + 10_000 },
      { kind: 'resumed', since: START + 13_000 },
    ]);
    const left = ANN_HAS_MS - 10_000;
    expect(clockOf(bob, id)).toMatchObject({ left, until: clock.now() + left });
  });

  it('is not charged to the move that finds out', async () => {
    cluster = await openTestCluster(2, { clock }, LEASE_MS);
    const { id, ann } = await apart(LIVE);
    const seq = await seqOf(id);
    await think(10_000);
    nodeAt(0).kill();
    const page = await pageAt(ann, 1, id);
    const moved = page.move(id, 'skip', { final: true });
    clock.advance(3000);
    expect(await moved).toMatchObject({ type: 'accepted' });
    expect((await written(id, seq)).map((entry) => 'kind' in entry && entry.kind)).toEqual([
      'paused',
      'resumed',
      'move',
    ]);
    // The turn is over, and has brought the increment.
    await page.reach(id, seq + 3);
    expect(page.at(id).entries.at(-1)?.left).toBe(ANN_HAS_MS - 10_000 + 5000);
  });

  it('loses no days', async () => {
    cluster = await openTestCluster(2, { clock }, LEASE_MS);
    const { id, pages } = await apart(DAYS);
    const seq = await seqOf(id);
    await think(HOUR_MS);
    nodeAt(0).kill();
    clock.advance(3000);
    await pages[1].reach(id, seq + 2);
    expect(await written(id, seq)).toEqual([
      { kind: 'paused', why: 'away', since: START + HOUR_MS },
      { kind: 'resumed', since: START + HOUR_MS + 3000 },
    ]);
    expect(clockOf(pages[1], id)?.until).toBe(START + 2 * DAY_MS + 3000);
  });

  it('is credited once if its server only stood still', async () => {
    cluster = await openTestCluster(2, { clock }, LEASE_MS);
    const { id, pages } = await apart(LIVE);
    const [, bob] = pages;
    const seq = await seqOf(id);
    await think(10_000);
    nodeAt(0).pause();
    clock.advance(3000);
    await isTakenOver(id);
    await bob.reach(id, seq + 2);
    nodeAt(0).resume();
    await think(7000);
    const left = ANN_HAS_MS - 10_000;
    expect(clockOf(bob, id)).toMatchObject({ left, until: START + 13_000 + left });
    expect(await written(id, seq)).toHaveLength(2);
    expect(await ownerOf(id)).toBe(nodeAt(1).node);
  });

  it('is credited by its own server if no other one could take over', async () => {
    cluster = await openTestCluster(1, { clock }, LEASE_MS);
    const at = await seated(nodeAt(0), { terms: LIVE });
    await bids(at);
    const seq = await seqOf(at.id);
    await think(10_000);
    nodeAt(0).pause();
    // Its next beat is under way, and then takes longer than others would wait.
    await pause(LEASE_MS / 2);
    clock.advance(3000);
    await pause(LEASE_MS);
    nodeAt(0).resume();
    const [ann] = at.pages;
    await ann.reach(at.id, seq + 2);
    expect(await written(at.id, seq)).toEqual([
      { kind: 'paused', why: 'away', since: START + 10_000 },
      { kind: 'resumed', since: START + 13_000 },
    ]);
    expect(clockOf(ann, at.id)?.left).toBe(ANN_HAS_MS - 10_000);
  });

  it('stands still while a player waits for a server that is cut off from theirs', async () => {
    cluster = await openTestCluster(2, { clock }, LEASE_MS);
    const { id, ann } = await apart(LIVE);
    const page = await pageAt(ann, 1, id);
    const seq = await seqOf(id);
    await think(10_000);
    nodeAt(0).cut();
    const moved = page.move(id, 'skip', { final: true });
    // The owner does not answer, though it says in the store that it is alive.
    await pause(100);
    await think(2500);
    expect(await moved).toMatchObject({ type: 'accepted' });
    await isTakenOver(id);
    const entries = await written(id, seq);
    expect(entries.slice(0, 2)).toEqual([
      { kind: 'paused', why: 'away', since: START + 10_000 },
      { kind: 'resumed', since: START + 12_500 },
    ]);
    await page.reach(id, seq + 3);
    expect(page.at(id).entries.at(-1)?.left).toBe(ANN_HAS_MS - 10_000 + 5000);
  });

  it('is credited by whoever comes after all servers were lost', async () => {
    cluster = await openTestCluster(2, { clock }, LEASE_MS);
    const { id, bob } = await apart(DAYS);
    const seq = await seqOf(id);
    await think(HOUR_MS);
    for (const node of cluster.nodes) node.kill();
    clock.advance(3 * DAY_MS);
    await cluster.add();
    const page = await pageAt(bob, 2, id);
    await page.reach(id, seq + 2);
    expect(await written(id, seq)).toEqual([
      { kind: 'paused', why: 'away', since: START + HOUR_MS },
      { kind: 'resumed', since: START + HOUR_MS + 3 * DAY_MS },
    ]);
  });

  it('goes on without a word if its server hands over', async () => {
    cluster = await openTestCluster(2, { clock }, LEASE_MS);
    const { id, pages } = await apart(LIVE);
    const [, bob] = pages;
    const seq = await seqOf(id);
    await think(10_000);
    await nodeAt(0).stop();
    await isTakenOver(id);
    expect(await bob.ask({ type: 'ping' })).toBeDefined();
    expect(await written(id, seq)).toEqual([]);
    expect(clockOf(bob, id)).toMatchObject({ until: START + ANN_HAS_MS });
  });
});

describe('servers whose clocks differ', SLOW, () => {
  const wrong = (offByMs: number): TestClock => ({ ...clock, now: () => clock.now() + offByMs });

  it('judge the time of players by one clock', async () => {
    cluster = await openTestCluster(1, { clock }, LEASE_MS);
    await cluster.add({ clock: wrong(HOUR_MS) });
    const { id, pages } = await apart(LIVE);
    const [, bob] = pages;
    const seq = await seqOf(id);
    await think(10_000);
    await nodeAt(0).stop();
    await isTakenOver(id);
    // Its timer waits for what is due by its clock.
    clock.advance(60_000);
    expect(await bob.ask({ type: 'ping' })).toBeDefined();
    expect(await written(id, seq)).toEqual([]);
    clock.advance(ANN_HAS_MS - 70_000);
    await bob.until(() => bob.at(id).entries.some(({ kind }) => kind === 'standIn'), 'the flag');
    expect((await cluster.store.entries(id, seq))[0]).toMatchObject({ at: START + ANN_HAS_MS });
  });

  it('do not hide an outage of all of them', async () => {
    cluster = await openTestCluster(0, { clock }, LEASE_MS);
    await cluster.add({ clock: wrong(HOUR_MS) });
    await nodeAt(0).stop();
    clock.advance(HOUR_MS / 2);
    await cluster.add();
    await expect.poll(() => cluster.store.outages(0), PATIENT).toEqual([{ since: START, until: START + HOUR_MS / 2 }]);
  });
});
