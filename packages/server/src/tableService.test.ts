import { fail } from '@portolan/kernel';
import { ferry } from '@portolan/match/testing';
import { faultParams, type NewTable, type RefusalInfo, refusal, type SeatRequest } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkComponents } from './checks/checkComponents.ts';
import { makeGameRegistry } from './gameRegistry.ts';
import { type Ids, RANDOM_IDS } from './ids.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store, TableRow } from './store/store.ts';
import { makeTableService, type TableService } from './tableService.ts';

let store: Store;
let codes: string[];
const ids: Ids = { ...RANDOM_IDS, code: () => codes.shift() ?? RANDOM_IDS.code() };
beforeEach(() => {
  store = openSqliteStore(':memory:');
  codes = [];
});
afterEach(() => store.close());

function openService(limits: Partial<Limits> = {}): TableService {
  const games = makeGameRegistry([ferry]);
  return makeTableService({
    store,
    games,
    checks: {
      async components(_player, claim) {
        const checked = checkComponents(games, claim);
        return checked.ok ? checked : fail(refusal('faultyValue', faultParams(checked.error)));
      },
    },
    limits: { ...DEFAULT_LIMITS, ...limits },
    ids,
    now: () => 42,
  });
}

const me: SeatRequest = { kind: 'me' };
const open: SeatRequest = { kind: 'open' };
const bot: SeatRequest = { kind: 'bot', bot: 'greedy' };
const request = (seats: readonly SeatRequest[], over: Partial<NewTable> = {}): NewTable => ({
  game: 'ferry',
  seats,
  visibility: 'public',
  ...over,
});

