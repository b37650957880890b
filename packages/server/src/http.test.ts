import { once } from 'node:events';
import { request } from 'node:http';
import { type RefusalInfo, refusal } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from './limits.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

/** Real sockets, possibly on a busy machine. */
const SLOW = { timeout: 30_000 };

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

async function open(limits: Partial<Limits> = {}): Promise<Visitor> {
  server = await openTestServer({ limits });
  return Visitor.guest(server.address, 'Ann');
}

const NEW_TABLE = { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }] };

describe('requests', SLOW, () => {
  it('report the health of the server', async () => {
    const ann = await open();
    await ann.table('/tables', NEW_TABLE);
    const page = await ann.page();
    const health = await fetch(`${server.address}/health`);
    expect(await health.json()).toEqual({ ok: true, version: '0.0.0', tables: 1, connections: 1 });
    await page.close();
  });

  it('get security headers and are not cached', async () => {
    const ann = await open();
    const { headers } = await fetch(`${ann.address}/api/games`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/api/tables/%ff', `/api/tables/${'x'.repeat(300)}`])(
    'are refused like any other if their address cannot be read: %.20s',
    async (path) => {
      const ann = await open();
      const answer = await fetch(`${ann.address}${path}`);
      expect([400, 414]).toContain(answer.status);
      expect(await answer.json()).toEqual(refusal('unreadableRequest', { status: answer.status }));
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('identify the player by the cookie and renew it', async () => {
    const ann = await open();
    const me = await ann.get<{ name: string }>('/me');
    expect(me).toMatchObject({ status: 200, body: { name: 'Ann' }, cookie: ann.cookie });
    expect((await new Visitor(ann.address).get('/me')).status).toBe(204);
    expect((await new Visitor(ann.address, `${ann.cookie}x`).get('/me')).status).toBe(204);
    expect((await ann.post<object>('/me/name', { name: 'Anna' })).body).toMatchObject({ name: 'Anna' });
    expect((await new Visitor(ann.address).post('/me/name', { name: 'Eve' })).status).toBe(401);
    expect((await new Visitor(ann.address).post('/me/link')).status).toBe(401);
    expect((await new Visitor(ann.address).post('/tables', NEW_TABLE)).body).toMatchObject({ code: 'notKnown' });
  });

  it("return a table's own components", async () => {
    const ann = await open();
    const own = await ann.table('/tables', { ...NEW_TABLE, components: { cards: 7 } });
    const shipped = await ann.table('/tables', NEW_TABLE);
    expect(await ann.get(`/tables/${own.id}/components`)).toMatchObject({ status: 200, body: { cards: 7 } });
    expect(await ann.get(`/tables/${shipped.id}/components`)).toMatchObject({
      status: 404,
      body: { code: 'notFound' },
    });
    expect(await ann.get('/tables/nowhere/components')).toMatchObject({ body: { code: 'unknownTable' } });
  });

  it('list the games', async () => {
    const ann = await open();
    expect((await ann.get('/games')).body).toEqual([
      {
        id: 'ferry',
        title: 'Ferry',
        rulesVersion: 1,
        seats: { min: 2, max: 4 },
        bots: ['cabinBoy', 'bosun', 'master', 'admiral'],
      },
    ]);
  });

  it.each([
    ['no name', '/guest', '{}', [400, '/name missing']],
    ['an invisible name', '/guest', JSON.stringify({ name: '\u200b' }), [400, '/name hiddenCharacter']],
    ['invalid JSON', '/tables', '{', [400, 'unreadableRequest']],
    ['a poisoned prototype', '/tables', '{"__proto__":{"a":1}}', [400, '']],
    ['a poisoned constructor', '/guest', '{"constructor":{"prototype":{"a":1}}}', [400, '']],
    ['a list', '/tables', '[]', [400, 'faultyValue  object']],
    ['a body that is too large', '/tables', `"${'x'.repeat(300_000)}"`, [413, 'unreadableRequest']],
    ['a wrong seat', '/tables', JSON.stringify({ ...NEW_TABLE, seats: [{ kind: 'king' }] }), [400, '/seats/0/kind']],
    [
      'a bot without a name',
      '/tables',
      JSON.stringify({ ...NEW_TABLE, seats: [{ kind: 'bot' }] }),
      [400, '/seats/0/bot'],
    ],
    ['an unknown code', '/join', '{"code":"NOTHING"}', [404, 'noTableWithCode']],
    ['an unknown device code', '/link', '{"code":"NOTHING"}', [404, 'noDeviceWithCode']],
    ['an unknown table', '/tables/none/start', '{}', [404, '']],
    ['an unknown path', '/nowhere', '{}', [404, '']],
  ])('with %s are refused with a code', async (_, path, body, [status, named]) => {
    const ann = await open();
    const answer = await ann.request<RefusalInfo>('POST', path, body);
    expect(answer.status).toBe(status);
    expect(answer.body.code).toMatch(/^(badRequest|notFound|unknownTable)$/);
    const { reason = '', params = {} } = answer.body;
    expect([reason, params.path, params.problem].join(' ')).toContain(named);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:/);
  });

  it.each<[string, Partial<Limits>, string, unknown]>([
    ['any', { requestBurst: 3, requestsPerSecond: 0.001 }, '/me/link', {}],
    ['new guests', { guestBurst: 2, guestsPerSecond: 0.001 }, '/guest', { name: 'Ann' }],
    ['guesses at a code', { guestBurst: 2, guestsPerSecond: 0.001 }, '/link', { code: 'AAAA' }],
    ['new tables', { tableBurst: 1, tablesPerSecond: 0.001 }, '/tables', NEW_TABLE],
    [
      'components to check',
      { checkBurst: 1, checksPerSecond: 0.001 },
      '/tables',
      { ...NEW_TABLE, components: { cards: 3 } },
    ],
  ])('are limited in rate: %s', async (_, limits, path, body) => {
    const ann = await open(limits);
    const answers = [await ann.post(path, body), await ann.post(path, body), await ann.post<object>(path, body)];
    expect(answers[0]?.status).not.toBe(429);
    expect(answers[2]).toMatchObject({ status: 429, body: { code: 'tooFast' } });
  });
});

describe('requests from elsewhere', SLOW, () => {
  const forget = (headers: Readonly<Record<string, string>>): Promise<Response> =>
    fetch(`${server.address}/api/me/forget`, { method: 'POST', headers });

  it('change nothing if a page of another origin made them', async () => {
    const ann = await open();
    const cookie = ann.cookie ?? '';
    for (const headers of [
      { origin: 'http://127.0.0.1:1' },
      { origin: 'http://other.example', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await forget({ cookie, ...headers });
      expect([answer.status, await answer.json()]).toEqual([403, refusal('otherOrigin')]);
    }
    expect((await ann.get('/me')).status).toBe(200);
    expect((await forget({ cookie, origin: server.address, 'sec-fetch-site': 'same-origin' })).status).toBe(204);
  });

  it('are refused under a name that this server does not have', async () => {
    server = await openTestServer({ allowedHosts: ['club.example'] });
    expect((await fetch(`${server.address}/api/games`)).status).toBe(403);
    // A container or a proxy asks by the address.
    expect((await fetch(`${server.address}/health`)).status).toBe(200);
    const proxied = await fetch(`${server.address}/api/games`, { headers: { 'x-forwarded-host': 'club.example' } });
    expect(proxied.status).toBe(200);
  });

  it('behind a proxy with a certificate get the headers and the cookie of a secure site', async () => {
    await open();
    const answer = await fetch(`${server.address}/api/guest`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'club.example',
      },
      body: JSON.stringify({ name: 'Ida' }),
    });
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(answer.headers.get('content-security-policy')).toContain("connect-src 'self' data: wss://club.example;");
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-portolan=/);
  });

  it.each(['/%61pi/games', '/api/%67ames', 'http://elsewhere/api/games'])(
    'are limited however the path is spelled: %s',
    async (path) => {
      server = await openTestServer({ limits: { requestBurst: 3, requestsPerSecond: 0.001 } });
      const { hostname, port } = new URL(server.address);
      const statuses: (number | undefined)[] = [];
      for (let i = 0; i < 4; i++) {
        const [answer] = await once(request({ hostname, port, path }).end(), 'response');
        answer.resume();
        statuses.push(answer.statusCode);
      }
      expect(statuses.slice(0, 3)).not.toContain(429);
      expect(statuses[3]).toBe(429);
    },
  );

  it('count against the limit even if their address cannot be read', async () => {
    const ann = await open({ requestBurst: 3, requestsPerSecond: 0.001 });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await fetch(`${ann.address}/api/tables/%ff`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('that cost more use up the limit sooner', async () => {
    const ann = await open({ requestBurst: 20, requestsPerSecond: 0.001 });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await ann.get('/tables/nowhere/moments')).status);
    expect(answers).toEqual([404, 404, 404, 429]);
  });
});

describe('importing a log', SLOW, () => {
  const GAME = ['{"portolan":1,"game":"ferry","rulesVersion":1,"players":2,"options":{"rounds":1},"seed":"s"}'];

  async function refused(ann: Visitor, text: string): Promise<RefusalInfo> {
    const answer = await ann.request<RefusalInfo>('POST', '/import', text, 'application/x-ndjson');
    expect(answer.status).toBe(400);
    return answer.body;
  }

  it('is refused with the faulty line', async () => {
    const ann = await open();
    expect(await refused(ann, '\n')).toEqual(refusal('faultyLog', { line: 1, problem: 'notJson' }));
    expect(await refused(ann, GAME.join('\n'))).toEqual(refusal('faultyLog', { line: 1, problem: 'logCutOff' }));
    const outcome = '{"outcome":{"scores":[],"places":[],"breakdown":[]}}';
    expect(await refused(ann, [...GAME, outcome].join('\n'))).toEqual(
      refusal('faultyLog', { line: 2, problem: 'notOver' }),
    );
    const move = '{"seq":1,"seat":0,"move":"bid 9","events":[],"hash":""}';
    expect(await refused(ann, [...GAME, move, outcome].join('\n'))).toEqual(
      refusal('faultyLog', { line: 2, problem: 'unreadable', text: 'bid 9' }),
    );
    for (const [field, value, error] of [
      [
        'game',
        'chess',
        refusal('faultyLogComponents', { line: 1, path: '/game', problem: 'unknownGame', known: 'ferry' }),
      ],
      [
        'rulesVersion',
        7,
        refusal('faultyLog', { line: 1, problem: 'otherVersion', played: 7, game: 'ferry', ours: 1 }),
      ],
      [
        'players',
        9,
        refusal('faultyLog', { line: 1, problem: 'playerCount', game: 'ferry', min: 2, max: 4, found: 9 }),
      ],
      [
        'options',
        { rounds: 0 },
        refusal('faultyLogOptions', { line: 1, path: '/rounds', problem: 'integerRange', min: 1, max: 9, found: '0' }),
      ],
      [
        'data',
        { cards: 0 },
        refusal('faultyLogComponents', {
          line: 1,
          path: '/components/cards',
          problem: 'integerRange',
          min: 1,
          max: 9000,
          found: '0',
        }),
      ],
      ['commitment', 'x', refusal('faultyLog', { line: 1, problem: 'wrongCommitment' })],
    ] as const) {
      const header = JSON.stringify({ ...JSON.parse(GAME[0] ?? ''), [field]: value });
      expect(await refused(ann, `${header}\n${outcome}\n`)).toEqual(error);
    }
  });

  it('needs a player and a log', async () => {
    const ann = await open();
    expect((await new Visitor(ann.address).request('POST', '/import', 'x', 'text/plain')).status).toBe(401);
    expect((await ann.post('/import', {})).status).toBe(400);
    expect((await ann.request('POST', '/import', 'x', 'image/png')).status).toBe(415);
  });
});
