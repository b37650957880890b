import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { amerigo } from '@portolan/amerigo';
import { type Attack, type Field, note, swarm } from '../attack.ts';
import { HttpClient } from '../httpClient.ts';
import { PageClient } from '../pageClient.ts';
import { type FinishedLog, finishedLog } from './finishedLog.ts';
import { tableOf } from './ownTables.ts';

const NETWORKS = 5;

function guestsOf(field: Field, count: number): Promise<HttpClient[]> {
  return Promise.all(Array.from({ length: count }, (_, i) => HttpClient.guest(field, i % NETWORKS)));
}

const creation: Attack = {
  name: 'creating tables',
  async run(field) {
    const clients = await guestsOf(field, 40);
    await swarm(field, 40, async (attacker) => {
      const client = clients[attacker];
      const id = client && (await tableOf(client, { game: 'specimen', visibility: 'public' }));
      if (id !== undefined) note(field.tally, 'tables');
    });
  },
  judge: ({ tally: { notes }, seconds }) => {
    const most = NETWORKS * (2 * 60 + seconds);
    return (notes.tables ?? 0) > most ? `${notes.tables} tables, ${most} are allowed` : undefined;
  },
};

const seats: Attack = {
  name: 'joining and leaving seats',
  async run(field) {
    const clients = await guestsOf(field, 40);
    const host = await HttpClient.guest(field, 0);
    const open = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const tables: string[] = [];
    for (let i = 0; i < 20; i++) {
      const id = await tableOf(host, { game: 'specimen', visibility: 'public', seats: open });
      if (id !== undefined) tables.push(id);
    }
    await swarm(field, 40, async (attacker) => {
      const table = tables[Math.floor(Math.random() * tables.length)];
      await clients[attacker]?.post(`/api/tables/${table}/sit`, { seat: 1 + (attacker % 3) });
      await clients[attacker]?.post(`/api/tables/${table}/leave`);
    });
  },
};

/** Bots play on after everybody has resigned. */
const botTables: Attack = {
  name: 'tables left to bots',
  async run(field) {
    const clients = await guestsOf(field, 20);
    await swarm(field, 20, async (attacker) => {
      const client = clients[attacker];
      if (client === undefined) return;
      const bot = { kind: 'bot', bot: 'greedy' };
      const id = await tableOf(client, {
        game: 'francis-drake',
        visibility: 'unlisted',
        seats: [{ kind: 'me' }, bot, bot, bot],
        start: true,
      });
      if (id === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
      else await client.post(`/api/tables/${id}/resign`);
    });
  },
};

/** Hardly any map fits these limits, so that almost all of the tries are needed to open and to draw. */
function craftedComponents(nth: number): object {
  const { mapLimits, ...rest } = amerigo.components as { readonly mapLimits: object };
  return {
    ...rest,
    mapLimits: { ...mapLimits, farthestAnchor: 10, largestIsland: 22 },
    // Different each time, so that none has been opened before.
    notice: `${nth}`,
  };
}

const componentsOnCreation: Attack = {
  name: 'crafted components in new tables',
  async run(field) {
    const clients = await guestsOf(field, 20);
    const player = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }, { kind: 'me' }];
    await swarm(field, 20, async (attacker) => {
      const client = clients[attacker];
      const components = craftedComponents(Math.random());
      if (client)
        await tableOf(client, { game: 'amerigo', visibility: 'hotseat', seats: player, start: true, components });
    });
  },
};

/** Sends logs made by `prepare`; unless they are true and small, none may be imported. */
function importing(name: string, prepare: () => (nth: number) => string, mayImport = false): Attack {
  return {
    name,
    async run(field) {
      const make = prepare();
      const clients = await guestsOf(field, 20);
      await swarm(field, 20, async (attacker) => {
        const headers = { 'content-type': 'application/x-ndjson' };
        const body = make(field.tally.sent);
        const answer = await clients[attacker]?.send({ method: 'POST', path: '/api/import', headers, body });
        if (answer?.status === 200) note(field.tally, 'imported');
      });
    },
    judge: ({ tally: { notes } }) => (notes.imported && !mayImport ? `${notes.imported} were imported` : undefined),
  };
}

const text = ({ header, rest }: FinishedLog): string => `${JSON.stringify(header)}\n${rest}`;
const withNotice = (notice: string): object => ({ ...(amerigo.components as object), notice });
/** The log is that of a real game, so that only a limit can refuse what is added to it. */
const playedWith =
  (fields: (nth: number) => object, { seed = 'siege' } = {}) =>
  () => {
    const { header, rest } = finishedLog(amerigo, 4, seed);
    return (nth: number) => text({ header: { ...header, ...fields(nth) }, rest });
  };

const componentsOnImport = importing(
  'crafted components in imports',
  playedWith(() => ({ data: craftedComponents(Math.random()) })),
);
const giantComponents = importing(
  '3.9 MB of components in imports',
  playedWith((nth) => ({ data: withNotice(`${nth}`.padEnd(3_400_000, 'x')) })),
);
const longSeeds = importing(
  'seeds of 1 MB in imports',
  playedWith(() => ({}), { seed: 'x'.repeat(1_000_000) }),
);
const giantImports = importing('imports of 5 MB', () => () => 'x'.repeat(5_000_000));
const junkImports = importing('10,000 headers and deep JSON in imports', () => {
  const line = `${JSON.stringify(finishedLog(amerigo, 4, 'siege').header)}\n`;
  return (nth) => (nth % 2 === 0 ? line.repeat(10_000) : '['.repeat(3_000_000));
});
const trueImports = importing(
  'imports of games that were played',
  playedWith(() => ({})),
  true,
);

const longNotices: Attack = {
  name: 'long notices in new tables',
  async run(field) {
    const clients = await guestsOf(field, 20);
    await swarm(field, 20, async (attacker) => {
      const components = withNotice(`${Math.random()}`.padEnd(250_000, 'x'));
      const client = clients[attacker];
      if (client) await tableOf(client, { game: 'amerigo', visibility: 'unlisted', components });
    });
  },
};

/** A bot is asked in two threads, which take a while to start and may hang for two seconds each. */
const LEAST_PLAGUE_MS = 7_000;

/** The threads of the bots end or hang, again and again; the seats must still be answered. */
const plague: Attack = {
  name: 'threads of bots die and hang',
  async run(field) {
    const client = await HttpClient.guest(field, 0);
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }];
    writeFileSync(field.plague, '');
    try {
      const id = await tableOf(client, { game: 'specimen', visibility: 'unlisted', seats, start: true });
      if (id === undefined) return;
      const page = await PageClient.open(field, 0, client.cookie);
      page.onFrame = (data) => {
        const news = JSON.parse(data.toString());
        if (news.type !== 'news') return;
        const { seq, legal } = news.moment;
        note(field.tally, 'entries', news.entries.length);
        if (legal?.[0] !== undefined)
          page.send({ type: 'move', id: `p${seq}`, table: id, seq, text: legal[0], final: true });
      };
      page.send({ type: 'watch', table: id });
      await Promise.all([field.over, pause(LEAST_PLAGUE_MS)]);
    } finally {
      rmSync(field.plague, { force: true });
    }
  },
  judge: ({ tally: { notes } }) => ((notes.entries ?? 0) < 3 ? 'the seats of bots were not answered' : undefined),
};

export const TABLE_ATTACKS: readonly Attack[] = [
  creation,
  seats,
  botTables,
  componentsOnCreation,
  componentsOnImport,
  giantComponents,
  longSeeds,
  giantImports,
  junkImports,
  trueImports,
  longNotices,
  plague,
];
