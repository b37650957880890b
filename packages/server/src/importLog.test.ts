import { type Replay, refusal, type TableInfo } from '@portolan/protocol';
import type { OtherEntry } from '@portolan/protocol/log';
import { afterEach, describe, expect, it } from 'vitest';
import { bids, playOn, type Seated, seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

/** A finished match with an undone move, ended turns and a resignation. */
async function played(over: object = {}): Promise<Seated> {
  server = await openTestServer();
  const at = await seated(server, { options: { rounds: 2 }, ...over });
  const { bob, id, pages } = at;
  await bids(at);
  await pages[0].move(id, 'load 1');
  await pages[0].reach(id, 3);
  await pages[0].ask({ type: 'undo', table: id, seq: 3, to: 2 });
  await pages[0].reach(id, 4);
  await pages[0].move(id, 'load 2');
  await pages[0].reach(id, 5);
  await pages[0].move(id, 'sail');
  await pages[0].reach(id, 6);
  await pages[0].ask({ type: 'end', table: id, seq: 6 });
  await pages[0].reach(id, 7);
  await bob.table(`/tables/${id}/resign`);
  await pages[0].until(() => pages[0].at(id).moment?.seat === 0, 'the bids of the second round');
  while (pages[0].at(id).table.status !== 'finished') {
    const { moment, entries } = pages[0].at(id);
    if (moment?.mayEnd === true) await pages[0].ask({ type: 'end', table: id, seq: entries.length });
    else if (moment?.legal !== undefined) await pages[0].move(id, moment.legal.at(-1) ?? '');
    await pages[0].until(
      () => pages[0].at(id).moment !== moment || pages[0].at(id).table.status === 'finished',
      'the next question',
    );
  }
  return at;
}

async function exported(visitor: Visitor, id: string): Promise<string> {
  const { status, body } = await visitor.get<string>(`/tables/${id}/log`);
  expect(status).toBe(200);
  return body;
}

async function imported(visitor: Visitor, text: string): Promise<TableInfo> {
  const answer = await visitor.request<TableInfo>('POST', '/import', text, 'application/x-ndjson');
  expect(answer).toMatchObject({ status: 200 });
  return answer.body;
}

/** The match as it is shown at each of its moments, with its times. */
async function moments(visitor: Visitor, id: string): Promise<unknown> {
  const { body } = await visitor.get<Replay>(`/tables/${id}/moments?as=open`);
  return body.moments;
}

function changeHeader(text: string, change: object): string {
  const [header = '', ...lines] = text.split('\n');
  return [JSON.stringify({ ...JSON.parse(header), ...change }), ...lines].join('\n');
}

describe('an exported match', SLOW, () => {
  it('keeps names, bots, resignations and the number of every moment when it is imported', async () => {
    const { id } = await played();
    const eve = await Visitor.guest(server.address, 'Eve');
    const text = await exported(eve, id);
    const copy = await imported(eve, text);
    expect(copy.seats).toMatchObject([
      { kind: 'person', name: 'Ann', resigned: false },
      { kind: 'person', name: 'Bob', resigned: true },
    ]);
    expect(copy.outcome).toMatchObject({ places: [1, 2], resigned: [1] });
    expect(copy.outcome).toEqual((await eve.get<TableInfo>(`/tables/${id}`)).body.outcome);
    expect(await moments(eve, copy.id)).toEqual(await moments(eve, id));
    expect(await exported(eve, copy.id)).toBe(text);
  });

  it('may be kept by a browser for a minute, but not while the match goes on', async () => {
    const { id } = await played();
    const cached = async (of: string): Promise<string | null> =>
      (await fetch(`${server.address}/api/tables/${of}/log`)).headers.get('cache-control');
    expect(await cached(id)).toBe('private, max-age=60');
    expect(await cached((await seated(server)).id)).toBe('no-store');
  });

  it('tells when everything happened, and which moves a stand-in made', async () => {
    const { ann, id } = await played();
    const [header = '', ...lines] = (await exported(ann, id)).trimEnd().split('\n');
    const { startedAt, portolan, otherEntries } = JSON.parse(header);
    expect([portolan, startedAt > 0]).toEqual([2, true]);
    const moves = lines.slice(0, -1).map((line) => JSON.parse(line));
    for (const { at } of [...moves, ...otherEntries]) expect(at).toBeGreaterThanOrEqual(startedAt);
    expect(moves.filter(({ seat, standIn }) => seat === 1 && standIn === 'bosun').length).toBeGreaterThan(0);
    expect(moves.filter(({ seat, standIn }) => seat === 0 && standIn !== undefined)).toEqual([]);
  });

  it('is read in its first format, which has no times and no marks', async () => {
    const { ann, id } = await played();
    const [header = '', ...lines] = (await exported(ann, id)).split('\n');
    const { startedAt: _, otherEntries, ...rest } = JSON.parse(header);
    const unmarked = ({ seq, entry }: OtherEntry): object => ({ seq, entry: { ...entry, standIn: undefined } });
    const first = { ...rest, portolan: 1, otherEntries: otherEntries.map(unmarked) };
    const plain = lines.map((line) => line.replace(/,"standIn":"bosun"/, '').replace(/,"at":\d+/, ''));
    const text = [JSON.stringify(first), ...plain].join('\n');
    const copy = await imported(ann, text);
    expect(copy).toMatchObject({ seq: (await ann.get<TableInfo>(`/tables/${id}`)).body.seq, terms: {} });
    expect(await exported(ann, copy.id)).toBe(text);
  });

  it('keeps which bot played a seat', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'greedy' }];
    const options = { rounds: 1 };
    const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'public', seats, options, start: true });
    const page = await ann.page();
    await page.watch(id);
    await ann.table(`/tables/${id}/resign`);
    await page.until(() => page.at(id).table.status === 'finished', 'the end');
    const copy = await imported(ann, await exported(ann, id));
    expect(copy.seats).toMatchObject([{ name: 'Ann', resigned: true }, { bot: 'random' }, { bot: 'greedy' }]);
  });

  it('gives nobody here a seat, not even a player of the same name', async () => {
    const { ann, id } = await played();
    const copy = await imported(ann, await exported(ann, id));
    const { body: me } = await ann.get<{ player: string }>('/me');
    expect(copy.seats.map((seat) => seat.kind === 'person' && seat.player === me.player)).toEqual([false, false]);
    expect((await ann.post(`/tables/${copy.id}/rematch`)).status).toBe(403);
  });

  it('has no name for a deleted player', async () => {
    const { ann, bob, id } = await played();
    await bob.post('/me/forget');
    const copy = await imported(ann, await exported(ann, id));
    expect(copy.seats[1]).toMatchObject({ kind: 'person', name: '', deleted: true });
  });

  it('can be imported without its seats and other entries, as before they were exported', async () => {
    const { ann, id } = await played();
    const text = changeHeader(await exported(ann, id), { seats: undefined, otherEntries: undefined });
    const copy = await imported(ann, text.replaceAll(',"final":true', ''));
    expect(copy.seats).toMatchObject([{ kind: 'bot' }, { kind: 'bot' }]);
    // Such a log does not say that anybody resigned, so the outcome is that of the rules.
    expect(copy.outcome).toEqual(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '').outcome);
  });

  it.each([
    ['a seat too few', { seats: [{ kind: 'person', name: 'Ann' }] }, 'faultySeats'],
    [
      'a name that nobody could have',
      {
        seats: [
          { kind: 'bot', bot: 'a' },
          { kind: 'person', name: '\u202e' },
        ],
      },
      'faultySeats',
    ],
    ['no list of entries', { otherEntries: {} }, 'faultyEntries'],
    ['an unknown entry', { otherEntries: [{ seq: 1, entry: { kind: 'cheat', seat: 0 } }] }, 'faultyEntries'],
    ['a gap', { otherEntries: [{ seq: 900, entry: { kind: 'resign', seat: 0 } }] }, 'faultyEntries'],
    [
      'an impossible move',
      { otherEntries: [{ seq: 1, entry: { kind: 'move', seat: 0, text: 'bid 9' } }] },
      'faultyEntries',
    ],
    ['an impossible undo', { otherEntries: [{ seq: 2, entry: { kind: 'undo', seat: 1, to: 0 } }] }, 'faultyEntries'],
    ['an unknown seat', { otherEntries: [{ seq: 1, entry: { kind: 'resign', seat: 5 } }] }, 'faultyEntries'],
  ])('is refused with %s', async (_, change, problem) => {
    server = await openTestServer();
    const { ann, id, pages } = await seated(server, { options: { rounds: 1 } });
    await playOn(id, pages);
    const text = changeHeader(await exported(ann, id), change);
    const answer = await ann.request('POST', '/import', text, 'application/x-ndjson');
    expect(answer).toMatchObject({ status: 400, body: refusal('faultyLog', { line: 1, problem }) });
  });
});
