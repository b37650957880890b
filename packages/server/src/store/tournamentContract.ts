import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from './store.ts';
import type { TournamentGameRow, TournamentRow } from './tournamentStore.ts';

function row(over: Partial<TournamentRow> = {}): TournamentRow {
  const request = {
    title: 'Cup',
    game: 'ferry',
    seats: 2,
    groupSize: 4,
    rounds: 2,
    roundDays: 3,
    terms: { rated: true },
  };
  const state = { status: 'open', stage: 0, round: 0, createdAt: 5, deadline: null, winner: null, rev: 0 } as const;
  return { id: 'cup', host: 'ann', ...request, ...state, ...over } as TournamentRow;
}

const GAME: TournamentGameRow = {
  tournament: 'cup',
  stage: 1,
  group: 0,
  round: 1,
  table: 't1',
  players: ['ann', 'bot:1'],
};

/** What every store must do with tournaments. */
export function tournamentContract(name: string, open: () => Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe(`${name}: tournaments`, () => {
    it('come back as they were, latest first', async () => {
      await store.addTournament(row());
      await store.addTournament(row({ id: 'late', createdAt: 9 }));
      await store.addTournament(row({ id: 'over', status: 'over', winner: 'bob' }));
      expect(await store.tournament('cup')).toEqual(row());
      const ids = async (...statuses: TournamentRow['status'][]): Promise<string[]> =>
        (await store.tournaments({ statuses, limit: 2 })).map(({ id }) => id);
      expect([await ids('open', 'running'), await ids('over'), await ids()]).toEqual([['late', 'cup'], ['over'], []]);
      expect([await store.countTournaments('ann'), await store.countTournaments('bob')]).toEqual([2, 0]);
    });

    it('take entrants until they begin or are full, each once', async () => {
      await store.addTournament(row());
      const enter = (player: string): Promise<boolean> => store.enterTournament('cup', player, 2);
      expect([await enter('bob'), await enter('ann'), await enter('bob'), await enter('cat')]).toEqual([
        true,
        true,
        true,
        false,
      ]);
      expect(await store.entrants('cup')).toEqual(['bob', 'ann']);
      await store.addTournament(row({ id: 'other', host: 'bob', createdAt: 9 }));
      const idsOf = async (player: string, limit = 9): Promise<string[]> =>
        (await store.tournamentsOf(player, limit)).map(({ id }) => id);
      expect([await idsOf('bob'), await idsOf('bob', 1), await idsOf('ann')]).toEqual([
        ['other', 'cup'],
        ['other'],
        ['cup'],
      ]);
      expect(await idsOf('cat')).toEqual([]);
      expect(await store.leaveTournament('cup', 'bob')).toBe(true);
      expect(await store.entrants('cup')).toEqual(['ann']);
      await store.advanceTournament('cup', 0, { status: 'running' }, []);
      expect([await enter('eve'), await store.leaveTournament('cup', 'ann')]).toEqual([false, false]);
    });

    it('plan games with their change, at once and once', async () => {
      await store.addTournament(row());
      const change = { status: 'running', stage: 1, round: 1, deadline: 70 } as const;
      const both = [1, 2].map(() => store.advanceTournament('cup', 0, change, [GAME]));
      expect(await Promise.all(both)).toEqual([true, false]);
      expect(await store.tournament('cup')).toEqual(row({ ...change, rev: 1 }));
      expect(await store.tournamentGames('cup')).toEqual([GAME]);
      expect([await store.tournamentOf('t1'), await store.tournamentOf('t2')]).toEqual(['cup', undefined]);
    });

    it('decide a game once', async () => {
      await store.addTournament(row());
      await store.advanceTournament('cup', 0, {}, [GAME]);
      const result = { places: [1, 2], scores: [9, 3], adjudged: false };
      expect(await store.decideGame('t1', result)).toBe(true);
      expect(await store.decideGame('t1', { ...result, adjudged: true })).toBe(false);
      expect(await store.tournamentGames('cup')).toEqual([{ ...GAME, result }]);
    });

    it('lose a deleted player unless they have begun', async () => {
      for (const id of ['cup', 'begun']) {
        await store.addTournament(row({ id }));
        for (const player of ['ann', 'bob']) await store.enterTournament(id, player, 9);
      }
      await store.advanceTournament('begun', 0, { status: 'running' }, []);
      await store.forgetPlayer('ann');
      expect([await store.entrants('cup'), await store.entrants('begun')]).toEqual([['bob'], ['ann', 'bob']]);
    });
  });
}
