import { setTimeout as pause } from 'node:timers/promises';
import type { Me } from '@portolan/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableRow } from '../store/sampleRows.ts';
import type { TournamentRow } from '../store/tournamentStore.ts';
import type { Page } from '../testing/page.ts';
import { bids, playOn, type Seated, seated } from '../testing/seated.ts';
import { openTestCluster, TEST_LEASE_MS, type TestCluster, type TestNode } from '../testing/testCluster.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets and threads, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };

/** What another server has to notice first. */
const ENDS = { timeout: 20_000 };

const TOURNAMENT: TournamentRow = {
  ...{ id: 'cup', host: '', title: 'Cup', game: 'ferry', seats: 2, groupSize: 2, rounds: 1, roundDays: 3, terms: {} },
  ...{ status: 'open', stage: 0, round: 0, createdAt: 1, deadline: null, winner: null, rev: 0 },
};

/** Nobody is taken for dead meanwhile, which would make the others read again. */
const LONG_LEASE_MS = 20_000;

let cluster: TestCluster;
afterEach(() => cluster.stop());

/** A page of the same visitor on another server. */
async function pageAt(visitor: Visitor, node: number, id: string): Promise<Page> {
  const page = await new Visitor(cluster.nodes[node]?.address ?? '', visitor.cookie).page();
  await page.watch(id);
  return page;
}

