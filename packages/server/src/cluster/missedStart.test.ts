import type { OwnBot } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { BotClient } from '../testing/botClient.ts';
import { clusterOfTest } from '../testing/clusterOfTest.ts';
import type { Page } from '../testing/page.ts';
import { TEST_LEASE_MS } from '../testing/testCluster.ts';
import { Visitor } from '../testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };

const SEATS = [{ kind: 'me' }, { kind: 'open' }];

const cluster = clusterOfTest();
const { nodeAt, pageAt, unheard } = cluster;

interface Gathered {
  readonly ann: Visitor;
  readonly bob: Visitor;
  readonly id: string;
  /** Ann's page on the second server. */
  readonly page: Page;
}

/** Ann and Bob on the first server, at a table that has not started. */
async function gathered(): Promise<Gathered> {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.guest(nodeAt(0).address, name)));
  if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
  const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats: SEATS });
  await bob.table(`/tables/${id}/sit`, { seat: 1 });
  return { ann, bob, id, page: await pageAt(1, ann, id) };
}

async function isStarted(page: Page, id: string): Promise<void> {
  await page.until(() => page.at(id).moment !== undefined, 'the start');
  expect(page.at(id).table.status).toBe('running');
  expect(page.messages('news')).toHaveLength(1);
}

describe('a start that a server did not hear of', SLOW, () => {
  it('is shown as soon as the server notices that it may have missed something', async () => {
    await cluster.open(2);
    const { ann, id, page } = await gathered();
    await unheard(1, () => ann.table(`/tables/${id}/start`));
    nodeAt(1).noticeGap();
    await isStarted(page, id);
  });

  it('is shown then also if the match is in memory already', async () => {
    await cluster.open(2);
    const { ann, bob, id, page } = await gathered();
    await unheard(1, () => ann.table(`/tables/${id}/start`));
    await pageAt(1, bob, id);
    nodeAt(1).noticeGap();
    await isStarted(page, id);
  });

  it('is shown if the server that started the match has died', async () => {
    await cluster.open(2, TEST_LEASE_MS);
    const { ann, id, page } = await gathered();
    nodeAt(0).cut();
    await ann.table(`/tables/${id}/start`);
    nodeAt(0).kill();
    await isStarted(page, id);
  });

  it('is shown with the first entry', async () => {
    await cluster.open(2);
    const { ann, bob, id, page } = await gathered();
    await unheard(1, () => ann.table(`/tables/${id}/start`));
    const other = await pageAt(0, bob, id);
    expect(await other.move(id, 'bid 1')).toMatchObject({ type: 'accepted', seq: 1 });
    await isStarted(page, id);
    expect(page.at(id).entries).toHaveLength(1);
  });

  it('is shown with a later entry if the match is in memory already', async () => {
    await cluster.open(2);
    const { ann, bob, id, page } = await gathered();
    const other = await new Visitor(nodeAt(0).address, bob.cookie).page();
    await unheard(1, async () => {
      await ann.table(`/tables/${id}/start`);
      await other.watch(id);
      expect(await other.move(id, 'bid 1')).toMatchObject({ type: 'accepted', seq: 1 });
    });
    await pageAt(1, bob, id);
    const owner = await new Visitor(nodeAt(0).address, ann.cookie).page();
    await owner.watch(id);
    expect(await owner.move(id, 'bid 1')).toMatchObject({ type: 'accepted', seq: 2 });
    await isStarted(page, id);
    expect(page.at(id).entries).toHaveLength(2);
  });

  it.each(['notices that it may have missed something', 'hears of a death'])(
    'is told to a program as soon as its server %s',
    async (why) => {
      await cluster.open(3, why.includes('death') ? TEST_LEASE_MS : undefined);
      const ann = await Visitor.guest(nodeAt(0).address, 'Ann');
      const { token = '' } = (await ann.post<OwnBot>('/me/bots', { name: 'Robin' })).body;
      const program = await BotClient.open(nodeAt(1).address, token);
      const { id, code } = await ann.table('/tables', { game: 'ferry', visibility: 'unlisted', seats: SEATS });
      program.send({ type: 'join', code });
      await program.next('joined');
      await unheard(1, () => ann.table(`/tables/${id}/start`));
      if (why.includes('death')) nodeAt(2).kill();
      else nodeAt(1).noticeGap();
      await program.next('turn');
      program.close();
    },
  );

  it('is told as the end of the table if that is gone by then', async () => {
    await cluster.open(2);
    const { ann, bob, id } = await gathered();
    const page = await pageAt(1, bob, id);
    await unheard(1, async () => {
      for (const one of [bob, ann]) await one.post(`/tables/${id}/leave`);
    });
    expect(await cluster.store.table(id)).toBeUndefined();
    nodeAt(1).noticeGap();
    await page.until(() => page.messages('gone').length > 0, 'the end of the table');
  });
});
