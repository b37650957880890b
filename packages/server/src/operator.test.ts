import { afterEach, describe, expect, it } from 'vitest';
import { shortened } from './accessLog.ts';
import { makeHealth } from './health.ts';
import { makeMetricsRegistry } from './metrics/metricsRegistry.ts';
import { openSqliteStore } from './store/sqlite.ts';
import { seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

const TOKEN = 'a-token-for-scrapers';
const running: TestServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function open(options: Parameters<typeof openTestServer>[0] = {}): Promise<TestServer> {
  const server = await openTestServer(options);
  running.push(server);
  return server;
}

/** The samples of a text in Prometheus' format; throws on a line that is not. */
function samples(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const declared = new Set<string>();
  for (const line of text.trimEnd().split('\n')) {
    const type = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1];
    if (type !== undefined) declared.add(type);
    if (line.startsWith('# ')) continue;
    const [, name = '', labels = '', value = ''] =
      /^([a-z_]+)((?:\{[a-z_]+="[^"\n]*"(?:,[a-z_]+="[^"\n]*")*\})?) (\S+)$/.exec(line) ?? [];
    if (!declared.has(name) && !declared.has(name.replace(/_(bucket|sum|count)$/, ''))) throw new Error(line);
    found.set(name + labels, Number(value));
  }
  return found;
}

