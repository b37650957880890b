import { createECDH, randomBytes } from 'node:crypto';
import { type Attack, type Field, note, swarm } from '../attack.ts';
import { type Answer, HttpClient } from '../httpClient.ts';
import { PageClient } from '../pageClient.ts';
import { openTcp, write } from '../rawSocket.ts';

const NETWORKS = 5;

/** Requests that must never succeed. */
export function forbidden(
  name: string,
  send: (client: HttpClient, field: Field, nth: number) => Promise<Answer>,
): Attack {
  return {
    name,
    async run(field) {
      const clients = await Promise.all(Array.from({ length: 20 }, (_, i) => HttpClient.guest(field, i % NETWORKS)));
      let nth = 0;
      await swarm(field, 20, async (attacker) => {
        const client = clients[attacker];
        const answer = client && (await send(client, field, nth++));
        if (answer !== undefined && answer.status > 0 && answer.status < 400) note(field.tally, 'succeeded');
        if (answer !== undefined && answer.status >= 500) note(field.tally, 'failed');
        if (answer !== undefined && /\bat .*\.[jt]s:\d+|node_modules/.test(answer.body)) note(field.tally, 'traces');
      });
    },
    judge: ({ tally: { notes } }) => {
      if (notes.succeeded) return `${notes.succeeded} succeeded`;
      if (notes.traces) return `${notes.traces} answers with a stack trace`;
      return notes.failed ? `${notes.failed} answers with an internal error` : undefined;
    },
  };
}

