import { commitTo } from '@portolan/kernel';
import type { Replay, TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { bids, playOn, seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

describe('a replay', SLOW, () => {
  it('shows what is public of a running match, and everything of a finished one', async () => {
    server = await openTestServer();
    const at = await seated(server, { options: { rounds: 1 } });
    const { ann, id, pages } = at;
    await bids(at);
    const moments = (query: string): Promise<{ status: number; body: Replay }> =>
      ann.get<Replay>(`/tables/${id}/moments?${query}`);
    expect((await moments('as=spectator')).body).toMatchObject({
      last: 2,
      moments: [{ seq: 0 }, { seq: 1, view: { bids: [true, false] } }, { seq: 2 }],
    });
    expect((await moments('as=0')).body).toMatchObject({ code: 'notAllowed' });
    expect((await moments('as=open')).status).toBe(403);
    expect((await ann.get<object>(`/tables/${id}/log`)).body).toMatchObject({ code: 'notAllowed' });
    expect(JSON.stringify((await ann.get(`/tables/${id}`)).body)).not.toContain('"seed"');
    await playOn(id, pages);
    expect((await moments('as=1&from=1&to=1')).body.moments).toMatchObject([
      { seq: 1, view: { secrets: [false, expect.any(Number)] }, entry: { seat: 0, events: [{ kind: 'bidLaid' }] } },
    ]);
    expect((await moments('as=2')).status).toBe(400);
    expect((await moments('as=1&as=0')).status).toBe(400);
    const { body } = await ann.get<TableInfo>(`/tables/${id}`);
    expect(body.commitment).toBe(commitTo(body.seed ?? ''));
  });
});
