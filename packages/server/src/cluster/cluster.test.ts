import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Page } from '../testing/page.ts';
import { bids, playOn, type Seated, seated } from '../testing/seated.ts';
import { openTestCluster, TEST_LEASE_MS, type TestCluster } from '../testing/testCluster.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets and threads, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };

let cluster: TestCluster;
afterEach(() => cluster.stop());

/** A page of the same visitor on another server. */
async function pageAt(visitor: Visitor, node: number, id: string): Promise<Page> {
  const page = await new Visitor(cluster.nodes[node]?.address ?? '', visitor.cookie).page();
  await page.watch(id);
  return page;
}

function first(): (typeof cluster.nodes)[number] {
  const [node] = cluster.nodes;
  if (node === undefined) throw new Error('there is no server');
  return node;
}

/** Ann's page on the first server, Bob's on the second. */
async function apart(over: object = {}): Promise<Seated> {
  const at = await seated(first(), over);
  await at.pages[1].close();
  return { ...at, pages: [at.pages[0], await pageAt(at.bob, 1, at.id)] };
}

async function ownerOf(id: string): Promise<string | undefined> {
  return (await cluster.store.lease(id))?.node;
}

describe('a match on several servers', SLOW, () => {
  it('is played from any of them, each page seeing every entry', async () => {
    cluster = await openTestCluster(3);
    const at = await apart({ options: { rounds: 4 } });
    const spectator = await pageAt(await Visitor.guest(first().address, 'Sue'), 2, at.id);
    await playOn(at.id, at.pages);
    const length = at.pages[0].at(at.id).entries.length;
    expect(length).toBeGreaterThan(8);
    await spectator.reach(at.id, length);
    for (const page of [...at.pages, spectator]) {
      await page.until(() => page.at(at.id).table.status === 'finished', 'the end');
      expect(page.at(at.id).entries.map(({ seq }) => seq)).toEqual(Array.from({ length }, (_, n) => n + 1));
    }
    expect(await cluster.store.lease(at.id)).toBeUndefined();
    expect(cluster.nodes.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('has one owner, whichever servers its players use', async () => {
    cluster = await openTestCluster(3);
    const at = await apart();
    await bids(at);
    const owner = await ownerOf(at.id);
    for (const node of [1, 2, 1]) {
      const page = await pageAt(at.ann, node, at.id);
      const { seat } = page.at(at.id).moment ?? {};
      if (seat === 0) expect(await page.move(at.id, 'load 1')).toMatchObject({ type: 'accepted' });
    }
    expect(await ownerOf(at.id)).toBe(owner);
    expect((await cluster.store.lease(at.id))?.token).toBe(1);
  });

  it('refuses through another server as its owner would', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    const answer = await at.pages[1].move(at.id, 'load 1');
    expect(answer).toMatchObject({ type: 'refused', refusal: { code: 'wrongSeat' } });
  });

  it('goes on elsewhere when its server is killed, and nothing acknowledged is lost', async () => {
    cluster = await openTestCluster(3);
    const at = await apart();
    await bids(at);
    expect(await at.pages[0].move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    const dead = first();
    expect(await ownerOf(at.id)).toBe(dead.node);
    dead.kill();
    const ann = await pageAt(at.ann, 2, at.id);
    expect(ann.at(at.id).entries).toHaveLength(3);
    const since = performance.now();
    expect(await ann.move(at.id, 'load 2')).toMatchObject({ type: 'accepted', seq: 4 });
    expect(performance.now() - since).toBeLessThan(TEST_LEASE_MS * 10);
    await at.pages[1].reach(at.id, 4);
    expect(await ownerOf(at.id)).not.toBe(dead.node);
    expect((await cluster.store.lease(at.id))?.token).toBe(2);
  });

  it('is not written by a server that stood still and was replaced', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    const [stale, other] = cluster.nodes;
    expect(await ownerOf(at.id)).toBe(stale?.node);
    stale?.pause();
    const ann = await pageAt(at.ann, 1, at.id);
    expect(await ann.move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    expect(await ownerOf(at.id)).toBe(other?.node);
    // Its page does not know yet, and moves from the same position.
    const late = at.pages[0].ask({ type: 'move', table: at.id, seq: 2, text: 'load 2' });
    await pause(TEST_LEASE_MS / 2);
    stale?.resume();
    expect(await late).toMatchObject({ type: 'refused', refusal: { code: 'stale' } });
    await at.pages[0].reach(at.id, 3);
    expect(at.pages[0].at(at.id).entries[2]).toMatchObject({ kind: 'move', text: 'load 1' });
    expect(await cluster.store.entries(at.id, 0)).toHaveLength(3);
  });

  it('plays a move once, even if the answer was lost with its server', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    const question = { type: 'move', table: at.id, seq: 2, text: 'load 1', id: 'same' } as const;
    expect(await at.pages[0].ask(question)).toMatchObject({ type: 'accepted', seq: 3 });
    first().kill();
    const ann = await pageAt(at.ann, 1, at.id);
    expect(await ann.ask(question)).toMatchObject({ type: 'accepted', seq: 3 });
    expect(await cluster.store.entries(at.id, 0)).toHaveLength(3);
  });

  it('goes on when its owner is alive but cannot be reached', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    first().cut();
    const ann = await pageAt(at.ann, 1, at.id);
    expect(await ann.move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    expect(await ownerOf(at.id)).toBe(cluster.nodes[1]?.node);
    first().resume();
  });

  it('is shown as it is by an owner that does not know that it was replaced', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    const [owner, other] = cluster.nodes;
    expect(await ownerOf(at.id)).toBe(owner?.node);
    // It can reach nobody, so that it takes the table from an owner that hears nothing of it.
    other?.cut();
    const ann = await pageAt(at.ann, 1, at.id);
    expect(await ann.move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    expect(await ownerOf(at.id)).toBe(other?.node);
    const spectator = await pageAt(await Visitor.guest(first().address, 'Sue'), 0, at.id);
    expect(spectator.at(at.id).entries).toHaveLength(3);
    await at.pages[0].reach(at.id, 3);
  });

  it('reaches the pages of an owner that was replaced without being told', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    cluster.nodes[1]?.cut();
    const ann = await pageAt(at.ann, 1, at.id);
    expect(await ann.move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    await at.pages[0].reach(at.id, 3);
  });

  it('goes on at once when its server is stopped', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    await first().stop();
    const ann = await pageAt(at.ann, 1, at.id);
    const since = performance.now();
    expect(await ann.move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    expect(performance.now() - since).toBeLessThan(TEST_LEASE_MS * 2);
  });
});

describe('bots on several servers', SLOW, () => {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];

  it('play on when their server is killed', async () => {
    cluster = await openTestCluster(2);
    const ann = await Visitor.guest(first().address, 'Ann');
    const bots = [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'random' },
    ];
    const { id } = await ann.table('/tables', {
      ...{ game: 'ferry', visibility: 'public', seats: bots, options: { rounds: 9 }, start: true },
    });
    first().kill();
    await vi.waitFor(async () => expect((await cluster.store.table(id))?.status).toBe('finished'), {
      timeout: 20_000,
      interval: 50,
    });
    const entries = await cluster.store.entries(id, 0);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  });

  it('answer a player whose page is on another server', async () => {
    cluster = await openTestCluster(2);
    const ann = await Visitor.guest(first().address, 'Ann');
    const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats, start: true });
    const page = await pageAt(ann, 1, id);
    while (page.at(id).moment?.awaiting.length !== 0) {
      await page.until(() => page.at(id).moment?.seat !== undefined || isOver(page, id), 'a question');
      const { moment, entries } = page.at(id);
      if (moment?.mayEnd === true) await page.ask({ type: 'end', table: id, seq: entries.length });
      else if (moment?.legal !== undefined) await page.move(id, moment.legal.at(-1) ?? '', { final: true });
    }
    await page.until(() => page.at(id).table.status === 'finished', 'the end');
    expect(page.at(id).entries.length).toBeGreaterThan(4);
  });
});

