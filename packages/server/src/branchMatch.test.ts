import { type ImaginedTable, type Replay, refusal, type TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets and threads, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };
const BOT = { kind: 'bot', bot: 'greedy' };

let server: TestServer;
afterEach(() => server.stop());

async function finished(visitor: Visitor): Promise<TableInfo> {
  const { id } = await visitor.table('/tables', {
    game: 'ferry',
    visibility: 'unlisted',
    seats: [BOT, BOT],
    options: { rounds: 2 },
    start: true,
  });
  const load = async (): Promise<TableInfo> => (await visitor.get<TableInfo>(`/tables/${id}`)).body;
  await expect.poll(async () => (await load()).status, { timeout: 20_000 }).toBe('finished');
  return load();
}

async function momentsOf(visitor: Visitor, id: string, to: number): Promise<unknown> {
  const { body } = await visitor.get<Replay>(`/tables/${id}/moments?from=0&to=${to}`);
  return body.moments.map(({ seq, view }) => ({ seq, view }));
}

describe('a branch of a finished match', SLOW, () => {
  it('continues it from a moment, with the player in one seat and bots in the others', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id, seq, seats } = await finished(ann);
    const from = Math.floor(seq / 2);
    const branch = await ann.table(`/tables/${id}/branch`, { seq: from, seat: 1 });
    expect(branch).toMatchObject({ status: 'running', visibility: 'unlisted' });
    expect(branch.seats[0]).toEqual(seats[0]);
    expect(branch.seats[1]).toMatchObject({ kind: 'person', name: 'Ann' });
    expect(branch.branchedFrom).toEqual({ table: id, seq: from, moves: from });
    expect(await momentsOf(ann, branch.id, from)).toEqual(await momentsOf(ann, id, from));
    const page = await ann.page();
    await page.watch(branch.id);
    await page.until(() => page.at(branch.id).moment?.seat === 1, 'the question');
  });

  it('begins with a move of the player, if it is legal', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id } = await finished(ann);
    const branch = await ann.table(`/tables/${id}/branch`, { seq: 0, seat: 0, move: 'bid 3' });
    const page = await ann.page();
    await page.watch(branch.id);
    expect(page.at(branch.id).entries[0]).toMatchObject({ kind: 'move', seat: 0, text: 'bid 3' });
    // That move is the player's own.
    expect(branch.branchedFrom).toEqual({ table: id, seq: 0, moves: 0 });
    const illegal = { seq: 0, seat: 0, move: 'sail' };
    const { body } = await ann.request('POST', `/tables/${id}/branch`, JSON.stringify(illegal));
    expect(body).toEqual({ code: 'illegal' });
  });

  it('is refused for a match that is not over, at its end, and for a seat that is not there', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id, seq } = await finished(ann);
    const ask = async (table: string, body: object): Promise<unknown> =>
      (await ann.request('POST', `/tables/${table}/branch`, JSON.stringify(body))).body;
    expect(await ask(id, { seq, seat: 0 })).toEqual({ code: 'over' });
    expect(await ask(id, { seq: 1, seat: 5 })).toEqual(refusal('unknownViewer'));
    expect(await ask(id, { seq: -1, seat: 0 })).toMatchObject({ reason: 'faultyValue' });
    expect(await ask('nowhere', { seq: 0, seat: 0 })).toEqual({ code: 'unknownTable' });
    const running = await ann.table(`/tables/${id}/branch`, { seq: 0, seat: 0 });
    expect(await ask(running.id, { seq: 0, seat: 0 })).toEqual(refusal('gameNotOver'));
  });
});

describe('an imagined state', SLOW, () => {
  const seat = { kind: 'me' };
  const table = (seats: object[]): object => ({ game: 'ferry', visibility: 'unlisted', seats, start: true });

  it('is given to the only person at a table for a pending decision', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { id } = await ann.table('/tables', table([seat, BOT]));
    const { body } = await ann.get<ImaginedTable>(`/tables/${id}/imagined`);
    expect(body).toMatchObject({ seat: 0, state: { stack: expect.any(Array) } });
  });

  it('is given to nobody else, and not where several people play', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const bob = await Visitor.guest(server.address, 'Bob');
    const { id } = await ann.table('/tables', table([seat, BOT]));
    expect((await bob.get(`/tables/${id}/imagined`)).body).toEqual({ code: 'notSeated' });
    const shared = await ann.table('/tables', { ...table([seat, { kind: 'open' }]), start: false });
    await bob.table(`/tables/${shared.id}/sit`, { seat: 1 });
    await ann.table(`/tables/${shared.id}/start`);
    expect((await ann.get(`/tables/${shared.id}/imagined`)).body).toEqual(refusal('noHints'));
  });

  it('is given to everybody or to nobody where the terms say so, and never at a rated table', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const bob = await Visitor.guest(server.address, 'Bob');
    for (const terms of [{ hints: 'nobody' }, { rated: true }]) {
      const { id } = await ann.table('/tables', { ...table([seat, BOT]), terms });
      expect((await ann.get(`/tables/${id}/imagined`)).body).toEqual(refusal('noHints'));
    }
    const open = { ...table([seat, { kind: 'open' }]), start: false, terms: { hints: 'everybody' } };
    const { id } = await ann.table('/tables', open);
    await bob.table(`/tables/${id}/sit`, { seat: 1 });
    await ann.table(`/tables/${id}/start`);
    expect((await ann.get<ImaginedTable>(`/tables/${id}/imagined`)).body).toMatchObject({ seat: 0 });
    expect((await bob.get<ImaginedTable>(`/tables/${id}/imagined`)).body).toMatchObject({ seat: 1 });
  });
});
