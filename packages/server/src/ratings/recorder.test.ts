import { ferry } from '@portolan/match/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeGameRegistry } from '../gameRegistry.ts';
import { tableRow } from '../store/sampleRows.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { SeatRow, Store, TableRow } from '../store/store.ts';
import { listeningLog } from '../testing/testServer.ts';
import { START, shownRating } from './rating.ts';
import { ratingFaults, ratingsFromResults, rebuildRatings } from './rebuild.ts';
import { makeRecorder } from './recorder.ts';

let store: Store;
const { log, errors } = listeningLog();
beforeEach(async () => {
  store = openSqliteStore(':memory:');
  for (const id of ['ann', 'bob']) await store.addPlayer({ id, name: id, createdAt: 1 });
});
afterEach(() => store.close());

const OCTOBER = Date.UTC(2026, 9, 5);
const JANUARY = Date.UTC(2027, 0, 5);
const ann: SeatRow = { kind: 'person', player: 'ann', resigned: false };
const bob: SeatRow = { kind: 'person', player: 'bob', resigned: false };
const bot = (level: string): SeatRow => ({ kind: 'bot', bot: level });
let tables = 0;

/** A finished table; the seats came in in their order. */
function over(seats: readonly SeatRow[], more: Partial<TableRow> = {}): TableRow {
  const id = `t${++tables}`;
  const places = seats.map((_, seat) => seat + 1);
  const outcome = { scores: places.map((place) => 50 - place), places, breakdown: [] };
  const terms = { rated: true as const };
  return tableRow({ id, code: id, status: 'finished', seats, outcome, terms, movedAt: OCTOBER + tables, ...more });
}

async function recorded(...rows: TableRow[]): Promise<void> {
  for (const row of rows) await store.addTable(row);
  const recorder = makeRecorder({ store, games: makeGameRegistry([ferry]), seasonMonths: 3, log });
  recorder.wake();
  await recorder.settled();
  recorder.close();
}

const ratingOf = (who: string) => store.rating('ferry', who);

