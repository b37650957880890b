import type { NewTable, SeatWish } from '@portolan/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCatalogue } from './catalogue.ts';
import { type House, makeHouse } from './house.ts';
import { type Ids, RANDOM_IDS } from './ids.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store, TableRow } from './store/store.ts';
import { ferry } from './testing/ferry.ts';

let store: Store;
let codes: string[];
const ids: Ids = { ...RANDOM_IDS, code: () => codes.shift() ?? RANDOM_IDS.code() };
beforeEach(() => {
  store = openSqliteStore(':memory:');
  codes = [];
});
afterEach(() => store.close());

function openHouse(limits: Partial<Limits> = {}): House {
  return makeHouse({
    store,
    catalogue: makeCatalogue([ferry]),
    limits: { ...DEFAULT_LIMITS, ...limits },
    ids,
    now: () => 42,
  });
}

const me: SeatWish = { kind: 'me' };
const open: SeatWish = { kind: 'open' };
const bot: SeatWish = { kind: 'bot', bot: 'greedy' };
const wish = (seats: readonly SeatWish[], over: Partial<NewTable> = {}): NewTable => ({
  game: 'ferry',
  seats,
  visibility: 'public',
  ...over,
});

async function made(house: House, seats: readonly SeatWish[], over: Partial<NewTable> = {}): Promise<TableRow> {
  const table = await house.create('ann', wish(seats, over));
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

const refused = (code: string, detail?: string): object => ({
  ok: false,
  error: detail === undefined ? { code } : { code, detail },
});

async function finish(id: string): Promise<void> {
  const table = await store.table(id);
  await store.changeTable(id, table?.rev ?? 0, { status: 'finished', awaiting: [] });
}

describe('a new table', () => {
  it('gathers, or begins at once and knows who is asked', async () => {
    const house = openHouse();
    const gathering = await made(house, [me, open, bot]);
    expect(gathering).toMatchObject({ status: 'gathering', awaiting: [], host: 'ann', options: { rounds: 2 }, seq: 0 });
    expect(await store.table(gathering.id)).toEqual(gathering);
    const running = await made(house, [me, bot], { start: true });
    expect(running).toMatchObject({ status: 'running', awaiting: [0, 1] });
    expect(await store.table(running.id)).toEqual(running);
  });

  it.each<[string, NewTable, string]>([
    ['an unknown game', wish([me, bot], { game: 'chess' }), '/game is no game of this house; known: ferry'],
    ['too few seats', wish([me]), 'Ferry is for 2 to 4 players, not 1'],
    ['too many seats', wish([me, bot, bot, bot, bot]), 'Ferry is for 2 to 4 players, not 5'],
    ['an unknown bot', wish([me, { kind: 'bot', bot: 'hal' }]), 'no bot is called hal'],
    ['two seats for one', wish([me, me]), 'one seat each; share a device for more'],
    [
      'a name for a seat of one\u2019s own',
      wish([{ kind: 'me', name: 'Kay' }, bot]),
      'your seat has your own name; share a device for more',
    ],
    [
      'an open seat at a shared device',
      wish([me, open], { visibility: 'hotseat' }),
      'at a shared device no seat is open',
    ],
    [
      'a lesson for others as well',
      wish([me, open], { lesson: true, visibility: 'unlisted' }),
      'a lesson is for oneself and bots',
    ],
    ['a public lesson', wish([me, bot], { lesson: true, visibility: 'public' }), 'a lesson is for oneself and bots'],
    [
      'wrong options',
      wish([me, bot], { options: { rounds: 0 } }),
      '/options/rounds must be a whole number from 1 to 9, not 0',
    ],
    [
      'wrong components',
      wish([me, bot], { components: { cards: 0 } }),
      '/components/cards must be a whole number from 1 to 9000, not 0',
    ],
  ])('is refused with %s', async (_, wanted, detail) => {
    expect(await openHouse().create('ann', wanted)).toEqual(refused('badRequest', detail));
  });

  it('to learn at is dealt the same each time, unlike any other', async () => {
    const house = openHouse();
    const lesson = { lesson: true, visibility: 'unlisted' } as const;
    const [one, two] = [await made(house, [me, bot], lesson), await made(house, [me, bot], lesson)];
    expect(one.seed).toBe(two.seed);
    expect((await made(house, [me, bot])).seed).not.toBe(one.seed);
  });

  it('does not begin with an open seat', async () => {
    const house = openHouse();
    expect(await house.create('ann', wish([me, open], { start: true }))).toEqual(
      refused('notAllowed', 'seat 2 is still open'),
    );
    expect(await store.countTables({ statuses: ['gathering', 'running'] })).toBe(0);
  });

  it("keeps somebody's own components apart, once", async () => {
    const house = openHouse();
    const [one, two] = [
      await made(house, [me, bot], { components: { cards: 7 }, start: true }),
      await made(house, [me, bot], { components: { cards: 7 } }),
    ];
    expect(one.components).toBe(two.components);
    expect(await store.components(one.components ?? '')).toEqual({ cards: 7 });
  });

  it('gets another code when its first one is taken', async () => {
    const house = openHouse();
    codes = ['AAAAAA', 'AAAAAA', 'BBBBBB'];
    expect((await made(house, [me, bot])).code).toBe('AAAAAA');
    expect((await made(house, [me, bot])).code).toBe('BBBBBB');
  });

  it('is one too many at a limit of the person or of the house', async () => {
    const person = openHouse({ gatheringTables: 1 });
    await made(person, [me, bot]);
    expect(await person.create('ann', wish([me, bot]))).toMatchObject(refused('tooMany'));
    expect((await person.create('bob', wish([me, bot]))).ok).toBe(true);
    expect(await openHouse({ tables: 2 }).create('cat', wish([me, bot]))).toEqual(
      refused('tooMany', 'the house is full'),
    );
    const running = openHouse({ runningTables: 1 });
    await made(running, [me, bot], { start: true });
    expect(await running.create('ann', wish([me, bot]))).toMatchObject(refused('tooMany'));
  });
});

describe('a gathering table', () => {
  it('seats people, moves them over, and refuses a seat that is taken', async () => {
    const house = openHouse();
    const { id } = await made(house, [me, open, open]);
    expect(await house.sit('bob', id, 1)).toMatchObject({
      value: { seats: [{}, { player: 'bob' }, { kind: 'open' }] },
    });
    expect(await house.sit('cat', id, 1)).toEqual(refused('notAllowed', 'seat 2 is not open'));
    expect(await house.sit('cat', id, 7)).toEqual(refused('notAllowed', 'seat 8 is not open'));
    expect(await house.sit('bob', id, 2)).toMatchObject({
      value: { seats: [{}, { kind: 'open' }, { player: 'bob' }] },
    });
    expect(await house.sit('bob', 'none', 2)).toEqual(refused('unknownTable'));
  });

  it('gives a seat to one of those who want it at the same moment', async () => {
    const house = openHouse();
    const { id } = await made(house, [me, open, open]);
    const done = await Promise.all(['bob', 'cat', 'dan'].map((player) => house.sit(player, id, 1)));
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    const both = await Promise.all([house.sit('eve', id, 2), house.leave('ann', id)]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    const seats = (await store.table(id))?.seats.map((seat) => (seat.kind === 'person' ? seat.player : seat.kind));
    expect(seats).toEqual(['open', expect.stringMatching(/bob|cat|dan/), 'eve']);
  });

  it('is started by who made it, when it is full', async () => {
    const house = openHouse();
    const { id } = await made(house, [me, open]);
    expect(await house.start('ann', id)).toEqual(refused('notAllowed', 'seat 2 is still open'));
    await house.sit('bob', id, 1);
    expect(await house.start('bob', id)).toEqual(refused('notAllowed', 'only who made the table can start it'));
    expect(await house.start('ann', id)).toMatchObject({ value: { status: 'running', awaiting: [0, 1] } });
    for (const again of [house.start('ann', id), house.sit('cat', id, 0), house.leave('ann', id)]) {
      expect(await again).toEqual(refused('notAllowed', 'the game has begun'));
    }
  });

  it('passes to another when who made it leaves, and is gone with the last', async () => {
    const house = openHouse({ gatheringTables: 1 });
    const { id } = await made(house, [me, open, bot]);
    expect(await house.leave('bob', id)).toEqual(refused('notSeated'));
    await house.sit('bob', id, 1);
    expect(await house.leave('ann', id)).toMatchObject({ value: { gone: false, table: { host: 'bob' } } });
    await made(house, [me, bot]);
    expect(await house.leave('bob', id)).toMatchObject({ value: { gone: true } });
    expect(await store.table(id)).toBeUndefined();
  });
});

describe('a rematch', () => {
  it('is made once: who asks sits again, the others are waited for, bots stay', async () => {
    const house = openHouse();
    const { id } = await made(house, [me, open, bot]);
    await house.sit('bob', id, 1);
    await house.start('ann', id);
    expect(await house.rematch('ann', id)).toEqual(refused('notAllowed', 'the game is not over'));
    await finish(id);
    expect(await house.rematch('eve', id)).toEqual(refused('notSeated'));
    const both = await Promise.all([house.rematch('ann', id), house.rematch('bob', id)]);
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

  it('begins at once where nobody else is asked', async () => {
    const house = openHouse();
    const { id, seed } = await made(house, [me, { kind: 'me', name: 'Kay' }], { visibility: 'hotseat', start: true });
    await finish(id);
    const next = await house.rematch('ann', id);
    expect(next).toMatchObject({ value: { status: 'running', awaiting: [0, 1], visibility: 'hotseat' } });
    expect(next.ok && next.value.seed).not.toBe(seed);
    expect(next.ok && next.value.seats[1]).toMatchObject({ kind: 'person', called: 'Kay' });
  });
});
