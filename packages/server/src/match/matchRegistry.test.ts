import { ok } from '@portolan/kernel';
import type { BotQuestion, LiveMatch } from '@portolan/match';
import { ferry } from '@portolan/match/testing';
import { refusal, seatOf } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BotPool } from '../bots/botPool.ts';
import { type GameRegistry, makeGameRegistry } from '../gameRegistry.ts';
import { makeRetries } from '../retries.ts';
import { tableRow } from '../store/sampleRows.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { SeatRow, Store, TableRow } from '../store/store.ts';
import { listeningLog } from '../testing/testServer.ts';
import { type MatchRegistry, makeMatchRegistry } from './matchRegistry.ts';

let store: Store;
let asked: BotQuestion[];
let signals: (AbortSignal | undefined)[];
let answers: ((move: string) => void)[];
let time: number;
let troubled: string[];
let logged = listeningLog();

/** Bots that answer when the test tells them to. */
const bots: BotPool = {
  ask: (question, signal) =>
    new Promise((resolve, reject) => {
      asked.push(question);
      signals.push(signal);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      answers.push(resolve);
    }),
  close: async () => undefined,
};

beforeEach(() => {
  store = openSqliteStore(':memory:');
  asked = [];
  signals = [];
  answers = [];
  troubled = [];
  time = 1_000_000;
  logged = listeningLog();
});
afterEach(() => store.close());

function openRegistry(
  over: {
    mostKept?: number;
    bots?: BotPool;
    now?: () => number;
    games?: GameRegistry;
    onEntry?: () => void;
    isWatched?: (id: string) => boolean;
    isWatchedHere?: (id: string) => boolean;
  } = {},
): MatchRegistry {
  return makeMatchRegistry({
    store,
    games: makeGameRegistry([ferry]),
    bots,
    now: () => time,
    log: logged.log,
    retries: makeRetries(logged.log),
    mostKept: 100,
    onClock: async () => undefined,
    ready: () => undefined,
    isWatched: () => false,
    isWatchedHere: () => false,
    onEntry: () => undefined,
    onBotTrouble: (table) => void troubled.push(table),
    ...over,
  });
}

const person = (player: string, resigned = false): SeatRow => ({ kind: 'person', player, resigned });
const bot: SeatRow = { kind: 'bot', bot: 'greedy' };

async function addTable(id: string, seats: readonly SeatRow[], over: Partial<TableRow> = {}): Promise<TableRow> {
  const table = tableRow({ id, code: id, seats, awaiting: seats.map((_, seat) => seat), ...over });
  await store.addTable(table);
  return table;
}

async function openAndMove(registry: MatchRegistry, table: TableRow): Promise<LiveMatch> {
  const match = await registry.open(table);
  if (!match.ok) throw new Error('refused');
  await match.value.move({ id: 'x', seat: 0, seq: 0 }, 'bid 2', false);
  return match.value;
}