const CROSS_SITE: readonly Readonly<Record<string, string>>[] = [
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { origin: 'http://sub.127.0.0.1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];

const crossSite = forbidden('requests of other sites', (client, _field, nth) => {
  const headers = CROSS_SITE[nth % CROSS_SITE.length] ?? {};
  const accounts = ['/api/me/forget', '/api/me/name', '/api/me/link', '/api/me/signout', '/api/me/codes'];
  const paths = [...accounts, '/api/tables', '/api/notifications/webhook'];
  return client.post(paths[nth % paths.length] ?? '', { name: 'Mallory' }, headers);
});

const crossSiteSockets: Attack = {
  name: 'WebSockets of other sites',
  run: (field) =>
    swarm(field, 20, async (attacker) => {
      field.tally.sent++;
      const page = await PageClient.open(field, attacker % NETWORKS, undefined, 'http://evil.example').catch(
        () => undefined,
      );
      if (page === undefined) field.tally.refused++;
      else note(field.tally, 'succeeded');
    }),
  judge: ({ tally: { notes } }) => (notes.succeeded ? `${notes.succeeded} were opened` : undefined),
};

const SIGNATURE = 'A'.repeat(43);
const forgedCookies = forbidden('forged cookies', (client, _field, nth) => {
  const [, secret = ''] = (client.cookie ?? '').split('=');
  const forged = [
    `portolan=${secret}.${SIGNATURE}`,
    `portolan=${secret}.`,
    `portolan=${secret.slice(0, -1)}`,
    `portolan=${SIGNATURE}`,
    `portolan=.${SIGNATURE}`,
    `portolan=__proto__.${SIGNATURE}`,
    `portolan=${'x'.repeat(4000)}.${SIGNATURE}`,
    `${client.cookie}x`,
    `portolan=x; ${'a=b; '.repeat(500)}`,
  ];
  // The last cookie counts for nothing: only one is read.
  return client.post('/api/me/name', { name: 'Mallory' }, { cookie: forged[nth % forged.length] ?? '' });
});

/** Copied before the device was signed out. */
const stolen = new Map<HttpClient, string>();
const stolenCookies = forbidden('cookies of devices that were signed out', async (client, _field, nth) => {
  const { cookie = '' } = client;
  if (!stolen.has(client)) {
    stolen.set(client, cookie);
    await client.post('/api/me/signout', { where: nth % 2 === 0 ? 'here' : 'everywhere' });
  }
  const paths = ['/api/me/name', '/api/me/link', '/api/me/signout', '/api/tables'];
  return client.post(paths[nth % paths.length] ?? '', { name: 'Mallory' }, { cookie: stolen.get(client) ?? '' });
});

/** Addresses of the server itself and of its network, in the spellings that have fooled others. */
const INSIDE: readonly string[] = [
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'https://100.64.0.1/',
  'https://[fd00::1]/',
  'http://example.org/',
  'https://user:password@example.org/',
];
/** The address of a name is looked up when something is sent there. */
const INSIDE_BY_NUMBER = INSIDE.filter((url) => !url.includes('localhost'));
/** Valid, so that only the address can be what is wrong. */
const PUSH_KEYS = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const insideTargets = forbidden('messages into the network', (client, _field, nth) => {
  if (nth % 2 === 0)
    return client.post('/api/notifications/webhook', { url: INSIDE[(nth / 2) % INSIDE.length] ?? '', format: 'json' });
  const endpoint = INSIDE_BY_NUMBER[((nth - 1) / 2) % INSIDE_BY_NUMBER.length] ?? '';
  return client.post('/api/notifications/push', { endpoint, keys: PUSH_KEYS });
});

const TRAVERSALS: readonly string[] = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/%00/index.json',
  '/assets/%c0%ae%c0%ae/package.json',
  '//etc/passwd.txt',
  '/.env.local',
  '/api/tables/..%2f..%2fsecret',
  '/api/tables/__proto__/components',
  '/%',
  '/api/%ff',
];
const traversal = forbidden('files outside the pages', (client, _field, nth) =>
  client.get(TRAVERSALS[nth % TRAVERSALS.length] ?? '/'),
);

const BODIES: readonly (string | Buffer)[] = [
  '['.repeat(100_000),
  '{"a":'.repeat(40_000),
  '{"__proto__":{"name":"x"}}',
  '{"constructor":{"prototype":{"name":"x"}}}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  `{"name":"${'x'.repeat(250_000)}"}`,
  `{"name":"${'x'.repeat(400_000)}"}`,
  '{"name":"\\ud800"}',
  `[${'1,'.repeat(100_000)}1]`,
  '{"game":"__proto__","seats":[{"kind":"me"}],"visibility":"public"}',
  '{"game":"specimen","seats":[{"kind":"me"},{"kind":"open"}],"visibility":"public","options":{"__proto__":1}}',
  '',
];
const bodies = forbidden('huge, deep and malformed bodies', (client, _field, nth) =>
  client.send({
    method: 'POST',
    path: ['/api/guest', '/api/tables', '/api/me/name'][nth % 3] ?? '',
    headers: { 'content-type': 'application/json' },
    body: BODIES[nth % BODIES.length] ?? '',
  }),
);

const SMUGGLED: readonly string[] = [
  'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET /api/tables HTTP/9.9\r\nHost: x\r\n\r\n',
  `GET /${'x'.repeat(60_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'X-a: b\r\n'.repeat(5_000)}\r\n`,
  'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n',
  'GET http:///\\x HTTP/1.1\r\nHost: \\x\r\n\r\n',
  'GET //[ HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  `POST /api/guest HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 99999999\r\n\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
];
const malformedRequests: Attack = {
  name: 'malformed and smuggled requests',
  run: (field) =>
    swarm(field, 20, async (attacker) => {
      const socket = await openTcp(field, attacker % NETWORKS);
      socket.on('data', (data) => {
        const status = Number(data.toString('latin1').slice(9, 12));
        if (status >= 400) field.tally.refused++;
        else field.tally.accepted++;
        if (status >= 500 && status !== 505) note(field.tally, `status ${status}`);
      });
      await write(socket, Buffer.from(SMUGGLED[field.tally.sent++ % SMUGGLED.length] ?? '', 'latin1'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.destroy();
    }),
  judge: ({ tally: { notes } }) => {
    const failed = Object.keys(notes);
    return failed.length > 0 ? failed.join(', ') : undefined;
  },
};

export const INTRUDER_ATTACKS: readonly Attack[] = [
  crossSite,
  crossSiteSockets,
  forgedCookies,
  insideTargets,
  stolenCookies,
  traversal,
  bodies,
  malformedRequests,
];
