import type { TableInfo, TableTerms, TournamentInfo, TournamentSummary } from '@portolan/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { Visitor } from '../testing/index.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

const CUP = { title: 'Cup', game: 'ferry', seats: 2, groupSize: 2, rounds: 1, roundDays: 3, terms: { rated: true } };

it('is announced, filled, started and played to its end at real tables', async () => {
  const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map((name) => Visitor.guest(server.address, name)));
  if (ann === undefined || bob === undefined || cat === undefined) throw new Error('a guest is missing');
  const { body: made } = await ann.post<TournamentInfo>('/tournaments', CUP);
  expect(made).toMatchObject({ title: 'Cup', status: 'open', entrants: 0, host: { name: 'Ann' } });
  const at = `/tournaments/${made.id}`;
  for (const one of [ann, bob, cat]) expect(await one.post(`${at}/enter`)).toMatchObject({ status: 200 });
  expect(await bob.post(`${at}/start`)).toMatchObject({ status: 403, body: { reason: 'notHost' } });
  const { body: begun } = await ann.post<TournamentInfo>(`${at}/start`);
  expect(begun).toMatchObject({ status: 'running', players: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cat' }] });
  expect(begun.stages[0]?.groups).toHaveLength(2);
  // Bots play on for those who resign.
  const giveUp = async (): Promise<TournamentInfo> => {
    const { body } = await bob.get<TournamentInfo>(at);
    const open = body.stages.flatMap(({ groups }) => groups.flatMap(({ games }) => games));
    for (const { table } of open) for (const one of [ann, bob, cat]) await one.post(`/tables/${table}/resign`);
    return body;
  };
  const over = await vi.waitFor(
    async () => {
      const body = await giveUp();
      expect(body.status).toBe('over');
      return body;
    },
    { timeout: 30_000, interval: 200 },
  );
  expect(over.winner?.kind).toBe('player');
  expect(over.stages.map(({ final }) => final)).toEqual([false, true]);
  const { body: list } = await new Visitor(server.address).get<TournamentSummary[]>('/tournaments');
  expect(list).toMatchObject([{ id: made.id, status: 'over', entrants: 3 }]);
}, 60_000);

it('plays every game under the terms it was announced with', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.guest(server.address, name)));
  if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
  const terms: TableTerms = { clock: { kind: 'correspondence', daysPerTurn: 2 }, atZero: 'resign', silenceHours: 24 };
  const { body: cup } = await ann.post<TournamentInfo>('/tournaments', { ...CUP, terms });
  expect(cup.terms).toEqual(terms);
  for (const one of [ann, bob]) await one.post(`/tournaments/${cup.id}/enter`);
  const { body: begun } = await ann.post<TournamentInfo>(`/tournaments/${cup.id}/start`);
  const table = begun.stages[0]?.groups[0]?.games[0]?.table;
  const { body: info } = await ann.get<TableInfo>(`/tables/${table}`);
  expect(info.terms).toEqual(terms);
  expect(info.dueAt).toBeGreaterThan(Date.now());
  const page = await ann.page();
  await page.watch(info.id);
  expect(page.at(info.id).moment?.clocks?.some((clock) => clock?.until !== undefined)).toBe(true);
  await page.close();
  const faulty = { clock: { kind: 'live', bankSeconds: -1, incrementSeconds: 0 } };
  expect(await ann.post('/tournaments', { ...CUP, terms: faulty })).toMatchObject({ status: 400 });
});

it('goes on by itself after its store has failed for a moment', async () => {
  const store = openSqliteStore(':memory:');
  const failing = new Set<keyof Store>(['addTable', 'decideGame', 'advanceTournament', 'record']);
  const failOnce = <T>(name: keyof Store, call: () => Promise<T>): Promise<T> =>
    failing.delete(name) ? Promise.reject(new Error('the connection was lost')) : call();
  const shaky: Store = {
    ...store,
    addTable: (row) => failOnce('addTable', () => store.addTable(row)),
    decideGame: (table, result) => failOnce('decideGame', () => store.decideGame(table, result)),
    advanceTournament: (id, rev, change, games) =>
      change.status === 'over'
        ? failOnce('advanceTournament', () => store.advanceTournament(id, rev, change, games))
        : store.advanceTournament(id, rev, change, games),
    record: (record) => failOnce('record', () => store.record(record)),
  };
  const own = await openTestServer({ store: shaky, limits: { expiryIntervalMs: 100 } });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.guest(own.address, name)));
  if (ann === undefined || bob === undefined) throw new Error('a guest is missing');
  const { body: cup } = await ann.post<TournamentInfo>('/tournaments', CUP);
  const at = `/tournaments/${cup.id}`;
  for (const one of [ann, bob]) await one.post(`${at}/enter`);
  expect(await ann.post(`${at}/start`)).toMatchObject({ status: 500 });
  const { body: begun } = await ann.get<TournamentInfo>(at);
  const table = begun.stages[0]?.groups[0]?.games[0]?.table ?? '';
  await vi.waitFor(async () => expect(await store.table(table)).toBeDefined(), { timeout: 10_000 });
  for (const one of [ann, bob]) await one.post(`/tables/${table}/resign`);
  await vi.waitFor(
    async () => {
      expect((await store.tournament(cup.id))?.status).toBe('over');
      expect(await store.unrecorded(1)).toEqual([]);
    },
    { timeout: 10_000 },
  );
  expect([...failing]).toEqual([]);
  await own.stop();
}, 60_000);

it('is not for strangers, and checks what it is sent', async () => {
  const stranger = new Visitor(server.address);
  expect(await stranger.post('/tournaments', CUP)).toMatchObject({ status: 401 });
  const dan = await Visitor.guest(server.address, 'Dan');
  for (const [field, value] of Object.entries({
    title: '',
    seats: 9,
    groupSize: 0,
    rounds: 99,
    roundDays: 0.5,
    terms: 7,
    x: 1,
  }))
    expect(await dan.post('/tournaments', { ...CUP, [field]: value })).toMatchObject({ status: 400 });
  const { body } = await dan.post<TournamentInfo>('/tournaments', CUP);
  for (const path of ['enter', 'leave', 'start'])
    expect(await stranger.post(`/tournaments/${body.id}/${path}`)).toMatchObject({ status: 401 });
  expect(await dan.get('/tournaments/none')).toMatchObject({ status: 404, body: { reason: 'unknownTournament' } });
  expect(await dan.post('/tournaments/none/enter')).toMatchObject({ status: 404 });
});
