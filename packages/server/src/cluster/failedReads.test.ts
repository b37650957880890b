import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { tableRow } from '../store/sampleRows.ts';
import { clusterOfTest } from '../testing/clusterOfTest.ts';
import type { Page } from '../testing/page.ts';
import { type Seated, seated } from '../testing/seated.ts';
import { TEST_LEASE_MS } from '../testing/testCluster.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets and threads, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };

/** Long enough for a message to be heard, and what it asks for to fail. */
const HEARD_MS = 200;

const cluster = clusterOfTest();
const { nodeAt, pageAt, unheard } = cluster;

/** Ann's page on the first server, Bob's on the second. */
async function apart(): Promise<Seated> {
  const at = await seated(nodeAt(0));
  return { ...at, pages: [at.pages[0], await pageAt(1, at.bob, at.id)] };
}

describe('what a server could not read when it was due', SLOW, () => {
  it('is read later: after a gap', async () => {
    await cluster.open(2);
    const { id, pages } = await apart();
    await unheard(1, async () => {
      expect(await pages[0].move(id, 'bid 1')).toMatchObject({ type: 'accepted' });
    });
    const repair = nodeAt(1).breakCall('entries');
    nodeAt(1).noticeGap();
    await pause(HEARD_MS);
    repair();
    await pages[1].reach(id, 1);
  });

  it('is read later: an entry before the one that it heard', async () => {
    await cluster.open(2);
    const { id, pages, bob } = await apart();
    const other = await pageAt(0, bob, id);
    await unheard(1, async () => {
      expect(await pages[0].move(id, 'bid 1')).toMatchObject({ type: 'accepted', seq: 1 });
      await other.reach(id, 1);
    });
    const repair = nodeAt(1).breakCall('entries');
    expect(await other.move(id, 'bid 1')).toMatchObject({ type: 'accepted', seq: 2 });
    await pause(HEARD_MS);
    repair();
    await pages[1].reach(id, 2);
  });

  it('is read later: a table that it heard of', async () => {
    await cluster.open(2);
    const ann = await Visitor.guest(nodeAt(0).address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats });
    const page = await pageAt(1, ann, id);
    const repair = nodeAt(1).breakCall('table');
    await (await Visitor.guest(nodeAt(0).address, 'Bob')).table(`/tables/${id}/sit`, { seat: 1 });
    await pause(HEARD_MS);
    repair();
    await page.until(() => page.at(id).table.seats[1]?.kind === 'person', 'Bob');
  });

  it.each([
    ['said during a gap', true],
    ['of a table that it could not read', false],
  ])('is read later: chat %s, by those who may read it', async (_, isGap) => {
    await cluster.open(2);
    const { id, pages } = await apart();
    const spectator = await new Visitor(nodeAt(1).address).page();
    await spectator.watch(id);
    const other = await (await Visitor.guest(nodeAt(0).address, 'Sue')).page();
    await other.watch(id);
    const repair = isGap ? () => nodeAt(1).resume() : nodeAt(1).breakCall('table');
    if (isGap) nodeAt(1).cut();
    other.send({ type: 'chat', id: 'one', table: id, text: 'ahoy' });
    await other.until(() => other.messages('chat').length === 1, 'the line');
    await pause(HEARD_MS);
    repair();
    if (isGap) nodeAt(1).noticeGap();
    const chatOf = (page: Page): readonly string[] =>
      page
        .messages('table')
        .at(-1)
        ?.chat?.map(({ text = '' }) => text) ?? [];
    await spectator.until(() => chatOf(spectator).includes('ahoy'), 'the line');
    // Players do not read what spectators say.
    expect(chatOf(pages[1])).toEqual([]);
  });

  it('is read later: what else it reads after a gap', async () => {
    await cluster.open(2);
    const ann = await Visitor.guest(nodeAt(0).address, 'Ann');
    const page = await new Visitor(nodeAt(1).address, ann.cookie).page();
    await unheard(1, () => ann.post('/me/signout', { where: 'everywhere' }));
    const repair = nodeAt(1).breakCall('sessions');
    nodeAt(1).noticeGap();
    await pause(HEARD_MS);
    repair();
    await page.until(() => page.closed !== undefined, 'the end of the connection');
  });

  it.each(['leasesOf', 'lease'] as const)(
    'is read later: "%s", to take over the tables of a dead server',
    async (call) => {
      await cluster.open(2, TEST_LEASE_MS);
      const bot = { kind: 'bot', bot: 'greedy' } as const;
      await cluster.store.addTable(tableRow({ id: 'left', seats: [bot, bot] }));
      await cluster.store.claim('left', { node: nodeAt(1).node, seen: 0, at: Date.now() });
      const repair = nodeAt(0).breakCall(call);
      nodeAt(1).kill();
      await expect.poll(() => nodeAt(0).errors.join(), { timeout: 10_000 }).toContain(`${call} failed`);
      await pause(TEST_LEASE_MS * 3);
      repair();
      await expect.poll(async () => (await cluster.store.table('left'))?.status, { timeout: 20_000 }).toBe('finished');
    },
  );
});