const seatsAsked = (): number[] => asked.map(({ seat }) => seat);
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe('the bots of a table', () => {
  it('are asked once per decision, however often others move meanwhile', async () => {
    const registry = openRegistry();
    const table = await addTable('t', [person('ann'), bot, bot]);
    await registry.changed(table);
    expect(seatsAsked()).toEqual([1, 2]);
    const match = await registry.open(table);
    if (!match.ok) throw new Error('refused');
    await match.value.move({ id: 'a', seat: 0, seq: 0 }, 'bid 1', false);
    answers[0]?.('bid 2');
    await turn();
    expect(seatsAsked()).toEqual([1, 2]);
    answers[1]?.('bid 3');
    const seats = async () => (await store.entries('t', 0)).map(({ entry }) => seatOf(entry));
    await expect.poll(seats).toEqual([0, 1, 2]);
    expect(registry.row('t')).toMatchObject({ seq: 3, awaiting: [0], status: 'running' });
    expect(logged.errors).toEqual([]);
  });

  it('get the state and a seed of their own, and nothing about the players', async () => {
    const registry = openRegistry();
    await registry.changed(await addTable('t', [person('ann'), bot], { seed: 'deep' }));
    expect(asked[0]).toMatchObject({ game: 'ferry', bot: 'greedy', seat: 1, seed: 'deep/bot/1/0' });
    expect(Object.keys(asked[0] ?? {}).sort()).toEqual([
      'bot',
      'components',
      'game',
      'match',
      'rulesVersion',
      'seat',
      'seed',
      'state',
    ]);
  });

  it('are not asked about a forced move', async () => {
    const open = ferry.open();
    if (!open.ok) throw new Error('ferry does not open');
    const { game } = open.value;
    const legalMoves: typeof game.legalMoves = (...asked) => game.legalMoves(...asked).slice(0, 1);
    const awaiting: typeof game.awaiting = (state) => game.awaiting(state).slice(-1);
    const forced = { ...ferry, open: () => ok({ ...open.value, game: { ...game, legalMoves, awaiting } }) };
    const registry = openRegistry({ games: makeGameRegistry([forced]) });
    await registry.changed(await addTable('t', [person('ann'), bot]));
    await expect.poll(() => registry.row('t')?.seq).toBe(1);
    expect(asked).toEqual([]);
    expect(logged.errors).toEqual([]);
  });

  it('are asked again after an undo, and a late answer is not played', async () => {
    const registry = openRegistry();
    const table = await addTable('t', [person('ann'), bot]);
    const match = await registry.open(table);
    if (!match.ok) throw new Error('refused');
    answers[0]?.('bid 1');
    await expect.poll(() => match.value.position().seq).toBe(1);
    await match.value.move({ id: 'a', seat: 0, seq: 1 }, 'bid 1', false);
    await match.value.move({ id: 'b', seat: 0, seq: 2 }, 'skip', false);
    expect(seatsAsked()).toEqual([1, 1]);
    expect((await match.value.undo({ id: 'c', seat: 0, seq: 3 }, 2)).ok).toBe(true);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    answers[1]?.('skip');
    await turn();
    expect(match.value.position().seq).toBe(4);
    await match.value.move({ id: 'd', seat: 0, seq: 4 }, 'skip', false);
    expect(seatsAsked()).toEqual([1, 1, 1]);
    answers[2]?.('skip');
    await expect.poll(() => match.value.position().seq).toBe(6);
    expect(logged.errors).toEqual([]);
  });

  it('stop thinking when the player they stand in for returns, and begin again when asked to', async () => {
    const registry = openRegistry();
    const match = await registry.open(await addTable('t', [person('ann'), person('bob')]));
    if (!match.ok) throw new Error('refused');
    const { value } = match;
    const aborted = (): unknown[] => signals.map((signal) => signal?.aborted);
    await value.ask({ id: 'a', seat: 1 }, { kind: 'handOver', bot: 'greedy' });
    expect(aborted()).toEqual([false]);
    await value.ask({ id: 'b', seat: 1 }, { kind: 'return' });
    expect(aborted()).toEqual([true]);
    await value.ask({ id: 'c', seat: 1 }, { kind: 'handOver', bot: 'greedy' });
    expect(aborted()).toEqual([true, false]);
    answers[1]?.('bid 2');
    const written = async () => (await store.entries('t', 0)).map(({ entry }) => entry.kind);
    await expect.poll(written).toEqual(['standIn', 'return', 'standIn', 'move']);
    expect(logged.errors).toEqual([]);
    expect(troubled).toEqual([]);
  });

  it('stop thinking when their table is gone', async () => {
    const registry = openRegistry();
    await registry.changed(await addTable('t', [person('ann'), bot]));
    await registry.forget('t');
    await turn();
    expect(signals[0]?.aborted).toBe(true);
    expect(await store.entries('t', 0)).toEqual([]);
    expect(logged.errors).toEqual([]);
  });

  it.each(['fly', 'sail'])('play a legal move even if they answer with %s', async (move) => {
    const registry = openRegistry();
    const table = await addTable('t', [person('ann'), bot]);
    await registry.changed(table);
    answers[0]?.(move);
    await expect
      .poll(async () => (await store.entries('t', 0)).map(({ entry }) => entry))
      .toEqual([{ kind: 'move', seat: 1, text: 'bid 1', final: true }]);
    expect(logged.errors[0]).toContain('a bot was refused');
    expect(logged.errors.join()).not.toContain(move);
    await expect.poll(() => troubled).toEqual(['t']);
    expect(registry.botTrouble('t')).toEqual({ seat: 1, seq: 1 });
  });

  it('are no longer asked at a table where they have failed three times, and still play', async () => {
    let failed = 0;
    const broken: BotPool = { ...bots, ask: () => Promise.reject(new Error(`failure ${++failed}`)) };
    const registry = openRegistry({ bots: broken });
    await registry.changed(await addTable('t', [bot, bot], { options: { rounds: 2 } }));
    await expect.poll(() => registry.row('t')?.status).toBe('finished');
    expect(failed).toBe(3);
  });

  it('are asked again by the next visitor if their move could not be written', async () => {
    let broken = true;
    const append: Store['append'] = (...args) =>
      broken ? Promise.reject(new Error('disk full')) : store.append(...args);
    const registry = makeMatchRegistry({
      store: { ...store, append },
      games: makeGameRegistry([ferry]),
      bots,
      now: () => time,
      log: logged.log,
      retries: makeRetries(logged.log),
      mostKept: 100,
      onClock: async () => undefined,
      ready: () => undefined,
      isWatched: () => false,
      isWatchedHere: () => false,
      onEntry: () => undefined,
      onBotTrouble: () => undefined,
    });
    const table = await addTable('t', [person('ann'), bot]);
    await registry.changed(table);
    answers[0]?.('bid 2');
    await expect.poll(() => logged.errors[0]).toContain('disk full');
    broken = false;
    await registry.open(table);
    answers[1]?.('bid 2');
    await expect.poll(() => store.entries('t', 0)).toHaveLength(1);
  });

  it('resume after a restart, even if another table is broken', async () => {
    await addTable('broken', [bot, bot], { options: 'none', game: 'gone' });
    await addTable('people', [person('ann'), bot], { awaiting: [0] });
    await addTable('gave up', [person('ann', true), person('bob')], { awaiting: [0] });
    await addTable('bots', [bot, person('bob')], { awaiting: [0, 1] });
    await addTable('over', [bot, bot], { status: 'finished' });
    const registry = openRegistry();
    await registry.resume();
    expect(asked.map(({ seat, bot: name }) => `${seat} ${name}`).sort()).toEqual(['0 bosun', '0 greedy']);
    expect(registry.row('people')).toBeUndefined();
    await expect.poll(() => logged.errors).toHaveLength(1);
    expect(logged.errors[0]).toContain('unknownGame');
  });

  it('play at one table at a time where nobody plays or watches, and the tables take turns', async () => {
    const registry = openRegistry();
    const left = [bot, person('eve', true)];
    for (const id of ['a', 'b', 'c']) await registry.changed(await addTable(id, left, { options: { rounds: 2 } }));
    const order: (string | undefined)[] = [];
    for (let nth = 0; nth < 6; nth += 2) {
      // Both seats of a table decide at the same time.
      await expect.poll(() => asked).toHaveLength(nth + 2);
      await turn();
      expect(asked).toHaveLength(nth + 2);
      order.push(asked[nth]?.match);
      for (const at of [nth, nth + 1]) answers[at]?.('bid 1');
    }
    expect(order).toEqual(['a', 'b', 'c']);
    await registry.close();
  });

  it('wait for nobody at a table that somebody begins to watch', async () => {
    const watched = new Set<string>();
    const registry = openRegistry({ isWatched: (id) => watched.has(id) });
    const left = [bot, person('eve', true)];
    for (const id of ['a', 'b']) await registry.changed(await addTable(id, left));
    await expect.poll(() => asked.map(({ match }) => match)).toEqual(['a', 'a']);
    watched.add('b');
    await registry.open((await store.table('b')) ?? tableRow({}));
    expect(asked.map(({ match }) => match)).toEqual(['a', 'a', 'b', 'b']);
    await registry.close();
  });

  it('do not keep a table in memory that waits because nobody plays or watches', async () => {
    const registry = openRegistry({ mostKept: 1 });
    const left = [bot, person('eve', true)];
    for (const id of ['a', 'b', 'c']) await registry.changed(await addTable(id, left, { movedAt: time - 100_000 }));
    await expect.poll(() => asked.map(({ match }) => match)).toEqual(['a', 'a']);
    await registry.open(await addTable('people', [person('ann'), person('bob')]));
    expect(['b', 'c'].map((id) => registry.row(id))).toEqual([undefined, undefined]);
    await registry.close();
  });

  it('stop when the registry closes', async () => {
    const registry = openRegistry();
    await registry.changed(await addTable('t', [person('ann'), bot]));
    await registry.close();
    answers[0]?.('bid 1');
    await turn();
    expect(await store.entries('t', 0)).toEqual([]);
  });
});

