import { type RefusalInfo, refusal, type TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { RANDOM_IDS } from './ids.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { makeNetworkTables } from './networkTables.ts';
import { seated } from './testing/seated.ts';
import { openTestServer, type TestServer } from './testing/testServer.ts';
import { Visitor } from './testing/visitor.ts';

const SLOW = { timeout: 30_000 };
const OPEN = { game: 'ferry', visibility: 'public', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] };

let server: TestServer;
let opened: TestServer[] = [];
afterEach(async () => {
  for (const one of opened) {
    await one.stop();
    expect(one.errors).toEqual([]);
  }
  opened = [];
});

async function open(limits: Partial<Limits> = {}): Promise<Visitor> {
  server = await openTestServer({ limits });
  opened.push(server);
  return Visitor.guest(server.address, 'Ann');
}

/** The limits a visitor meets by default. */
function defaults<K extends keyof Limits>(...names: readonly K[]): Pick<Limits, K> {
  return Object.fromEntries(names.map((name) => [name, DEFAULT_LIMITS[name]])) as Pick<Limits, K>;
}

describe('the code of a table', SLOW, () => {
  it('has 50 bits, and is found as it is written down', async () => {
    expect(RANDOM_IDS.code()).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const ann = await open();
    const { id, code } = await ann.table('/tables', OPEN);
    const written = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect((await new Visitor(ann.address).post<TableInfo>('/join', { code: written })).body.id).toBe(id);
  });

  it('cannot be searched for: after a few failures a network finds nothing, not even what is there', async () => {
    const ann = await open(defaults('missBurst', 'missesPerSecond'));
    const { code } = await ann.table('/tables', OPEN);
    const guesses = Array.from({ length: 300 }, () => new Visitor(ann.address).post('/join', { code: 'AAAAABBBBB' }));
    const answers = (await Promise.all(guesses)).map(({ status }) => status);
    expect(answers.filter((status) => status === 404)).toHaveLength(DEFAULT_LIMITS.missBurst);
    expect(new Set(answers)).toEqual(new Set([404, 429]));
    expect(await ann.post('/join', { code })).toMatchObject({ status: 429, body: { code: 'tooFast' } });
    expect(await ann.post('/link', { code: 'AAAAABBBBB' })).toMatchObject({ status: 429 });
  });

  it('can be used by as many people of a network as there are', async () => {
    const ann = await open({ missBurst: 2, missesPerSecond: 0.001 });
    const { code } = await ann.table('/tables', OPEN);
    for (let i = 0; i < 9; i++) expect((await new Visitor(ann.address).post('/join', { code })).status).toBe(200);
  });

  it('admits nobody but its players once the game has started', async () => {
    await open();
    const { ann, bob, id } = await seated(server);
    const { code } = (await ann.get<TableInfo>(`/tables/${id}`)).body;
    for (const player of [ann, bob]) expect((await player.post<TableInfo>('/join', { code })).body.id).toBe(id);
    const eve = await Visitor.guest(server.address, 'Eve');
    expect((await eve.post<RefusalInfo>('/join', { code })).body).toEqual(refusal('noTableWithCode'));
  });
});

