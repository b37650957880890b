import { applyPatch } from '@portolan/kernel';
import { type EntryInfo, foldMoment, type Moment, type Replay, type ServerMessage } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from './testing/page.ts';
import { bids, playOn, seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets on a machine that may be busy. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

type News = Extract<ServerMessage, { readonly type: 'news' }>;

function lastNews(page: Page): News {
  const news = page.messages('news').at(-1);
  if (news === undefined) throw new Error('there is no news');
  return news;
}

describe('a page that asks for steps', SLOW, () => {
  it('sees the same table as one that does not, and is sent patches', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    const stepping = await ann.page();
    await stepping.watch(id, undefined, true);
    expect(lastNews(stepping).moment).toHaveProperty('view');
    await bids(at);
    await stepping.reach(id, 2);

    const { entries, moment } = lastNews(stepping);
    expect(moment).not.toHaveProperty('view');
    expect(entries).toMatchObject([{ events: [{ kind: 'bidLaid' }, { kind: 'bidsShown' }] }]);
    expect(entries[0]?.patches).toMatchObject([{ bids: [[1, true]] }, { bids: [[0, false]] }]);
    expect(lastNews(pages[0]).entries[0]).not.toHaveProperty('patches');

    await playOn(id, pages);
    await stepping.until(() => stepping.at(id).moment?.awaiting.length === 0, 'the end');
    expect(stepping.at(id).moment).toEqual(pages[0].at(id).moment);
    expect(stepping.messages('news').filter((news) => 'view' in news.moment)).toHaveLength(1);
  });

  it('is sent the whole view after an undo, and patches again after that', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    await bids(at);
    const stepping = await ann.page();
    await stepping.watch(id, undefined, true);
    for (const text of ['load 1', 'load 2']) await pages[0].move(id, text);
    await pages[0].ask({ type: 'undo', table: id, seq: 4, to: 3 });
    await stepping.reach(id, 5);
    expect(lastNews(stepping).moment).toMatchObject({ view: { loads: [1, 0] } });
    await pages[0].move(id, 'sail');
    await pages[0].ask({ type: 'end', table: id, seq: 6 });
    await stepping.reach(id, 7);
    expect(lastNews(stepping).moment).toMatchObject({ patch: {} });
    expect(stepping.at(id).moment).toEqual(pages[0].at(id).moment);
  });

  it('is sent the whole view when it comes back', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id } = at;
    await bids(at);
    const stepping = await ann.page();
    await stepping.watch(id, undefined, true);
    await stepping.watch(id, 1, true);
    expect(lastNews(stepping)).toMatchObject({ entries: [{ seq: 2 }], moment: { view: { loads: [0, 0] } } });
    expect(lastNews(stepping).entries[0]).not.toHaveProperty('patches');
  });

  it('is sent the view to start from when the next player at a shared device takes over', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id } = await ann.table('/tables', {
      game: 'ferry',
      visibility: 'hotseat',
      seats: [{ kind: 'me' }, { kind: 'me', name: 'Kay' }],
      start: true,
    });
    const [whole, stepping] = [await ann.page(), await ann.page()];
    await whole.watch(id);
    await stepping.watch(id, undefined, true);
    await stepping.move(id, 'bid 2', { seat: 0 });
    const news = lastNews(stepping);
    expect(news).toMatchObject({ base: { bids: [false, 0] }, moment: { seat: 1 } });
    expect(news.entries[0]?.patches).toEqual([{ bids: [[true, 0]] }]);
    await whole.reach(id, 1);
    expect(stepping.at(id).moment).toEqual(whole.at(id).moment);
    await playOn(id, [stepping]);
    await whole.until(() => whole.at(id).moment?.awaiting.length === 0, 'the end');
    expect(stepping.at(id).moment).toEqual(whole.at(id).moment);
  });
});

describe('the replay in steps', SLOW, () => {
  it('leads to the same moments, with the way from each to the next', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    await bids(at);
    for (const text of ['load 1', 'load 2']) await pages[0].move(id, text);
    await pages[0].ask({ type: 'undo', table: id, seq: 4, to: 3 });
    await playOn(id, pages);
    for (const as of ['0', 'spectator', 'open']) {
      const whole = (await ann.get<Replay>(`/tables/${id}/moments?as=${as}&from=1`)).body.moments;
      const { moments } = (await ann.get<Replay>(`/tables/${id}/moments?as=${as}&from=1&steps=1`)).body;
      let view: unknown;
      const folded = moments.map(({ entry, ...update }): Moment & { entry?: EntryInfo } => {
        const moment = foldMoment(update, { view, entry });
        view = moment.view;
        const { patches, ...plain } = entry ?? { patches: undefined };
        expect(patches?.length ?? 0).toBe(entry?.events.length ?? 0);
        return { ...moment, ...(entry === undefined ? {} : { entry: plain as EntryInfo }) };
      });
      expect(folded).toEqual(whole);
      expect(moments.filter((moment) => 'view' in moment).map(({ seq }) => seq)).toEqual([1, 5]);
    }
  });

  it('begins with patches that start from the moment before', async () => {
    server = await openTestServer();
    const at = await seated(server, { options: { rounds: 1 } });
    const { ann, id, pages } = at;
    await playOn(id, pages);
    const get = async (query: string): Promise<Replay['moments']> =>
      (await ann.get<Replay>(`/tables/${id}/moments?as=open&${query}`)).body.moments;
    const [before] = await get('from=0&to=0');
    const [first] = await get('from=1&to=1&steps=1');
    const after = (first?.entry?.patches ?? []).reduce(applyPatch, before?.view);
    expect(after).toEqual(first?.view);
  });
});
