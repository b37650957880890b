import { type Attack, type Field, note, type Outcome, swarm } from '../attack.ts';
import { HttpClient } from '../httpClient.ts';
import { openTcp, write } from '../rawSocket.ts';

const NETWORKS = 5;
const CLIENTS = 40;

/** Requests from a few networks, as many as are answered. */
function requests(name: string, send: (client: HttpClient, field: Field) => Promise<unknown>): Attack {
  return {
    name,
    async run(field) {
      const clients = Array.from({ length: CLIENTS }, (_, i) => new HttpClient(field, i % NETWORKS));
      await swarm(field, CLIENTS, async (attacker) => {
        const client = clients[attacker];
        if (client !== undefined) await send(client, field);
      });
    },
  };
}

/** What a network may ask for, see DEFAULT_LIMITS: a burst and a rate, with room for two bursts at the end of a window. */
export function mostPerNetwork({ seconds }: Outcome, burst: number, perSecond: number): number {
  return NETWORKS * (2 * burst + seconds * perSecond);
}

const moments = requests('replay scrubbing', (client, { table }) =>
  client.get(`/api/tables/${table}/moments?from=${Math.floor(Math.random() * 300)}&steps=1`),
);

const SPELLINGS = ['/%61pi/tables', '/api/%74ables', '/ap%69/tables?x=1', '/api/tables?', '/api/tables#x'];
const spellings: Attack = {
  ...requests('limits by other spellings of a path', async (client, { host, port, tally }) => {
    const absolute = [`http://${host}:${port}/api/tables`, `http://elsewhere/%61pi/tables`];
    const paths = [...SPELLINGS, ...absolute];
    const { status } = await client.get(paths[tally.sent % paths.length] ?? '/');
    if (status === 200) note(tally, 'answered');
  }),
  judge: (outcome) => {
    const { answered = 0 } = outcome.tally.notes;
    const most = mostPerNetwork(outcome, 240, 30);
    return answered > most ? `${answered} answers, ${most} are allowed` : undefined;
  },
};