describe('one visitor', SLOW, () => {
  const sitAtAll = async (hosts: readonly Visitor[], visitors: readonly Visitor[]): Promise<number[]> => {
    const tables = await Promise.all(hosts.map((host) => host.table('/tables', OPEN)));
    const done = await Promise.all(
      tables.map(({ id }, at) => (visitors[at % visitors.length] as Visitor).post(`/tables/${id}/sit`, { seat: 1 })),
    );
    return done.map(({ status }) => status);
  };
  const guests = (count: number): Promise<Visitor[]> =>
    Promise.all(Array.from({ length: count }, (_, at) => Visitor.guest(server.address, `Guest ${at}`)));

  it('cannot sit at forty tables in a second, under one name or under many', async () => {
    await open(defaults('sitBurst', 'sitsPerSecond', 'networkSitBurst', 'networkSitsPerSecond'));
    const hosts = await guests(40);
    const one = await sitAtAll(hosts, await guests(1));
    expect(one.filter((status) => status === 200)).toHaveLength(DEFAULT_LIMITS.sitBurst);
    const many = await sitAtAll(hosts, await guests(40));
    expect(many.filter((status) => status === 200).length).toBeLessThanOrEqual(DEFAULT_LIMITS.networkSitBurst);
  });

  it('holds seats at a limited number of unstarted tables, but can change seats at one of them', async () => {
    await open({ gatheringTables: 2 });
    const [bob, ...hosts] = (await guests(4)) as [Visitor, Visitor, Visitor, Visitor];
    const tables = await Promise.all(hosts.map((host) => host.table('/tables', OPEN)));
    const sit = (at: number, seat: number) => bob.post<RefusalInfo>(`/tables/${tables[at]?.id}/sit`, { seat });
    expect((await sit(0, 1)).status).toBe(200);
    expect((await sit(1, 1)).status).toBe(200);
    expect((await sit(2, 1)).body).toEqual(refusal('tooManyTables'));
    expect((await bob.post<RefusalInfo>('/tables', OPEN)).body).toEqual(refusal('tooManyTables'));
    expect((await sit(1, 2)).status).toBe(200);
    await bob.table(`/tables/${tables[0]?.id}/leave`);
    expect((await sit(2, 1)).status).toBe(200);
  });

  it('cannot fill the server under many names: a network has a limited number of unstarted tables', async () => {
    await open({ networkTables: 3 });
    const [ann, bob, cat, dan] = (await guests(4)) as [Visitor, Visitor, Visitor, Visitor];
    const [first, second] = [await ann.table('/tables', OPEN), await bob.table('/tables', OPEN)];
    await cat.table('/tables', OPEN);
    expect((await dan.post<RefusalInfo>('/tables', OPEN)).body).toEqual(refusal('tooManyFromNetwork'));
    // Its people still join its tables, and start or leave them.
    await dan.table(`/tables/${first.id}/sit`, { seat: 1 });
    await cat.table(`/tables/${first.id}/sit`, { seat: 2 });
    await ann.table(`/tables/${first.id}/start`);
    await dan.table('/tables', OPEN);
    await bob.table(`/tables/${second.id}/leave`);
    await dan.table('/tables', OPEN);
    expect((await dan.post<RefusalInfo>('/tables', OPEN)).body).toEqual(refusal('tooManyFromNetwork'));
    const alone = { ...OPEN, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true };
    expect((await dan.post('/tables', alone)).status).toBe(200);
  });

  it('cannot fill the server in the long run', async () => {
    await open({ tablesPerDay: 2 });
    const [ann, bob] = (await guests(2)) as [Visitor, Visitor];
    const alone = { ...OPEN, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], start: true };
    const answers = [await ann.post('/tables', alone), await bob.post('/tables', alone)];
    expect([...answers, await bob.post('/tables', alone)].map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  it('cannot fill the disk with guests', async () => {
    await open({ guestsPerDay: 3 });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++)
      statuses.push((await new Visitor(server.address).post('/guest', { name: 'Bob' })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('cannot fill the disk with logs and components', async () => {
    const ann = await open({ kilobytesPerDay: 3 });
    const large = 'x'.repeat(1500);
    const send = () => ann.request<RefusalInfo>('POST', '/import', large, 'application/x-ndjson');
    expect((await send()).body.code).toBe('badRequest');
    expect((await send()).body).toEqual(refusal('tooMuchToKeep'));
    const own = { ...OPEN, components: { large } };
    expect((await ann.post<RefusalInfo>('/tables', own)).body).toEqual(refusal('tooMuchToKeep'));
    expect((await ann.post('/tables', OPEN)).status).toBe(200);
  });

  it('is told when the server has enough unstarted tables', async () => {
    const ann = await open({ unstartedTables: 1 });
    await ann.table('/tables', OPEN);
    expect((await ann.post<RefusalInfo>('/tables', OPEN)).body).toEqual(refusal('serverFull'));
  });
});

describe('the tables of networks', () => {
  it('are forgotten when they have started or ended', () => {
    const tables = makeNetworkTables(1);
    tables.add('a', 't');
    expect([tables.admits('a'), tables.admits('a', 't'), tables.admits('b')]).toEqual([false, true, true]);
    tables.remove('t');
    tables.remove('unknown');
    expect(tables.admits('a')).toBe(true);
  });
});
