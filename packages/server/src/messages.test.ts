import { verifyCommitment } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Page } from './testing/page.ts';
import { bids, playOn, seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

describe('a table from creation to the end', SLOW, () => {
  it('gathers, plays, shows each viewer what they may know, ends and publishes its log', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { ann, id, pages } = at;
    const [one, two] = pages;
    expect(one.at(id).moment).toMatchObject({ seq: 0, seat: 0, awaiting: [0, 1], legal: ['bid 1', 'bid 2', 'bid 3'] });
    expect(one.at(id).table).toMatchObject({ status: 'running', awaiting: [0, 1] });

    // Sealed bids, in any order.
    expect(await two.move(id, 'bid 3')).toMatchObject({ type: 'accepted', seq: 1 });
    await one.reach(id, 1);
    expect(one.at(id).entries[0]).toMatchObject({ kind: 'move', seat: 1, events: [{ kind: 'bidLaid', seat: 1 }] });
    expect(one.at(id).entries[0]).not.toHaveProperty('text');
    expect(two.at(id).entries[0]).toMatchObject({ text: 'bid 3', events: [{ kind: 'bidLaid', seat: 1, bid: 3 }] });
    expect(two.at(id).moment).not.toHaveProperty('legal');
    await one.move(id, 'bid 1');

    await playOn(id, pages);
    await one.until(() => one.at(id).table.status === 'finished', 'the end');
    const { commitment = '', seed = '', outcome } = one.at(id).table;
    expect(verifyCommitment(commitment, seed)).toBe(true);
    expect(outcome?.scores).toHaveLength(2);
    expect(await one.move(id, 'skip')).toMatchObject({ type: 'refused', refusal: { code: 'over' } });

    const log = await ann.get<string>(`/tables/${id}/log`);
    expect(log.status).toBe(200);
    const imported = await ann.request<TableInfo>('POST', '/import', log.body, 'application/jsonl');
    expect(imported.body).toMatchObject({
      status: 'finished',
      visibility: 'unlisted',
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
      outcome,
    });
    const again = await ann.get<string>(`/tables/${imported.body.id}/log`);
    expect(again.body).toBe(log.body);
  });

  it('undoes steps within a turn, and ends it', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { id, pages } = at;
    const [one, two] = pages;
    await bids(at);
    await one.move(id, 'load 1');
    await one.move(id, 'load 2');
    expect(one.at(id).moment).toMatchObject({ undoTo: 2, seat: 0 });
    expect(await one.ask({ type: 'undo', table: id, seq: 4, to: 3 })).toMatchObject({ type: 'accepted', seq: 5 });
    expect(one.at(id).moment).toMatchObject({ view: { loads: [1, 0] }, undoTo: 2 });
    await one.move(id, 'sail');
    expect(one.at(id).moment).toMatchObject({ mayEnd: true, awaiting: [0], undoTo: 2 });
    expect(one.at(id).moment).not.toHaveProperty('legal');
    await two.reach(id, 6);
    expect(two.at(id).moment).toMatchObject({ awaiting: [0] });
    expect(await two.move(id, 'skip')).toMatchObject({ refusal: { code: 'wrongSeat' } });
    expect(await two.ask({ type: 'end', table: id, seq: 6 })).toMatchObject({ refusal: { code: 'wrongSeat' } });
    expect(await one.ask({ type: 'end', table: id, seq: 6 })).toMatchObject({ type: 'accepted', seq: 7 });
    expect(one.at(id).moment).not.toHaveProperty('undoTo');
    expect(await one.ask({ type: 'undo', table: id, seq: 7, to: 3 })).toMatchObject({ refusal: { code: 'noUndo' } });
    expect(await two.move(id, 'load 1')).toMatchObject({ type: 'accepted', seq: 8 });
    expect(await two.move(id, 'sail', { final: true })).toMatchObject({ type: 'accepted', seq: 9 });
    await one.reach(id, 9);
    expect(one.at(id).moment?.awaiting).toEqual([0, 1]);
    expect(one.at(id).entries.map(({ kind, to }) => (to === undefined ? kind : `${kind} ${to}`))).toEqual(
      'move move move move undo 3 move end move move'.split(/ (?!3)/),
    );
  });

  it('names the rule that forbids a move, only to the awaited seat', async () => {
    server = await openTestServer();
    const at = await seated(server);
    const { id, pages } = at;
    const [one, two] = pages;
    await bids(at);
    const why = (page: Page, text: string): ReturnType<Page['ask']> => page.ask({ type: 'why', table: id, text });
    expect(await why(one, 'sail')).toMatchObject({ type: 'because', legal: false, rule: 'FY-SAIL-01' });
    expect(await why(one, 'load 1')).toMatchObject({ type: 'because', legal: true });
    expect(await why(one, 'bid 1')).toMatchObject({ type: 'because', legal: false });
    expect(await why(one, 'fly')).toMatchObject({ refusal: { code: 'unreadable' } });
    expect(await why(two, 'sail')).toMatchObject({ refusal: { code: 'wrongSeat' } });
  });

  it('plays a retried move once', async () => {
    server = await openTestServer();
    const { id, pages } = await seated(server);
    const [one, two] = pages;
    const bid = { type: 'move', table: id, seq: 0, text: 'bid 1', id: 'mine' } as const;
    expect(await one.ask(bid)).toMatchObject({ type: 'accepted', seq: 1 });
    expect(await one.ask(bid)).toMatchObject({ type: 'accepted', seq: 1 });
    // The same id from another player is a different message.
    expect(await two.ask(bid)).toMatchObject({ type: 'accepted', seq: 2 });
  });

  it('is sent again when a player at it is renamed, but not for a spectator', async () => {
    server = await openTestServer();
    const { ann, id } = await seated(server);
    const eve = await Visitor.guest(server.address, 'Eve');
    const page = await eve.page();
    await page.watch(id);
    const before = page.messages('table').length;
    await eve.post('/me/name', { name: 'Eva' });
    await page.ask({ type: 'ping' });
    expect(page.messages('table')).toHaveLength(before);
    await ann.post('/me/name', { name: 'Anna' });
    await page.until(() => page.messages('table').length > before, 'the table');
    expect(page.at(id).table.seats[0]).toMatchObject({ name: 'Anna' });
  });
});