function isOver(page: Page, id: string): boolean {
  return page.at(id).moment?.awaiting.length === 0;
}

describe('what is not a move', SLOW, () => {
  it('reaches the pages of all servers: people sitting down, the start, chat and presence', async () => {
    cluster = await openTestCluster(2);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.guest(first().address, name)));
    if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
    const there = new Visitor(cluster.nodes[1]?.address ?? '', bob.cookie);
    const { id } = await ann.table('/tables', {
      ...{ game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] },
    });
    const page = await ann.page();
    await page.watch(id);
    await there.table(`/tables/${id}/sit`, { seat: 1 });
    await page.until(() => page.at(id).table.seats[1]?.kind === 'person', 'Bob');
    expect(page.at(id).table.seats[1]).toMatchObject({ name: 'Bob', present: false });
    const other = await there.page();
    await other.watch(id);
    await other.until(() => JSON.stringify(other.at(id).table.seats[0]).includes('"present":true'), 'her presence');
    await page.until(() => JSON.stringify(page.at(id).table.seats[1]).includes('"present":true'), 'his presence');
    other.send({ type: 'chat', id: 'one', table: id, text: 'ahoy' });
    await page.until(() => page.messages('chat').length > 0, 'his words');
    expect(page.messages('chat')[0]?.line).toMatchObject({ name: 'Bob', text: 'ahoy' });
    await ann.table(`/tables/${id}/start`);
    await other.until(() => other.at(id).moment !== undefined, 'the start');
    await there.post('/me/name', { name: 'Bobby' });
    await page.until(() => JSON.stringify(page.at(id).table.seats[1]).includes('Bobby'), 'his new name');
    await other.close();
    await page.until(() => JSON.stringify(page.at(id).table.seats[1]).includes('"present":false'), 'his absence');
  });

  it('starts once for every page, also for one that comes before its server has heard of the start', async () => {
    cluster = await openTestCluster(2);
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.guest(first().address, name)));
    if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats });
    await bob.table(`/tables/${id}/sit`, { seat: 1 });
    const early = await pageAt(ann, 1, id);
    // It hears nothing for now, and reads what the store has.
    cluster.nodes[1]?.pause();
    await ann.table(`/tables/${id}/start`);
    const late = await pageAt(bob, 1, id);
    expect(late.at(id).moment?.seat).toBe(1);
    cluster.nodes[1]?.resume();
    await early.until(() => early.at(id).moment !== undefined, 'the start');
    // Whatever the start made its server send comes before the answer to this.
    await late.ask({ type: 'ping' });
    for (const page of [early, late]) expect(page.messages('news')).toHaveLength(1);
  });

  it('shows the lobby of all servers to everybody', async () => {
    cluster = await openTestCluster(2);
    const ann = await Visitor.guest(first().address, 'Ann');
    const there = new Visitor(cluster.nodes[1]?.address ?? '');
    const page = await there.page();
    page.send({ type: 'lobby' });
    await page.until(() => page.messages('lobby').length === 1, 'the lobby');
    await ann.table('/tables', { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await page.until(() => page.messages('lobby').at(-1)?.open.length === 1, 'the table');
  });

  it('signs a player out everywhere at once', async () => {
    cluster = await openTestCluster(2);
    const ann = await Visitor.guest(first().address, 'Ann');
    const there = new Visitor(cluster.nodes[1]?.address ?? '', ann.cookie);
    const page = await there.page();
    expect((await there.get('/me')).status).toBe(200);
    expect((await ann.post('/me/signout', { where: 'everywhere' })).cookie).toBe('portolan=');
    await page.until(() => page.closed !== undefined, 'the end of the connection');
    expect((await there.get('/me')).status).toBe(204);
  });

  it('counts limits for all servers together', async () => {
    cluster = await openTestCluster(2, { limits: { guestBurst: 3, guestsPerSecond: 0.01 } });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      const visitor = new Visitor(cluster.nodes[n % 2]?.address ?? '');
      statuses.push((await visitor.post('/guest', { name: `Guest ${n}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  });
});