describe('the recorder', () => {
  it('rates a match by its places and once, however often it is woken', async () => {
    await recorded(over([ann, bob, bot('bosun')]));
    const before = await Promise.all(['ann', 'bob', 'bot:bosun'].map(ratingOf));
    expect(before.map((one) => Math.sign(Math.round((one?.mu ?? 0) - START.mu)))).toEqual([1, 0, -1]);
    expect(before.map((one) => one?.season)).toEqual(['2026-10', '2026-10', '2026-10']);
    await recorded();
    expect(await Promise.all(['ann', 'bob', 'bot:bosun'].map(ratingOf))).toEqual(before);
    expect(errors).toEqual([]);
  });

  it('continues where it was interrupted, in the order of finishing', async () => {
    const [late, early] = [over([ann, bob], { movedAt: OCTOBER + 900 }), over([bob, ann], { movedAt: OCTOBER + 800 })];
    await recorded(late, early);
    expect((await store.results({ who: 'ann', limit: 9 })).map(({ table }) => table)).toEqual([late.id, early.id]);
  });

  it.each([
    ['an agreement', { terms: {} }],
    ['the components of the game', { components: 'own' }],
    ['a second contender', { seats: [bot('bosun'), bot('bosun')] }],
    ['known bots', { seats: [ann, bot('imported')] }],
    ['people rather than programs', { seats: [ann, { kind: 'person', player: 'robot', resigned: false }] }],
  ] as const)('records without rating what lacks %s', async (_, more) => {
    await store.addBot({ id: 'robot', name: 'Robot', owner: 'ann', createdAt: 1 }, 'hash');
    const row = over([ann, bob], more as Partial<TableRow>);
    await recorded(row);
    expect(await store.resultsOf(row.id)).toHaveLength(2);
    expect(await ratingsFromResults(store)).toEqual([]);
  });

  it.each([
    ['lessons', { seed: 'lesson' }],
    ['shared devices', { visibility: 'hotseat' }],
    ['damaged tables', { outcome: undefined }],
  ] as const)('leaves %s out', async (_, more) => {
    const row = over([ann, bot('bosun')], more as Partial<TableRow>);
    await recorded(row);
    expect(await store.resultsOf(row.id)).toEqual([]);
    expect(await store.unrecorded(9)).toEqual([]);
  });

  it('puts whoever resigned last', async () => {
    await recorded(over([{ ...ann, resigned: true }, bob]));
    expect((await store.tallies('ann')).map(({ place }) => place)).toEqual([2]);
    expect((await ratingOf('bob'))?.mu).toBeGreaterThan(START.mu);
  });

  it('has nobody first if all have resigned, and rates that as a tie', async () => {
    await recorded(over([ann, bob].map((seat) => ({ ...seat, resigned: true }))));
    for (const who of ['ann', 'bob']) expect((await store.tallies(who)).map(({ place }) => place)).toEqual([2]);
    expect((await ratingOf('ann'))?.mu).toBeCloseTo((await ratingOf('bob'))?.mu ?? 0);
  });

  it('counts a game for one as lost if the player resigned, whatever the bot made of it', async () => {
    const rivals = [{ name: 'r', score: 30, place: 2, breakdown: {} }];
    await recorded(
      over([{ ...ann, resigned: true }], { outcome: { scores: [40], places: [1], breakdown: [], rivals } }),
    );
    expect((await store.tallies('ann')).map(({ place }) => place)).toEqual([2]);
  });

  it('keeps the weakest level where the scale begins', async () => {
    await recorded(over([ann, bot('cabinBoy')]), over([ann, bot('cabinBoy')]));
    const anchor = await ratingOf('bot:cabinBoy');
    expect(anchor && shownRating(anchor)).toEqual({ value: 1500, interval: 0 });
    expect((await ratingOf('ann'))?.mu).toBeGreaterThan(START.mu);
  });

  it('begins a season nearer to the beginning, and leaves the last one as it was', async () => {
    await recorded(...Array.from({ length: 8 }, () => over([ann, bob])));
    const october = await ratingOf('ann');
    await recorded(over([bob, ann], { movedAt: JANUARY }));
    const january = await ratingOf('ann');
    expect([january?.season, january?.matches]).toEqual(['2027-01', 1]);
    expect(january?.sigma).toBeGreaterThan(october?.sigma ?? 0);
    const ladder = await store.ladder({ season: '2026-10', game: 'ferry', limit: 9 });
    expect(ladder[0]).toEqual(october);
  });

  it('counts a game for one as won or lost against what the rules play', async () => {
    const outcome = {
      scores: [40],
      places: [2],
      breakdown: [],
      rivals: [{ name: 'r', score: 50, place: 1, breakdown: {} }],
    };
    await recorded(over([ann], { outcome }), over([ann]));
    expect((await store.tallies('ann')).map(({ seats, place }) => [seats, place])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(await ratingOf('ann')).toBeUndefined();
  });
});

describe('ratings from results', () => {
  it('are the stored ones, through seasons and although a player is gone', async () => {
    for (let at = 0; at < 6; at++) await recorded(over([ann, bot('bosun'), bob]), over([bob, ann]));
    await store.forgetPlayer('bob');
    const last = over([ann, { ...bob, resigned: true }], { movedAt: JANUARY });
    await recorded(last, over([ann, bot('cabinBoy'), bot('cabinBoy')], { movedAt: JANUARY + 5 }));
    expect(await ratingFaults(store)).toEqual([]);
    const rebuilt = await ratingsFromResults(store);
    expect(rebuilt).toContainEqual(await ratingOf('ann'));
    await store.replaceRatings(rebuilt.map((row) => ({ ...row, mu: row.mu + 1 })));
    expect(await ratingFaults(store)).toContain('the rating of ann in ferry');
    expect(await rebuildRatings(store)).toBe(rebuilt.length);
    expect(await ratingFaults(store)).toEqual([]);
  });
});