const spoofed: Attack = {
  ...requests('forged X-Forwarded-For', async (client, { tally }) => {
    const address = Array.from({ length: 4 }, () => Math.floor(Math.random() * 255)).join('.');
    const forwarded = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
    const { status } = await client.get('/api/tables', forwarded);
    if (status === 200) note(tally, 'answered');
  }),
  judge: (outcome) => {
    const { answered = 0 } = outcome.tally.notes;
    const most = mostPerNetwork(outcome, 240, 30);
    return answered > most ? `${answered} answers, ${most} are allowed` : undefined;
  },
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
function code(length: number): string {
  return Array.from({ length }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');
}

interface Guesses {
  readonly path: string;
  /** The characters of a code. */
  readonly length: number;
  /** The tries that a network has at once, and per second. */
  readonly allowed: readonly [burst: number, perSecond: number];
}

function guessing(name: string, { path, length, allowed }: Guesses): Attack {
  return {
    ...requests(name, async (client, { tally }) => {
      const { status } = await client.post(path, { code: code(length) });
      if (status !== 429 && status !== 0) note(tally, 'tried');
      if (status === 200) note(tally, 'found');
    }),
    judge: (outcome) => {
      const { tried = 0, found = 0 } = outcome.tally.notes;
      const most = mostPerNetwork(outcome, ...allowed);
      if (found > 0) return `${found} codes were guessed`;
      return tried > most ? `${tried} tries, ${most} are allowed` : undefined;
    },
  };
}

const tableCodes = guessing('guessing table codes', { path: '/api/join', length: 10, allowed: [30, 0.1] });
const deviceCodes = guessing('guessing device codes', { path: '/api/link', length: 8, allowed: [60, 1] });

const recoveryCodes = guessing('guessing recovery codes', { path: '/api/signin/code', length: 16, allowed: [60, 1] });

/** Answers to challenges that nobody gave, and links that nobody sent. */
const signIns = requests('forged sign-ins', async (client, { tally }) => {
  const response = { id: code(22), rawId: code(22), type: 'public-key', response: { clientDataJSON: code(80) } };
  const attempts: readonly [string, object][] = [
    ['/api/signin/passkey', { response }],
    ['/api/mail/use', { secret: code(43) }],
    ['/api/signin/options', {}],
    ['/api/signin/mail', { address: `${code(8)}@example.org` }],
  ];
  const [path, body] = attempts[tally.sent % attempts.length] ?? ['', {}];
  const { status } = await client.post(path, body);
  if (status === 200 && path !== '/api/signin/options') note(tally, 'found');
});
const forgedSignIns: Attack = {
  ...signIns,
  judge: ({ tally: { notes } }) => (notes.found ? `${notes.found} signed in` : undefined),
};

const guests = requests('new guests', (client) => client.post('/api/guest', { name: 'Eve' }));

/** Neither is limited by count. */
const pages = requests('pages and health', async (client, { table, tally }) => {
  const paths = ['/health', '/', `/table/${table}`, `/table/nowhere${tally.sent}`, '/nowhere', '/index.html'];
  await client.get(paths[tally.sent % paths.length] ?? '/');
});

const lists: Attack = {
  name: 'lobby, games and tables',
  async run(field) {
    const clients = await Promise.all(Array.from({ length: 20 }, (_, i) => HttpClient.guest(field, i % NETWORKS)));
    await swarm(field, 40, async (attacker) => {
      const paths = ['/api/tables', '/api/games', `/api/tables/${field.table}`, '/api/me'];
      await clients[attacker % clients.length]?.get(paths[field.tally.sent % paths.length] ?? '');
    });
  },
};

/** Each is sent to all who watch a table of the player. */
const renames: Attack = {
  name: 'renaming and device codes',
  async run(field) {
    const clients = await Promise.all(Array.from({ length: 20 }, (_, i) => HttpClient.guest(field, i % NETWORKS)));
    await swarm(field, 40, async (attacker) => {
      const client = clients[attacker % clients.length];
      await client?.post('/api/me/name', { name: `Eve ${attacker}` });
      await client?.post('/api/me/link');
    });
  },
};

/** Each writes to the store, or encrypts something. */
const notices: Attack = {
  name: 'settings for notices',
  async run(field) {
    const clients = await Promise.all(Array.from({ length: 20 }, (_, i) => HttpClient.guest(field, i % NETWORKS)));
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    await swarm(field, 40, async (attacker) => {
      const client = clients[attacker % clients.length];
      const minutes = 1 + (field.tally.sent % 60);
      await client?.post('/api/notifications', { timing: 'later', minutes, hour: 8, zone: 'Europe/Lisbon' });
      await client?.post('/api/notifications/push', { endpoint: `https://push.example/${minutes}`, keys });
      await client?.get('/api/notifications/awaiting');
      await client?.post('/api/notifications/stop', { token: `eve${minutes}.${'A'.repeat(43)}` });
    });
  },
};

/** Requests without waiting for answers, which are never read. */
const pipelined: Attack = {
  name: 'pipelined requests, never read',
  run: (field) =>
    swarm(field, 20, async (attacker) => {
      const socket = await openTcp(field, attacker % NETWORKS);
      socket.pause();
      const one = `GET /health HTTP/1.1\r\nHost: ${field.host}\r\n\r\n`;
      const many = one.repeat(50);
      while (!field.isOver()) {
        await write(socket, many);
        field.tally.sent += 50;
      }
    }),
};

export const REQUEST_ATTACKS: readonly Attack[] = [
  moments,
  spellings,
  spoofed,
  tableCodes,
  deviceCodes,
  recoveryCodes,
  forgedSignIns,
  guests,
  pages,
  lists,
  renames,
  notices,
  pipelined,
];
