import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ferry } from '@portolan/match/testing';
import { type RefusalInfo, refusal, type TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from './store/sqlite.ts';
import { playOn, seated } from './testing/seated.ts';
import { tarpit } from './testing/tarpit.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { type Answered, Visitor } from './testing/visitor.ts';

/** Real sockets and threads, possibly on a busy machine. */
const SLOW = { timeout: 40_000 };
/** On a busy machine, an ordinary check may take a second. */
const DEADLINE_MS = 3000;
/** Too deep for `JSON.stringify`, but not for `JSON.parse`. */
const DEEP = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
const JSONL = 'application/x-ndjson';

let server: TestServer;
afterEach(() => server.stop());

async function openTarpit(over: Parameters<typeof openTestServer>[0] = {}): Promise<Visitor> {
  server = await openTestServer({
    packages: [ferry, tarpit],
    workerScript: new URL('./testing/tarpitWorker.ts', import.meta.url),
    ...over,
    limits: { checkTimeoutMs: DEADLINE_MS, ...over.limits },
  });
  return Visitor.guest(server.address, 'Mallory');
}

const tableWith = (components: unknown): object => ({
  game: 'tarpit',
  visibility: 'unlisted',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  components,
  start: true,
});

const create = (visitor: Visitor, components: unknown): Promise<Answered<RefusalInfo>> =>
  visitor.post<RefusalInfo>('/tables', tableWith(components));

const upload = (visitor: Visitor, text: string): Promise<Answered<RefusalInfo>> =>
  visitor.request<RefusalInfo>('POST', '/import', text, JSONL);

/** The log of a match that was played on this server. */
async function playedLog(): Promise<string> {
  const { ann, id, pages } = await seated(server, { options: { rounds: 1 } });
  await playOn(id, pages);
  return (await ann.get<string>(`/tables/${id}/log`)).body;
}

function changeHeader(text: string, change: object): string {
  const [header = '', ...lines] = text.split('\n');
  return [JSON.stringify({ ...JSON.parse(header), ...change }), ...lines].join('\n');
}

/** How long the server took to answer `/health`, at worst, until `pending` was answered. */
async function slowestHealth(pending: Promise<unknown>): Promise<number> {
  let done = false;
  let worst = 0;
  const end = pending.finally(() => {
    done = true;
  });
  while (!done) {
    const asked = performance.now();
    await (await fetch(`${server.address}/health`)).text();
    worst = Math.max(worst, performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await end;
  return worst;
}

describe('components from outside', SLOW, () => {
  it.each(['open', 'setup'])(
    'that take forever to %s are refused at the deadline, and the server answers meanwhile',
    async (trap) => {
      const mallory = await openTarpit();
      const refused = create(mallory, { cards: 3, trap });
      expect(await slowestHealth(refused)).toBeLessThan(DEADLINE_MS);
      const error = refusal('checkTooSlow', { seconds: DEADLINE_MS / 1000 });
      expect(await refused).toMatchObject({ status: 400, body: error });
      expect((await create(mallory, { cards: 3 })).status).toBe(200);
    },
  );

  it('that use up the memory of the check are refused, and the next ones are checked', async () => {
    const mallory = await openTarpit({ limits: { checkTimeoutMs: 30_000 } });
    expect(await create(mallory, { cards: 3, trap: 'memory' })).toMatchObject({
      status: 400,
      body: refusal('checkFailed'),
    });
    expect((await create(mallory, { cards: 3 })).status).toBe(200);
  });

  it.each<[string, unknown, object]>([
    ['a long text', { notice: 'x'.repeat(2001) }, { path: '/components/notice', problem: 'tooLong', max: 2000 }],
    [
      'a long list',
      { notice: [Array(1001).fill(0)] },
      { path: '/components/notice/0', problem: 'tooManyEntries', max: 1000, found: 1001 },
    ],
  ])('are refused with %s', async (_, more, params) => {
    const mallory = await openTarpit();
    expect(await create(mallory, { cards: 3, ...(more as object) })).toMatchObject({
      status: 400,
      body: { reason: 'faultyValue', params },
    });
  });

  it('are refused if they are nested deeply', async () => {
    const mallory = await openTarpit();
    const text = JSON.stringify(tableWith({ cards: 3, notice: 'DEEP' })).replace('"DEEP"', DEEP);
    const params = { path: `/components/notice${'/0'.repeat(12)}`, problem: 'tooDeep', max: 12 };
    expect(await mallory.request('POST', '/tables', text)).toMatchObject({ status: 400, body: { params } });
  });

  it('are refused while others of the same player are being checked', async () => {
    const mallory = await openTarpit();
    const first = create(mallory, { cards: 3, trap: 'open' });
    const others = await Promise.all([create(mallory, { cards: 4 }), create(mallory, { cards: 5 })]);
    expect(others.map(({ status }) => status)).toEqual([429, 429]);
    expect((await first).status).toBe(400);
  });

  it('do not keep a server from stopping', async () => {
    const mallory = await openTarpit({ limits: { checkTimeoutMs: 60_000 } });
    const refused = create(mallory, { cards: 3, trap: 'open' });
    await expect.poll(async () => (await create(mallory, { cards: 3 })).status).toBe(429);
    const began = performance.now();
    await server.stop();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect((await refused).body).toEqual(refusal('serverError'));
    await openTarpit();
  });

  it('that were accepted before there were limits can still be opened', async () => {
    const store = openSqliteStore(':memory:');
    const ann = await openTarpit({ store });
    const { id } = await ann.table('/tables', { ...tableWith({ cards: 3 }), start: false });
    const row = await store.table(id);
    const components = { cards: 4, notice: 'x'.repeat(300_000) };
    await store.addTable({ ...row, id: 'old', code: 'OLD', components: 'large' } as never, { components });
    expect((await ann.table('/tables/old/start')).status).toBe('running');
  });
});

describe('a log from outside', SLOW, () => {
  it('whose components take forever is refused at the deadline, and the server answers meanwhile', async () => {
    const mallory = await openTarpit();
    const text = changeHeader(await playedLog(), { game: 'tarpit', data: { cards: 3, trap: 'open' } });
    const refused = upload(mallory, text);
    expect(await slowestHealth(refused)).toBeLessThan(DEADLINE_MS);
    expect((await refused).body).toEqual(refusal('checkTooSlow', { seconds: DEADLINE_MS / 1000 }));
  });

  it.each<[string, object, object]>([
    [
      'components of 3.9 MB',
      { data: { cards: 50, notice: Array(1000).fill('x'.repeat(3900)) } },
      { reason: 'faultyLogComponents', params: { path: '/components', problem: 'tooLarge', max: 256, line: 1 } },
    ],
    [
      'a long notice',
      { data: { cards: 50, notice: 'x'.repeat(2001) } },
      { reason: 'faultyLogComponents', params: { path: '/components/notice', problem: 'tooLong', max: 2000, line: 1 } },
    ],
    ['a long seed', { seed: 's'.repeat(201) }, { params: { line: 1, problem: 'longField', field: 'seed', max: 200 } }],
    ['a long id of its game', { game: 'x'.repeat(300) }, { params: { problem: 'longField', field: 'game', max: 40 } }],
    [
      'a format of any size',
      { portolan: 'x'.repeat(10_000) },
      { params: { problem: 'unknownFormat', found: expect.stringMatching(/^.{1,60}$/) } },
    ],
  ])('is refused with %s', async (_, change, body) => {
    const mallory = await openTarpit();
    expect(await upload(mallory, changeHeader(await playedLog(), change))).toMatchObject({ status: 400, body });
  });

  it.each<[string, object, object]>([
    ['a long move', { move: 'x'.repeat(201) }, { problem: 'longField', field: 'move', max: 200 }],
    ['a long hash', { hash: 'x'.repeat(201) }, { problem: 'longField', field: 'hash', max: 200 }],
  ])('is refused with %s', async (_, change, params) => {
    const mallory = await openTarpit();
    const [header, move = '', ...lines] = (await playedLog()).split('\n');
    const text = [header, JSON.stringify({ ...JSON.parse(move), ...change }), ...lines].join('\n');
    expect(await upload(mallory, text)).toMatchObject({ status: 400, body: { params: { line: 2, ...params } } });
  });

  it('is refused with options that are nested deeply', async () => {
    const mallory = await openTarpit();
    const text = changeHeader(await playedLog(), { options: 'LISTS' }).replace(
      '"LISTS"',
      `${'['.repeat(60)}${']'.repeat(60)}`,
    );
    const body = { reason: 'faultyLogOptions', params: { problem: 'tooDeep' } };
    expect(await upload(mallory, text)).toMatchObject({ status: 400, body });
  });

  it.each(['options', 'players'])('is refused without being parsed if its %s are nested very deeply', async (field) => {
    const mallory = await openTarpit();
    const text = changeHeader(await playedLog(), { [field]: 'DEEP' }).replace('"DEEP"', DEEP);
    const body = { reason: 'faultyLog', params: { line: 1, problem: 'deepLine', max: 100 } };
    expect(await upload(mallory, text)).toMatchObject({ status: 400, body });
    // Parsing this takes about a second and 200 MB outside the heap of the worker.
    const peakMb = (): number => process.resourceUsage().maxRSS / 1024;
    const before = peakMb();
    expect(await upload(mallory, '['.repeat(4_000_000))).toMatchObject({ status: 400, body });
    expect(peakMb() - before).toBeLessThan(100);
  });

  it('is refused with more entries than any match has', async () => {
    const mallory = await openTarpit();
    const [header = '', move = ''] = (await playedLog()).split('\n');
    const text = [header, ...Array<string>(5001).fill(move), '{"outcome":{"scores":[],"places":[],"breakdown":[]}}'];
    const params = { line: 5002, problem: 'manyEntries', max: 5000 };
    expect(await upload(mallory, text.join('\n'))).toMatchObject({ status: 400, body: { params } });
  });

  it('that is in order is imported as before', async () => {
    const mallory = await openTarpit();
    const answer = await upload(mallory, await playedLog());
    expect(answer).toMatchObject({ status: 200, body: { status: 'finished', ownComponents: false } });
    const own = await mallory.table('/tables', { ...tableWith({ cards: 3 }), options: { rounds: 1 } });
    const page = await mallory.page();
    await page.watch(own.id);
    await mallory.table(`/tables/${own.id}/resign`);
    await page.until(() => page.at(own.id).table.status === 'finished', 'the end');
    const log = (await mallory.get<string>(`/tables/${own.id}/log`)).body;
    const copy = (await upload(mallory, log)) as unknown as Answered<TableInfo>;
    expect(copy).toMatchObject({ status: 200, body: { status: 'finished', ownComponents: true } });
    expect((await mallory.get(`/tables/${copy.body.id}/components`)).body).toEqual({ cards: 3 });
  });
});

/** Announces an import without sending its body; resolves to the status of the answer. */
async function announce(visitor: Visitor): Promise<{ readonly socket: Socket; readonly status: Promise<string> }> {
  const { hostname, port, host } = new URL(visitor.address);
  const socket = connect(Number(port), hostname);
  const status = once(socket, 'data').then(([data]) => String(data).split(' ')[1] ?? '');
  socket.write(
    `POST /api/import HTTP/1.1\r\nHost: ${host}\r\nCookie: ${visitor.cookie}\r\nContent-Type: ${JSONL}\r\nContent-Length: 3900000\r\n\r\n`,
  );
  return { socket, status };
}

describe('an import that will be refused', SLOW, () => {
  it('is not read first, if its network imports too much', async () => {
    const mallory = await openTarpit({ limits: { checkBurst: 1, checksPerSecond: 0.001 } });
    await mallory.request('POST', '/import', 'x', JSONL);
    const { socket, status } = await announce(mallory);
    expect(await status).toBe('429');
    socket.destroy();
  });

  it('is not read first, if its network has others under way', async () => {
    const mallory = await openTarpit({ limits: { importsPerNetwork: 1 } });
    const { socket: first } = await announce(mallory);
    const patience = { timeout: 15_000 };
    const tryAnother = async (): Promise<unknown> => {
      const { socket, status } = await announce(mallory);
      const answer = await Promise.race([status, new Promise((done) => setTimeout(done, 200, 'none'))]);
      socket.destroy();
      return answer;
    };
    await expect.poll(tryAnother, patience).toBe('429');
    first.destroy();
    await expect.poll(async () => (await mallory.request('POST', '/import', 'x', JSONL)).status, patience).toBe(400);
  });

  it('is not read first, if its visitor is nobody', async () => {
    await openTarpit();
    const { socket, status } = await announce(new Visitor(server.address));
    expect(await status).toBe('401');
    socket.destroy();
  });
});