async function made(
  service: TableService,
  seats: readonly SeatRequest[],
  over: Partial<NewTable> = {},
): Promise<TableRow> {
  const table = await service.create('ann', request(seats, over));
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

const refused = (code: string): object => ({ ok: false, error: { code } });
const refusedFor = (error: RefusalInfo): object => ({ ok: false, error });

async function finish(id: string): Promise<void> {
  const table = await store.table(id);
  await store.changeTable(id, table?.rev ?? 0, { status: 'finished', awaiting: [] });
}

describe('a new table', () => {
  it('gathers, or starts at once and knows who is awaited', async () => {
    const service = openService();
    const gathering = await made(service, [me, open, bot]);
    expect(gathering).toMatchObject({ status: 'gathering', awaiting: [], host: 'ann', options: { rounds: 2 }, seq: 0 });
    expect(await store.table(gathering.id)).toEqual(gathering);
    const running = await made(service, [me, bot], { start: true });
    expect(running).toMatchObject({ status: 'running', awaiting: [0, 1] });
    expect(await store.table(running.id)).toEqual(running);
  });

  it.each<[string, NewTable, RefusalInfo]>([
    [
      'an unknown game',
      request([me, bot], { game: 'chess' }),
      refusal('faultyValue', { path: '/game', problem: 'unknownGame', known: 'ferry' }),
    ],
    ['too few seats', request([me]), refusal('seatsOutOfRange', { title: 'Ferry', min: 2, max: 4, seats: 1 })],
    [
      'too many seats',
      request([me, bot, bot, bot, bot]),
      refusal('seatsOutOfRange', { title: 'Ferry', min: 2, max: 4, seats: 5 }),
    ],
    ['an unknown bot', request([me, { kind: 'bot', bot: 'hal' }]), refusal('unknownBot', { bot: 'hal' })],
    ['two seats for one player', request([me, me]), refusal('oneSeatEach')],
    ['a name for the player\u2019s own seat', request([{ kind: 'me', name: 'Kay' }, bot]), refusal('ownNameOnly')],
    ['an open seat on a shared device', request([me, open], { visibility: 'hotseat' }), refusal('sharedSeatOpen')],
    [
      'a lesson with other people',
      request([me, open], { lesson: true, visibility: 'unlisted' }),
      refusal('lessonNotAlone'),
    ],
    ['a public lesson', request([me, bot], { lesson: true, visibility: 'public' }), refusal('lessonNotAlone')],
    [
      'wrong options',
      request([me, bot], { options: { rounds: 0 } }),
      refusal('faultyValue', { path: '/options/rounds', problem: 'integerRange', min: 1, max: 9, found: '0' }),
    ],
    [
      'wrong components',
      request([me, bot], { components: { cards: 0 } }),
      refusal('faultyValue', { path: '/components/cards', problem: 'integerRange', min: 1, max: 9000, found: '0' }),
    ],
  ])('is refused with %s', async (_, wanted, error) => {
    expect(await openService().create('ann', wanted)).toEqual({ ok: false, error });
  });

  it('has a fixed seed if it is a lesson, and a random one otherwise', async () => {
    const service = openService();
    const lesson = { lesson: true, visibility: 'unlisted' } as const;
    const [one, two] = [await made(service, [me, bot], lesson), await made(service, [me, bot], lesson)];
    expect(one.seed).toBe(two.seed);
    expect((await made(service, [me, bot])).seed).not.toBe(one.seed);
  });

  it('does not start with an open seat', async () => {
    const service = openService();
    expect(await service.create('ann', request([me, open], { start: true }))).toEqual(
      refusedFor(refusal('seatOpen', { seat: 2 })),
    );
    expect(await store.countTables({ statuses: ['gathering', 'running'] })).toBe(0);
  });

  it('stores its own components separately, once', async () => {
    const service = openService();
    const [one, two] = [
      await made(service, [me, bot], { components: { cards: 7 }, start: true }),
      await made(service, [me, bot], { components: { cards: 7 } }),
    ];
    expect(one.components).toBe(two.components);
    expect(await store.components(one.components ?? '')).toEqual({ cards: 7 });
  });

  it('gets another code if the first one is taken', async () => {
    const service = openService();
    codes = ['AAAAAA', 'AAAAAA', 'BBBBBB'];
    expect((await made(service, [me, bot])).code).toBe('AAAAAA');
    expect((await made(service, [me, bot])).code).toBe('BBBBBB');
  });

  it('is refused at the limit of its host or of the server', async () => {
    const person = openService({ gatheringTables: 1 });
    await made(person, [me, bot]);
    expect(await person.create('ann', request([me, bot]))).toEqual(refusedFor(refusal('tooManyTables')));
    expect((await person.create('bob', request([me, bot]))).ok).toBe(true);
    expect(await openService({ tables: 2 }).create('cat', request([me, bot]))).toEqual(
      refusedFor(refusal('serverFull')),
    );
    const running = openService({ runningTables: 1 });
    await made(running, [me, bot], { start: true });
    expect(await running.create('ann', request([me, bot]))).toEqual(refusedFor(refusal('tooManyTables')));
  });
});

describe('a gathering table', () => {
  it('seats players, lets them change seats, and refuses a taken seat', async () => {
    const service = openService();
    const { id } = await made(service, [me, open, open]);
    expect(await service.sit('bob', id, 1)).toMatchObject({
      value: { seats: [{}, { player: 'bob' }, { kind: 'open' }] },
    });
    expect(await service.sit('cat', id, 1)).toEqual(refusedFor(refusal('seatNotOpen', { seat: 2 })));
    expect(await service.sit('cat', id, 7)).toEqual(refusedFor(refusal('seatNotOpen', { seat: 8 })));
    expect(await service.sit('bob', id, 2)).toMatchObject({
      value: { seats: [{}, { kind: 'open' }, { player: 'bob' }] },
    });
    expect(await service.sit('bob', 'none', 2)).toEqual(refused('unknownTable'));
  });

  it('gives a seat to one of several simultaneous requests', async () => {
    const service = openService();
    const { id } = await made(service, [me, open, open]);
    const done = await Promise.all(['bob', 'cat', 'dan'].map((player) => service.sit(player, id, 1)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const both = await Promise.all([service.sit('eve', id, 2), service.leave('ann', id)]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    const seats = (await store.table(id))?.seats.map((seat) => (seat.kind === 'person' ? seat.player : seat.kind));
    expect(seats).toEqual(['open', expect.stringMatching(/bob|cat|dan/), 'eve']);
  });

  it('is started by its host when it is full', async () => {
    const service = openService();
    const { id } = await made(service, [me, open]);
    expect(await service.start('ann', id)).toEqual(refusedFor(refusal('seatOpen', { seat: 2 })));
    await service.sit('bob', id, 1);
    expect(await service.start('bob', id)).toEqual(refusedFor(refusal('notHost')));
    expect(await service.start('ann', id)).toMatchObject({ value: { status: 'running', awaiting: [0, 1] } });
    for (const again of [service.start('ann', id), service.sit('cat', id, 0), service.leave('ann', id)]) {
      expect(await again).toEqual(refusedFor(refusal('gameBegun')));
    }
  });

  it('gets a new host when its host leaves, and is removed with the last player', async () => {
    const service = openService({ gatheringTables: 1 });
    const { id } = await made(service, [me, open, bot]);
    expect(await service.leave('bob', id)).toEqual(refused('notSeated'));
    await service.sit('bob', id, 1);
    expect(await service.leave('ann', id)).toMatchObject({ value: { gone: false, table: { host: 'bob' } } });
    await made(service, [me, bot]);
    expect(await service.leave('bob', id)).toMatchObject({ value: { gone: true } });
    expect(await store.table(id)).toBeUndefined();
  });
});

describe('a rematch', () => {
  it('is created once: its host has a seat, the other seats are open, bots stay', async () => {
    const service = openService();
    const { id } = await made(service, [me, open, bot]);
    await service.sit('bob', id, 1);
    await service.start('ann', id);
    expect(await service.rematch('ann', id)).toEqual(refusedFor(refusal('gameNotOver')));
    await finish(id);
    expect(await service.rematch('eve', id)).toEqual(refused('notSeated'));
    const both = await Promise.all([service.rematch('ann', id), service.rematch('bob', id)]);
    const [one, two] = both.map((answer) => (answer.ok ? answer.value : undefined));
    expect(one?.id).toBe(two?.id);
    expect(one).toMatchObject({ status: 'gathering', seq: 0, rematch: undefined });
    expect(one?.seats).toEqual([
      { kind: 'person', player: 'ann', resigned: false },
      { kind: 'open' },
      { kind: 'bot', bot: 'greedy' },
    ]);
    expect((await store.table(id))?.rematch).toBe(one?.id);
    expect(await store.countTables({ statuses: ['gathering'] })).toBe(1);
  });

  it('starts at once if no other player has to accept', async () => {
    const service = openService();
    const { id, seed } = await made(service, [me, { kind: 'me', name: 'Kay' }], { visibility: 'hotseat', start: true });
    await finish(id);
    const next = await service.rematch('ann', id);
    expect(next).toMatchObject({ value: { status: 'running', awaiting: [0, 1], visibility: 'hotseat' } });
    expect(next.ok && next.value.seed).not.toBe(seed);
    expect(next.ok && next.value.seats[1]).toMatchObject({ kind: 'person', called: 'Kay' });
  });

  it('of a match that continued another one is a match of its own', async () => {
    const service = openService();
    const { id: other, ...like } = await made(service, [me, bot], { start: true });
    const branch = await service.addBranch({ ...like, branchedFrom: { table: other, seq: 0, moves: 0 } }, []);
    const id = branch.ok ? branch.value.id : '';
    await finish(id);
    expect(await store.table(id)).toMatchObject({ branchedFrom: { table: other } });
    const next = await service.rematch('ann', id);
    expect(next.ok && next.value).not.toHaveProperty('branchedFrom');
  });
});
