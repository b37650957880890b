import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lowEnd } from '../ratings/rating.ts';
import type { NewRecord, RatedRow, ResultRow } from './recordStore.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

const SEASON = { id: '2026-10', startsAt: 100, endsAt: 200 };
const outcome = { scores: [3, 1], places: [1, 2], breakdown: [{}, {}] };

/** A seat of a match. */
function resultOf(who: string, over: Partial<ResultRow> = {}): NewRecord['results'][number] {
  const usual = { seat: 0, game: 'ferry', seats: 2, place: 1, score: 10, resigned: false, listed: true, endedAt: 150 };
  return { who, ...usual, ...over };
}

const ratedAt = (mu: number, season = SEASON.id): RatedRow => ({ season, mu, sigma: 2 });

/** What every store must do with finished matches. */
export function recordContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  /** Ann before Bob. */
  async function record(table: string, results: NewRecord['results'], season?: NewRecord['season']): Promise<boolean> {
    await store.addTable(tableRow({ id: table, code: table, status: 'finished', outcome }));
    return store.record({ table, results, ...(season === undefined ? {} : { season }) });
  }
  const annBeforeBob = (over: Partial<ResultRow> = {}): NewRecord['results'] => [
    resultOf('ann', { ...over, rating: ratedAt(27) }),
    resultOf('bob', { ...over, seat: 1, place: 2, score: 4, rating: ratedAt(23) }),
  ];

  describe(`${name}: matches to be recorded`, () => {
    it('are the finished ones, in the order of finishing, each once', async () => {
      for (const [id, movedAt] of Object.entries({ late: 9, early: 3, running: 1 }))
        await store.addTable(tableRow({ id, code: id, movedAt: 1 })).then(() => movedAt);
      await store.append('early', entryRow(1), { status: 'finished', outcome, awaiting: [], movedAt: 3 });
      await store.append('late', entryRow(1), { status: 'finished', outcome, awaiting: [], movedAt: 9 });
      const left = async (): Promise<string[]> => (await store.unrecorded(9)).map(({ id }) => id);
      expect(await left()).toEqual(['early', 'late']);
      expect((await store.unrecorded(1)).map(({ id }) => id)).toEqual(['early']);
      expect(await store.record({ table: 'early', results: annBeforeBob() })).toBe(true);
      expect(await left()).toEqual(['late']);
      expect(await store.record({ table: 'early', results: annBeforeBob() })).toBe(false);
      expect(await store.record({ table: 'late', results: [] })).toBe(true);
      expect(await left()).toEqual([]);
      expect(await store.results({ who: 'ann', limit: 9 })).toHaveLength(1);
    });

    it('are not those that came with entries of another match', async () => {
      await store.addTable(tableRow({ status: 'finished', seq: 1, outcome }), { log: [entryRow(1)] });
      expect(await store.unrecorded(9)).toEqual([]);
    });

    it('are not those that continue another match, even from its first moment', async () => {
      const branchedFrom = { table: 'other', seq: 0, moves: 0 };
      await store.addTable(tableRow({ status: 'finished', outcome, branchedFrom }));
      expect(await store.unrecorded(9)).toEqual([]);
      expect(await store.table('table1')).toMatchObject({ branchedFrom });
    });

    it('are recorded by one of two writers, with all that follows or nothing', async () => {
      await store.addTable(tableRow({ status: 'finished', outcome }));
      const both = [1, 2].map(() => store.record({ table: 'table1', results: annBeforeBob(), season: SEASON }));
      expect(await Promise.all(both)).toEqual([true, false]);
      expect(await store.tallies('ann')).toMatchObject([{ matches: 1 }]);
      const broken = [resultOf('ann'), resultOf('bob')];
      await store.addTable(tableRow({ id: 't2', code: 't2', status: 'finished', outcome }));
      // Both have the same seat.
      await expect(store.record({ table: 't2', results: broken })).rejects.toThrow();
      expect((await store.unrecorded(9)).map(({ id }) => id)).toEqual(['t2']);
      expect(await store.tallies('ann')).toMatchObject([{ matches: 1 }]);
    });
  });

  describe(`${name}: results`, () => {
    it('come back as they were, and stay when their table is removed', async () => {
      await record('a', annBeforeBob({ resigned: true, listed: false, score: 2.5 }), SEASON);
      await store.removeSilent({ status: 'finished', before: 10, limit: 9 });
      expect(await store.resultsOf('a')).toEqual([
        { ...annBeforeBob({ resigned: true, listed: false, score: 2.5 })[0], number: 1, table: 'a' },
        { ...annBeforeBob({ resigned: true, listed: false })[1], number: 1, table: 'a' },
      ]);
    });

    it('are listed latest first, a page at a time, by game, alone, or rated', async () => {
      await record('a', annBeforeBob());
      await record('b', [resultOf('ann', { seats: 1, game: 'other' })]);
      await record('c', [resultOf('ann'), resultOf('bot:x', { seat: 1, place: 2 })]);
      const listed = async (over: object): Promise<string[]> =>
        (await store.results({ who: 'ann', limit: 9, ...over })).map(({ table }) => table);
      expect(await listed({})).toEqual(['c', 'b', 'a']);
      expect(await listed({ limit: 1 })).toEqual(['c']);
      expect(await listed({ before: 3, limit: 1 })).toEqual(['b']);
      expect(await listed({ game: 'ferry' })).toEqual(['c', 'a']);
      expect(await listed({ solo: true })).toEqual(['b']);
      expect(await listed({ rated: true, game: 'ferry' })).toEqual(['a']);
      expect(await store.results({ who: 'eve', limit: 9 })).toEqual([]);
    });

    it('that were rated are read in order, whole matches at a time', async () => {
      for (const table of ['a', 'b', 'c']) await record(table, annBeforeBob(), SEASON);
      await record('d', [resultOf('ann')]);
      const read = async (after: number, limit: number): Promise<string> =>
        (await store.ratedResults(after, limit)).map(({ table, seat }) => `${table}${seat}`).join();
      expect([await read(0, 3), await read(2, 3), await read(3, 3)]).toEqual(['a0,a1,b0,b1', 'c0,c1', '']);
    });
  });

  describe(`${name}: tallies and meetings`, () => {
    it('count places with the best score, by game and number of seats', async () => {
      await record('a', annBeforeBob({ score: 30 }));
      await record('b', annBeforeBob({ score: 20 }));
      await record('c', [resultOf('bob'), resultOf('ann', { seat: 1, place: 2 })]);
      await record('d', [resultOf('ann', { seats: 1, score: -5 })]);
      expect(await store.tallies('ann')).toEqual([
        { game: 'ferry', seats: 1, place: 1, matches: 1, best: -5 },
        { game: 'ferry', seats: 2, place: 1, matches: 2, best: 30 },
        { game: 'ferry', seats: 2, place: 2, matches: 1, best: 10 },
      ]);
    });

    it('tell how two have fared, in one game and in all, most matches first', async () => {
      await record('a', annBeforeBob());
      await record('b', annBeforeBob({ game: 'other', place: 2 }));
      const bot = (seat: number): NewRecord['results'][number] => resultOf('bot:x', { seat, place: seat + 1 });
      await record(
        'c',
        [resultOf('ann', { place: 2 }), bot(1), bot(2), bot(0)].map((one, seat) => ({ ...one, seat })),
      );
      const row = { opponent: 'bob', matches: 2, ahead: 1, behind: 0 };
      expect(await store.meetings({ who: 'ann', limit: 9 })).toEqual([
        { opponent: 'bot:x', game: '', matches: 3, ahead: 1, behind: 1 },
        { ...row, game: '' },
      ]);
      expect(await store.meetings({ who: 'ann', game: 'ferry', opponent: 'bob', limit: 9 })).toEqual([
        { ...row, game: 'ferry', matches: 1 },
      ]);
      expect(await store.meetings({ who: 'bob', limit: 9 })).toEqual([
        { opponent: 'ann', game: '', matches: 2, ahead: 0, behind: 1 },
      ]);
      expect(await store.meetings({ who: 'bot:x', opponent: 'bot:x', limit: 9 })).toEqual([]);
      expect(await store.meetings({ who: 'ann', limit: 1 })).toHaveLength(1);
    });
  });

  describe(`${name}: ratings`, () => {
    it('are the latest of each game; those of a past season stay', async () => {
      const next = { id: '2027-01', startsAt: 200, endsAt: 300 };
      await record('a', annBeforeBob(), SEASON);
      await record('b', annBeforeBob(), SEASON);
      expect(await store.rating('ferry', 'ann')).toEqual({ ...ratedAt(27), game: 'ferry', who: 'ann', matches: 2 });
      await record('c', [resultOf('ann', { rating: ratedAt(30, next.id) })], next);
      expect(await store.rating('ferry', 'ann')).toMatchObject({ season: next.id, mu: 30, matches: 1 });
      expect(await store.ratingsOf('ann')).toMatchObject([{ season: next.id, mu: 30 }]);
      expect(await store.rating('other', 'ann')).toBeUndefined();
      await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
      expect(await store.ladder({ season: SEASON.id, game: 'ferry', limit: 9 })).toMatchObject([{ mu: 27 }]);
      expect(await store.seasons(9)).toEqual([next, SEASON]);
      expect(await store.seasons(1)).toEqual([next]);
    });

    it('are listed from the best by what is safe to say, page by page, of those who want that', async () => {
      const people = { ann: 20, bob: 40, cat: 30, dan: 30 };
      for (const id of Object.keys(people)) await store.addPlayer({ id, name: id, createdAt: 1 });
      const seats = Object.entries({ ...people, 'bot:x': 25, gone: 35 });
      await record(
        'a',
        seats.map(([who, mu], seat) => resultOf(who, { seat, rating: ratedAt(mu) })),
        SEASON,
      );
      const ladder = async (over: object = {}): Promise<string[]> =>
        (await store.ladder({ season: SEASON.id, game: 'ferry', limit: 9, ...over })).map(({ who }) => who);
      expect(await ladder()).toEqual(['bob', 'cat', 'dan', 'bot:x', 'ann']);
      expect(await ladder({ limit: 2 })).toEqual(['bob', 'cat']);
      expect(await ladder({ after: 'cat', limit: 2 })).toEqual(['dan', 'bot:x']);
      await store.hideRecord('bob', true);
      expect([await store.isRecordHidden('bob'), await store.isRecordHidden('cat')]).toEqual([true, false]);
      expect(await ladder()).toEqual(['cat', 'dan', 'bot:x', 'ann']);
      await store.hideRecord('bob', true);
      await store.hideRecord('bob', false);
      expect(await ladder()).toContain('bob');
      expect(await ladder({ game: 'other' })).toEqual([]);
    });

    it('can be replaced by recomputed ones', async () => {
      await record('a', annBeforeBob(), SEASON);
      const again = { ...ratedAt(29), game: 'ferry', who: 'ann', matches: 7 };
      await store.replaceRatings([again]);
      expect(await store.rating('ferry', 'ann')).toEqual(again);
      expect(await store.rating('ferry', 'bob')).toBeUndefined();
      expect(lowEnd(again)).toBeLessThan(29);
    });

    it('of others stay when a player is deleted; what was known of that player goes', async () => {
      for (const id of ['ann', 'bob']) await store.addPlayer({ id, name: id, createdAt: 1 });
      await record('a', annBeforeBob(), SEASON);
      await store.hideRecord('ann', true);
      const before = await store.rating('ferry', 'bob');
      await store.forgetPlayer('ann');
      expect(await store.tallies('ann')).toEqual([]);
      expect(await store.meetings({ who: 'ann', limit: 9 })).toEqual([]);
      expect(await store.meetings({ who: 'bob', limit: 9 })).toEqual([]);
      expect(await store.isRecordHidden('ann')).toBe(false);
      const shown = await store.ladder({ season: SEASON.id, game: 'ferry', limit: 9 });
      expect(shown).toEqual([before]);
      expect(await store.tallies('bob')).toHaveLength(1);
    });
  });
}