async function scrape({ address }: TestServer, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${address}/metrics`, { headers });
}

describe('metrics', () => {
  it('are there only for those who know the token, and not at all without one', async () => {
    const closed = await open();
    expect((await scrape(closed, { authorization: 'Bearer undefined' })).status).toBe(404);
    const server = await open({ metricsToken: TOKEN });
    expect((await scrape(server)).status).toBe(401);
    expect((await scrape(server, { authorization: `Bearer ${TOKEN}x` })).status).toBe(401);
    expect((await scrape(server, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  });

  it('count and time what the server does, in the text format', async () => {
    const server = await open({ metricsToken: TOKEN, limits: { messageBurst: 3, messagesPerSecond: 0.01 } });
    const { ann, id, pages } = await seated(server);
    expect(await pages[0].move(id, 'bid 1')).toMatchObject({ type: 'accepted' });
    for (let n = 0; n < 3; n++) await pages[0].ask({ type: 'ping' });
    await ann.get('/tables/none');
    const answer = await scrape(server, { authorization: `Bearer ${TOKEN}` });
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const found = samples(await answer.text());
    expect(found.get('portolan_connections')).toBe(2);
    expect(found.get('portolan_tables{status="running"}')).toBe(1);
    expect(found.get('portolan_tables{status="gathering"}')).toBe(0);
    expect(found.get('portolan_matches_in_memory')).toBe(1);
    expect(found.get('portolan_moves_total{by="player"}')).toBe(1);
    expect(found.get('portolan_move_seconds_count')).toBe(1);
    expect(found.get('portolan_move_seconds_bucket{le="+Inf"}')).toBe(1);
    expect(found.get('portolan_commit_seconds_count')).toBe(1);
    expect(found.get('portolan_bot_answer_seconds_count')).toBe(0);
    expect(found.get('portolan_rate_limited_total{via="socket"}')).toBeGreaterThan(0);
    expect(found.get('portolan_http_requests_total{method="GET",route="/api/tables/:id",status="404"}')).toBe(1);
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds{quantile="0.99"}'])
      expect(found.get(name)).toBeGreaterThan(0);
  });

  it('accumulate the buckets of a histogram and escape labels', async () => {
    const registry = makeMetricsRegistry();
    const seconds = registry.histogram({ name: 'wait', help: 'Waiting.' }, [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) seconds.observe(value);
    registry.counter({ name: 'odd', help: 'Odd.' }).add({ text: 'a "b"\\\n' });
    expect((await registry.text()).split('\n')).toEqual([
      '# HELP wait Waiting.',
      '# TYPE wait histogram',
      'wait_bucket{le="0.1"} 2',
      'wait_bucket{le="1"} 3',
      'wait_bucket{le="+Inf"} 4',
      'wait_sum 7.65',
      'wait_count 4',
      '# HELP odd Odd.',
      '# TYPE odd counter',
      'odd{text="a \\"b\\"\\\\\\n"} 1',
      '',
    ]);
  });
});

describe('the access log', () => {
  it('has a line for every request, without paths, names or whole addresses', async () => {
    const lines: object[] = [];
    const log = { info: (fields: object) => void lines.push(fields), error: () => undefined };
    const server = await open({ log, accessLog: true });
    await fetch(`${server.address}/api/tables/secretid?code=ABC`, { headers: { 'x-forwarded-for': '203.0.113.77' } });
    await fetch(`${server.address}/no/such/path`, { method: 'POST' });
    // A line is written when its answer has been sent, which its client may notice first.
    await expect.poll(() => lines.filter((line) => 'route' in line)).toHaveLength(2);
    const requests = lines.filter((line) => 'route' in line);
    expect(requests).toMatchObject([
      { method: 'GET', route: '/api/tables/:id', status: 404, network: '203.0.113.0' },
      { method: 'POST', route: 'none', status: 404, network: '127.0.0.0' },
    ]);
    expect(requests[0]).toMatchObject({ ms: expect.any(Number), bytes: expect.any(Number) });
    expect(JSON.stringify(requests)).not.toMatch(/secretid|ABC|such|113\.77/);
  });

  it('has a line for every connection, accepted or refused', async () => {
    const lines: object[] = [];
    const log = { info: (fields: object) => void lines.push(fields), error: () => undefined };
    const server = await open({ log, accessLog: true });
    await (await new Visitor(server.address).page()).close();
    const strange = new WebSocket(`${server.address.replace('http', 'ws')}/nowhere`);
    await new Promise((resolve) => strange.addEventListener('error', resolve));
    const connects = lines.filter((line) => 'route' in line);
    expect(connects).toMatchObject([
      { method: 'GET', route: '/socket', status: 101, network: '127.0.0.0' },
      { method: 'GET', route: 'none', status: 404, network: '127.0.0.0' },
    ]);
  });

  it('is off by default', async () => {
    const lines: object[] = [];
    const server = await open({ log: { info: (line) => void lines.push(line), error: () => undefined } });
    await fetch(`${server.address}/health`);
    expect(lines.filter((line) => 'route' in line)).toEqual([]);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0'],
    ['::ffff:203.0.113.77', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2001:db8::6', '2001:db8:0::'],
    ['::1', '0:0:0::'],
  ])('keeps only the network of %s', (address, network) => {
    expect(shortened(address)).toBe(network);
  });
});

describe('the log', () => {
  it('tells who signed in and who was refused, of a flood only a few', async () => {
    const lines: object[] = [];
    const server = await open({
      log: { info: (fields, message) => void lines.push({ message, ...fields }), error: () => undefined },
    });
    const ann = await Visitor.guest(server.address, 'Ann');
    const { body } = await ann.get<{ player: string }>('/me');
    const signedIn = { message: 'signed in', player: body.player, way: '/api/guest', network: '127.0.0.0' };
    expect(lines).toContainEqual(signedIn);
    await ann.get('/moderation/reports');
    const refused = { message: 'refused', route: '/api/moderation/reports', status: 403, network: '127.0.0.0' };
    await expect.poll(() => lines).toContainEqual({ ...refused, player: body.player });
    for (let i = 0; i < 100; i++) await ann.get('/moderation/reports');
    await expect.poll(() => lines.filter((line) => 'status' in line).length).toBeLessThan(65);
    expect(JSON.stringify(lines)).not.toMatch(/Ann/);
  });
});

describe('health', () => {
  it('is 503 with the reason while the store cannot write, and recovers', async () => {
    const store = openSqliteStore(':memory:');
    let problem: string | undefined;
    const checkWritable = (): Promise<void> =>
      problem === undefined ? store.checkWritable() : Promise.reject(new Error(problem));
    const server = await open({ store: { ...store, checkWritable }, healthFreshMs: 0 });
    const look = async (): Promise<[number, unknown]> => {
      const answer = await fetch(`${server.address}/health`);
      return [answer.status, await answer.json()];
    };
    expect(await look()).toEqual([200, { ok: true, version: '0.0.0', tables: 0, connections: 0 }]);
    problem = 'database or disk is full';
    expect(await look()).toEqual([503, { ok: false, reason: 'the disk is full', version: '0.0.0', connections: 0 }]);
    problem = 'disk I/O error';
    expect(await look()).toMatchObject([503, { reason: 'the data cannot be written' }]);
    problem = undefined;
    expect(await look()).toMatchObject([200, { ok: true }]);
  });

  /** A store that counts how often it was asked. */
  function countingStore() {
    const asked = { writes: 0, counts: 0 };
    return {
      asked,
      checkWritable: async (): Promise<void> => void asked.writes++,
      countTables: async (): Promise<number> => ++asked.counts,
    };
  }

  it('is checked once for all who ask at the same time, and then not for a while', async () => {
    let now = 0;
    const { asked, ...store } = countingStore();
    const health = makeHealth(store, { freshMs: 100, now: () => now });
    await Promise.all([health.check(), health.check(), health.check()]);
    now = 99;
    expect(await health.check()).toEqual({ problem: undefined, tables: 1 });
    expect(asked).toEqual({ writes: 1, counts: 1 });
    now = 100;
    expect(await health.check()).toEqual({ problem: undefined, tables: 2 });
    expect(asked).toEqual({ writes: 2, counts: 2 });
  });

  it('is answered with a recent result while the disk takes its time, but not with an old one', async () => {
    let now = 0;
    let written = (): void => undefined;
    const { asked, ...store } = countingStore();
    const health = makeHealth(store, { freshMs: 100, oldestMs: 1000, patienceMs: 1, now: () => now });
    await health.check();
    store.checkWritable = () => new Promise((resolve) => (written = resolve));
    now = 999;
    expect(await health.check()).toEqual({ problem: undefined, tables: 1 });
    now = 1000;
    const late = health.check();
    expect(await Promise.race([late, new Promise((resolve) => setTimeout(resolve, 50, 'waiting'))])).toBe('waiting');
    written();
    expect(await late).toEqual({ problem: undefined, tables: 2 });
  });

  it('says so when the store has not answered for too long', async () => {
    const { asked: _asked, ...store } = countingStore();
    const health = makeHealth({ ...store, checkWritable: () => new Promise(() => undefined) }, { longestMs: 1 });
    expect(await health.check()).toMatchObject({ problem: 'the store does not answer' });
    expect(health.last()).toBe('the store does not answer');
  });
});