describe('the match registry', () => {
  it('loads a match once, even for simultaneous requests', async () => {
    const registry = openRegistry();
    const table = await addTable('t', [person('ann'), person('bob')]);
    const [one, two] = await Promise.all([registry.open(table), registry.open(table)]);
    expect(one.ok && two.ok && one.value === two.value).toBe(true);
  });

  it('refuses a gathering table, and one whose game or components are missing', async () => {
    const registry = openRegistry();
    const seats = [person('ann'), person('bob')];
    expect(await registry.open(await addTable('a', seats, { status: 'gathering' }))).toEqual({
      ok: false,
      error: { code: 'notRunning' },
    });
    expect(await registry.open(await addTable('b', seats, { game: 'gone' }))).toMatchObject({
      error: refusal('faultyComponents', { path: '/game', problem: 'unknownGame', known: 'ferry' }),
    });
    expect(await registry.open(await addTable('c', seats, { components: 'lost' }))).toMatchObject({
      error: refusal('componentsLost'),
    });
  });

  it('evicts idle matches and reloads them unchanged', async () => {
    const registry = openRegistry({ mostKept: 2 });
    const seats = [person('ann'), person('bob')];
    const tables = await Promise.all(['a', 'b', 'c', 'd'].map((id) => addTable(id, seats, { movedAt: time })));
    const [first] = tables;
    if (first === undefined) throw new Error('no table');
    const match = await openAndMove(registry, first);
    for (const table of tables.slice(1)) await openAndMove(registry, table);
    // All have just moved, so none is evicted.
    expect(tables.map(({ id }) => registry.row(id) !== undefined)).toEqual([true, true, true, true]);
    time += 100_000;
    await openAndMove(registry, await addTable('e', seats, { movedAt: time }));
    expect(tables.filter(({ id }) => registry.row(id) !== undefined)).toHaveLength(1);
    const again = await registry.open((await store.table('a')) ?? first);
    expect(again.ok && again.value.position().seq).toBe(1);
    expect(again.ok && again.value !== match).toBe(true);
  });

  it('evicts matches that have not begun, which need no replay', async () => {
    const registry = openRegistry({ mostKept: 2 });
    const seats = [person('ann'), person('bob')];
    for (const id of ['a', 'b', 'c']) await registry.open(await addTable(id, seats, { movedAt: time }));
    expect(registry.size()).toBe(2);
  });

  it('forgets matches that are over as soon as nobody watches them', async () => {
    let watched = ['seen'];
    // What is watched elsewhere is of no concern.
    const registry = openRegistry({ isWatched: () => true, isWatchedHere: (id) => watched.includes(id) });
    const seats = [person('ann'), person('bob')];
    for (const id of ['over', 'seen']) await registry.open(await addTable(id, seats, { status: 'finished' }));
    for (const id of ['a', 'b']) await registry.open(await addTable(id, seats));
    const kept = (): string[] => ['over', 'seen', 'a', 'b'].filter((id) => registry.row(id) !== undefined);
    expect(kept()).toEqual(['seen', 'a', 'b']);
    watched = [];
    await registry.open(await addTable('c', seats));
    expect(kept()).toEqual(['a', 'b']);
  });

  it('keeps what is used when it makes room', async () => {
    const registry = openRegistry({ mostKept: 2 });
    const seats = [person('ann'), person('bob')];
    for (const id of ['a', 'b']) await registry.open(await addTable(id, seats));
    registry.live('a');
    await registry.open(await addTable('c', seats));
    expect(['a', 'b', 'c'].filter((id) => registry.row(id) !== undefined)).toEqual(['a', 'c']);
  });

  it('does not look at every match in memory to make room for one more', async () => {
    let looks = 0;
    const registry = openRegistry({
      mostKept: 1,
      now() {
        looks++;
        return time;
      },
    });
    const seats = [person('ann'), person('bob')];
    const open = async (id: string): Promise<number> => {
      const table = await addTable(id, seats, { movedAt: time });
      const before = looks;
      await openAndMove(registry, table);
      return looks - before;
    };
    for (let i = 0; i < 50; i++) await open(`early-${i}`);
    const early = await open('early');
    for (let i = 0; i < 200; i++) await open(`late-${i}`);
    expect(registry.size()).toBe(251);
    expect(await open('late')).toBe(early);
  });

  it('keeps an entry that is on disk even if publishing it fails', async () => {
    const registry = openRegistry({
      onEntry: () => {
        throw new Error('nobody listens');
      },
    });
    const match = await registry.open(await addTable('t', [person('ann'), person('bob')]));
    if (!match.ok) throw new Error('refused');
    expect(await match.value.move({ id: 'x', seat: 0, seq: 0 }, 'bid 2', false)).toEqual({ ok: true, value: 1 });
    expect(registry.row('t')?.seq).toBe(1);
    expect(logged.errors[0]).toContain('nobody listens');
  });
});
