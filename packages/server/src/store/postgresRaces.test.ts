import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPostgresDatabase } from '../testing/postgresStore.ts';
import type { NoticeRow } from './noticeStore.ts';
import { openPostgresStore } from './postgres.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

const ROUNDS = 15;
const person = (player: string) => ({ kind: 'person', player, resigned: false }) as const;

/** Two processes with one database are two stores with a pool each. */
describe('two stores on one PostgreSQL database', () => {
  let here: Store;
  let there: Store;
  let made = 0;
  const newId = (): string => `x${++made}`;
  beforeAll(async () => {
    const url = await newPostgresDatabase();
    here = await openPostgresStore(url);
    there = await openPostgresStore(url);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  async function newPlayer(): Promise<string> {
    const id = newId();
    await here.addPlayer({ id, name: id, createdAt: 1 });
    return id;
  }
  async function newTable(over: object = {}): Promise<string> {
    const id = newId();
    await here.addTable(tableRow({ id, code: id, ...over }));
    return id;
  }
  async function rounds(play: (round: number) => Promise<void>): Promise<void> {
    for (let round = 1; round <= ROUNDS; round++) await play(round);
  }

  it('append one of two entries with the same number', async () => {
    const table = await newTable();
    await rounds(async (seq) => {
      const both = await Promise.all([
        here.append(table, entryRow(seq, `here-${seq}`), {}),
        there.append(table, entryRow(seq, `there-${seq}`), {}),
      ]);
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'conflict']);
    });
    expect((await here.entries(table, 0)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: ROUNDS }, (_, at) => at + 1),
    );
    expect((await there.table(table))?.seq).toBe(ROUNDS);
  });

  it('append a retried entry once', async () => {
    const table = await newTable();
    await rounds(async (seq) => {
      const both = await Promise.all([here.append(table, entryRow(seq), {}), there.append(table, entryRow(seq), {})]);
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'duplicate']);
    });
  });

  it('add one of two tables with the same code, or the same rematch', () =>
    rounds(async () => {
      const code = newId();
      const add = (store: Store): Promise<boolean> => store.addTable(tableRow({ id: newId(), code }));
      expect((await Promise.all([add(here), add(there)])).toSorted()).toEqual([false, true]);
      const of = await newTable();
      const rematch = (store: Store): Promise<boolean> =>
        store.addRematch(of, 0, tableRow({ id: newId(), code: newId() }));
      expect((await Promise.all([rematch(here), rematch(there)])).toSorted()).toEqual([false, true]);
    }));

  it('give away the last place of a tournament once', async () => {
    const cup = newId();
    await here.addTournament({
      ...{ id: cup, title: 'Cup', game: 'ferry', host: 'ann', seats: 2, groupSize: 4, rounds: 2, roundDays: 3 },
      ...{ terms: {}, status: 'open', stage: 0, round: 0, createdAt: 5, deadline: null, winner: null, rev: 0 },
    });
    const wanted = Array.from({ length: 20 }, (_, at) => `p${at}`);
    const entered = await Promise.all(
      wanted.map((player, at) => (at % 2 === 0 ? here : there).enterTournament(cup, player, 5)),
    );
    expect(entered.filter(Boolean)).toHaveLength(5);
    expect((await here.entrants(cup)).toSorted()).toEqual(wanted.filter((_, at) => entered[at]).toSorted());
    const step = (store: Store): Promise<boolean> => store.advanceTournament(cup, 0, { status: 'running' }, []);
    const [mine, theirs, late] = await Promise.all([step(here), step(there), there.enterTournament(cup, 'late', 99)]);
    expect([mine, theirs].toSorted()).toEqual([false, true]);
    expect((await here.entrants(cup)).includes('late')).toBe(late);
  });

  it('redeem a one-time link once, of whatever kind', () =>
    rounds(async () => {
      const player = await newPlayer();
      await here.addLink(player, player, 100);
      await here.addMailLink({ hash: player, purpose: 'signIn', address: 'a@example.org', player, until: 100 });
      await here.addRecoveryCodes(player, [player], true);
      for (const take of [
        (store: Store): Promise<unknown> => store.takeLink(player, 1),
        (store: Store): Promise<unknown> => store.takeMailLink(player, 1),
        (store: Store): Promise<unknown> => store.takeRecoveryCode(player),
      ]) {
        const taken = await Promise.all([take(here), take(there), take(here), take(there)]);
        expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
      }
    }));

  it('claim every notice once, whole digests at a time', async () => {
    const bob = await newPlayer();
    await here.addChannel(
      {
        id: newId(),
        player: bob,
        target: { kind: 'mail', address: `${bob}@example.org` },
        confirmed: true,
        createdAt: 1,
      },
      5,
    );
    await here.setNotices(bob, { timing: 'now', minutes: 30, hour: 18, zone: 'UTC' }, 1);
    const tables = await Promise.all(
      Array.from({ length: 40 }, () => newTable({ seats: [person('ann'), person(bob)], awaiting: [0] })),
    );
    await Promise.all(tables.map((table) => here.append(table, entryRow(1), { awaiting: [1], movedAt: 100 })));
    const later = 10 ** 9;
    const claimAll = async (store: Store): Promise<NoticeRow[]> => {
      const mine: NoticeRow[] = [];
      for (;;) {
        const claimed = await store.claimNotices({ now: later, until: 2 * later, limit: 3 });
        if (claimed.length === 0) return mine;
        mine.push(...claimed);
      }
    };
    const claimed = (await Promise.all([claimAll(here), claimAll(there), claimAll(there)])).flat();
    const turns = claimed.filter(({ kind }) => kind === 'turn').map(({ table }) => table);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
    expect(turns.toSorted()).toEqual(tables.toSorted());
  });

  it('number reports, measures, results and chat lines without a gap or a repetition', async () => {
    const table = await newTable();
    const report = {
      reporter: 'ann',
      about: 'player',
      player: 'bob',
      table,
      reason: 'abuse',
      text: '',
      evidence: [],
      at: 1,
    } as const;
    const stores = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? here : there));
    const numbers = stores.map((_, at) => at + 1);
    const up = (one: number, other: number): number => one - other;
    expect((await Promise.all(stores.map((store) => store.addReport(report)))).toSorted(up)).toEqual(numbers);
    const line = { player: 'ann', text: 'ahoy', at: 1 };
    expect((await Promise.all(stores.map((store) => store.addChat(table, line)))).toSorted(up)).toEqual(numbers);
    await Promise.all(
      stores.map((store, at) => store.addBan(`b${at}`, { why: 'x' }, { admin: 'ada', why: 'x', at: 1 })),
    );
    expect((await here.measures({ limit: 99 })).map(({ id }) => id)).toEqual(numbers.toReversed());
    const over = await Promise.all(stores.map(() => newTable({ status: 'finished' })));
    const result = {
      seat: 0,
      who: 'ann',
      game: 'ferry',
      seats: 1,
      place: 1,
      score: 1,
      resigned: false,
      listed: true,
      endedAt: 1,
    };
    const recorded = await Promise.all(
      over.flatMap((one) => [here, there].map((store) => store.record({ table: one, results: [result] }))),
    );
    expect(recorded.filter(Boolean)).toHaveLength(over.length);
    const results = await here.results({ who: 'ann', limit: 99 });
    expect(results.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect((await there.tallies('ann'))[0]?.matches).toBe(over.length);
  });

  it('match the same offers once, and none that is withdrawn at this moment', () =>
    rounds(async () => {
      const offers = [newId(), newId()];
      for (const id of offers)
        await here.addOffer({ id, player: id, game: 'ferry', least: 2, most: 2, terms: {}, at: 1, until: 99 });
      const match = (store: Store, ids: readonly string[]): Promise<string> =>
        store.addMatched(tableRow({ id: newId(), code: newId() }), ids);
      const [first = '', second = ''] = offers;
      const [mine, theirs, withdrawn] = await Promise.all([
        match(here, [first, second]),
        match(there, [second, first]),
        there.removeOffer(first, first),
      ]);
      expect([mine, theirs].filter((one) => one === 'added')).toHaveLength(withdrawn ? 0 : 1);
    }));

  it('leave nothing of a player who is deleted', () =>
    rounds(async () => {
      const player = await newPlayer();
      const target = { kind: 'mail', address: `${player}@example.org` } as const;
      await Promise.all([
        here.forgetPlayer(player),
        there.addChannel({ id: newId(), player, target, confirmed: true, createdAt: 1 }, 5),
        there.setNotices(player, { timing: 'daily', minutes: 30, hour: 18, zone: 'UTC' }, 1),
      ]);
      expect(await here.notices(player)).toEqual({ settings: undefined, tables: [], channels: [] });
    }));

  it('keep no more sessions and channels of a player than allowed', async () => {
    const player = await newPlayer();
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at % 2 === 0 ? here : there).addSession(
          { id: newId(), hash: newId(), player, label: '', exchanged: false, createdAt: 1, seenAt: at, until: 99 },
          3,
        ),
      ),
    );
    expect(await here.sessions(player)).toHaveLength(3);
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        (at % 2 === 0 ? here : there).addChannel(
          {
            id: newId(),
            player,
            target: { kind: 'mail', address: `${at}@example.org` },
            confirmed: true,
            createdAt: 1,
          },
          3,
        ),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(3);
  });

  it('keep components as long as any table has them', () =>
    rounds(async () => {
      const components = newId();
      const parts = { components: { cards: 3 } };
      const old = newId();
      await here.addTable(tableRow({ id: old, code: old, components }), parts);
      const next = newId();
      await Promise.all([
        here.removeTable(old, 0),
        there.addTable(tableRow({ id: next, code: next, components }), parts),
      ]);
      expect(await here.components(components)).toEqual({ cards: 3 });
      const last = newId();
      await here.addTable(tableRow({ id: last, code: last, components }), parts);
      await Promise.all([here.removeTable(next, 0), there.removeTable(last, 0)]);
      expect(await here.components(components)).toBeUndefined();
    }));

  it('remove a silent table, or append a move to it, but not both', () =>
    rounds(async () => {
      const table = await newTable({ visibility: 'unlisted', movedAt: 1 });
      const [removed, appended] = await Promise.all([
        here.removeSilent({ status: 'running', before: 5, limit: 99 }),
        there.append(table, entryRow(1), { movedAt: 10 ** 9 }),
      ]);
      const isGone = removed.some(({ id }) => id === table);
      expect(appended.kind).toBe(isGone ? 'conflict' : 'appended');
      expect(await here.entries(table, 0)).toHaveLength(isGone ? 0 : 1);
      expect((await there.table(table)) === undefined).toBe(isGone);
    }));

  it('change a table of a certain revision once', () =>
    rounds(async () => {
      const table = await newTable();
      const change = (store: Store, host: string): Promise<boolean> => store.changeTable(table, 0, { host });
      const answers = await Promise.all([change(here, 'bob'), change(there, 'eve')]);
      expect(answers.toSorted()).toEqual([false, true]);
      expect((await here.table(table))?.host).toBe(answers[0] ? 'bob' : 'eve');
    }));

  it('read what the other has acknowledged', async () => {
    const table = await newTable();
    for (let seq = 1; seq <= 50; seq++) {
      await here.append(table, entryRow(seq), {});
      expect((await there.entries(table, seq - 1)).map((one) => one.seq)).toEqual([seq]);
    }
  });
});