function first(): TestNode {
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

interface Endgame {
  readonly id: string;
  /** Bob's page on the owner: he has the last move. */
  readonly bob: Page;
  readonly bobsCookie: Visitor;
  /** Pages on the other servers. */
  readonly others: readonly Page[];
}

/** The first server is the leader. */
async function endgame(index = 1): Promise<Endgame> {
  const owner = cluster.nodes[index];
  if (owner === undefined) throw new Error('there are not enough servers');
  const at = await seated(owner, { options: { rounds: 1 } });
  const others = await Promise.all(
    cluster.nodes.flatMap((node, other) => (node === owner ? [] : [pageAt(at.ann, other, at.id)])),
  );
  await bids(at);
  await at.pages[0].move(at.id, 'skip', { final: true });
  for (const page of [at.pages[1], ...others]) await page.reach(at.id, 3);
  expect(await ownerOf(at.id)).toBe(owner.node);
  return { id: at.id, bob: at.pages[1], bobsCookie: at.bob, others };
}

/** That everybody sees the end, and that what follows from it is done. */
async function isOverEverywhere({ id, others }: Endgame): Promise<void> {
  for (const page of others) {
    await page.reach(id, 4);
    await page.until(() => page.at(id).table.status === 'finished', 'the end');
  }
  await expect.poll(() => cluster.store.unrecorded(1), { timeout: 10_000 }).toEqual([]);
  expect(await cluster.store.lease(id)).toBeUndefined();
}

async function figure({ address }: TestNode, name: string): Promise<number> {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer figures' } });
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(await answer.text())?.[1] ?? 0);
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

  it('reaches the pages of all servers if its server could tell nobody of a move before it died', async () => {
    cluster = await openTestCluster(3);
    const at = await apart();
    await bids(at);
    expect(await ownerOf(at.id)).toBe(first().node);
    first().cut();
    expect(await at.pages[0].move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    first().kill();
    await at.pages[1].reach(at.id, 3);
  });

  it('reaches the pages of all servers if its server did not learn that a move was written', async () => {
    cluster = await openTestCluster(2);
    const at = await apart();
    await bids(at);
    expect(await ownerOf(at.id)).toBe(first().node);
    first().loseAnswer();
    const move = { type: 'move', table: at.id, seq: 2, text: 'load 1', id: 'same' } as const;
    await at.pages[0].ask(move).catch(() => undefined);
    expect(await (await pageAt(at.ann, 0, at.id)).ask(move)).toMatchObject({ type: 'accepted', seq: 3 });
    await at.pages[1].reach(at.id, 3);
  });

  it('reaches the pages of all servers although nobody asks again for a move that was written', async () => {
    cluster = await openTestCluster(2, {}, LONG_LEASE_MS);
    const at = await apart();
    await bids(at);
    first().loseAnswer();
    at.pages[0].move(at.id, 'load 1').catch(() => undefined);
    await at.pages[1].reach(at.id, 3);
  });

  it('reaches the pages of a server that cannot keep all matches in memory', async () => {
    cluster = await openTestCluster(2, { limits: { keptMatches: 1 } });
    const at = await apart();
    for (let others = 0; others < 4; others++) {
      const other = await seated(first());
      await pageAt(other.ann, 1, other.id);
    }
    await at.pages[0].move(at.id, 'bid 1');
    await at.pages[1].reach(at.id, 1);
  });

  it('does not stay in the memory of a server because somebody watches it on another one', async () => {
    cluster = await openTestCluster(2, { limits: { keptMatches: 1 }, metricsToken: 'figures' });
    const [here, there] = cluster.nodes;
    if (here === undefined || there === undefined) throw new Error('there are not enough servers');
    for (let tables = 0; tables < 5; tables++) {
      const at = await seated(there);
      await (await pageAt(at.ann, 0, at.id)).close();
    }
    expect(await figure(there, 'portolan_matches_in_memory')).toBe(5);
    expect(await figure(here, 'portolan_matches_in_memory')).toBeLessThan(3);
  });

  it.each([
    ['its server', 1],
    ['the leader, which is its server,', 0],
  ])(
    'is over for the pages of all servers if %s could tell nobody of the last move before it died',
    async (_, index) => {
      // Longer than usual: a server that is wrongly taken for dead reads again by itself.
      cluster = await openTestCluster(3, {}, 2_000);
      const at = await endgame(index);
      cluster.nodes[index]?.cut();
      expect(await at.bob.move(at.id, 'skip', { final: true })).toMatchObject({ type: 'accepted', seq: 4 });
      cluster.nodes[index]?.kill();
      await isOverEverywhere(at);
    },
  );

  it.each([
    ['watched there', true],
    ['not in memory there', false],
  ])('is shown in the lobby of another server, %s, if its server died before it told of a move', async (_, watched) => {
    cluster = await openTestCluster(2, {}, 2_000);
    const at = await seated(first());
    const lobby = await new Visitor(cluster.nodes[1]?.address ?? '', at.bob.cookie).page();
    lobby.send({ type: 'lobby' });
    await lobby.until(() => lobby.messages('lobby').length > 0, 'the lobby');
    if (watched) await lobby.watch(at.id);
    // What the coming and going of pages changes in a lobby is sent before that.
    await pause(300);
    first().cut();
    expect(await at.pages[0].move(at.id, 'bid 1')).toMatchObject({ type: 'accepted', seq: 1 });
    first().kill();
    await lobby.until(() => lobby.messages('lobby').at(-1)?.mine[0]?.seq === 1, 'the move');
  });

  it('goes on if its server died before it owned what it had begun, also if that was the leader', async () => {
    cluster = await openTestCluster(2);
    // As if it were the last thing that the leader wrote.
    const bot = { kind: 'bot', bot: 'greedy' } as const;
    await cluster.store.addTable(tableRow({ id: 'begun', seats: [bot, bot] }));
    first().kill();
    await expect.poll(async () => (await cluster.store.table('begun'))?.status, ENDS).toBe('finished');
  });

  it('is over for the pages of all servers if its server did not learn that the last move was written', async () => {
    cluster = await openTestCluster(2, {}, LONG_LEASE_MS);
    const at = await endgame();
    const again = await pageAt(at.bobsCookie, 1, at.id);
    cluster.nodes[1]?.loseAnswer();
    const move = { type: 'move', table: at.id, seq: 3, text: 'skip', final: true, id: 'same' } as const;
    at.bob.ask(move).catch(() => undefined);
    await at.bob.until(() => at.bob.closed !== undefined, 'the failure');
    expect(await again.ask(move)).toMatchObject({ type: 'accepted', seq: 4 });
    await isOverEverywhere(at);
  });

  it('is over for the pages of all servers although nobody asks again for the last move, which was written', async () => {
    cluster = await openTestCluster(2, {}, LONG_LEASE_MS);
    const at = await endgame();
    cluster.nodes[1]?.loseAnswer();
    at.bob.move(at.id, 'skip', { final: true }).catch(() => undefined);
    await isOverEverywhere(at);
  });

  it('is counted once when it is over, also if an owner finds its end that does not know that it was replaced', async () => {
    cluster = await openTestCluster(2, { metricsToken: 'figures' });
    const at = await endgame();
    cluster.nodes[0]?.cut();
    const bob = await pageAt(at.bobsCookie, 0, at.id);
    expect(await bob.move(at.id, 'skip', { final: true })).toMatchObject({ type: 'accepted', seq: 4 });
    await pageAt(at.bobsCookie, 1, at.id);
    await at.bob.reach(at.id, 4);
    let counted = 0;
    for (const node of cluster.nodes) counted += await figure(node, 'portolan_matches_finished_total');
    expect(counted).toBe(1);
  });

  it('is passed on to an owner that is known without asking the store again', async () => {
    cluster = await openTestCluster(2);
    const at = await apart({ options: { rounds: 6 } });
    await bids(at);
    const before = cluster.nodes[1]?.leaseReads() ?? 0;
    await playOn(at.id, at.pages);
    expect(at.pages[0].at(at.id).entries.length).toBeGreaterThan(12);
    expect((cluster.nodes[1]?.leaseReads() ?? 0) - before).toBeLessThan(3);
  });

  it('does not wait for the answer of a server that is known to be dead', async () => {
    // It gives the owner up after about a third of it; the rest is for a busy machine.
    const leaseMs = 6_000;
    cluster = await openTestCluster(2, {}, leaseMs);
    const at = await apart();
    await bids(at);
    first().pause();
    const ann = await pageAt(at.ann, 1, at.id);
    await pause(leaseMs * 0.75);
    const since = performance.now();
    expect(await ann.move(at.id, 'load 1')).toMatchObject({ type: 'accepted', seq: 3 });
    expect(performance.now() - since).toBeLessThan(leaseMs);
    first().resume();
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

describe('a tournament on several servers', SLOW, () => {
  it('goes on if the leader died in the middle of a step', async () => {
    cluster = await openTestCluster(2);
    const { id, rev } = TOURNAMENT;
    const players = await Promise.all(
      ['Ann', 'Bob'].map(
        async (name) => (await (await Visitor.guest(first().address, name)).get<Me>('/me')).body.player,
      ),
    );
    await cluster.store.addTournament({ ...TOURNAMENT, host: players[0] ?? '' });
    for (const player of players) await cluster.store.enterTournament(id, player, 2);
    const game = { tournament: id, stage: 1, round: 1, group: 0, table: 'planned', players };
    const change = { status: 'running', stage: 1, round: 1, deadline: Date.now() + 1e9 } as const;
    expect(await cluster.store.advanceTournament(id, rev, change, [game])).toBe(true);
    first().kill();
    await expect.poll(async () => (await cluster.store.table('planned'))?.status, ENDS).toBe('running');
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
