import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OfferRow } from './findingStore.ts';
import { tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

const OPEN = { kind: 'open' } as const;
const PERSON = { kind: 'person', player: 'ann', resigned: false } as const;

function offerRow(over: Partial<OfferRow> = {}): OfferRow {
  const terms = { clock: { kind: 'correspondence', daysPerTurn: 2 } } as const;
  return { id: 'o1', player: 'ann', game: 'ferry', least: 2, most: 3, terms, at: 1, until: 100, ...over };
}

/** The part of the contract about how people find tables and each other. */
export function findingContract(name: string, open: () => Promise<Store>): void {
  describe(`${name}: finding`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const found = async (...args: Parameters<Store['openTables']>): Promise<string[]> =>
      (await store.openTables(...args)).map(({ id }) => id);

    it('finds open tables by game, seats and terms, the latest change first', async () => {
      const gathering = { status: 'gathering', seats: [PERSON, OPEN, OPEN] } as const;
      await store.addTable(tableRow({ ...gathering, id: 'a', code: 'A', movedAt: 3, game: 'ferry' }));
      const terms = { clock: { kind: 'correspondence', daysPerTurn: 2 }, rated: true, language: 'de' } as const;
      await store.addTable(tableRow({ ...gathering, id: 'b', code: 'B', movedAt: 5, terms, game: 'other' }));
      await store.addTable(tableRow({ ...gathering, id: 'c', code: 'C', visibility: 'unlisted' }));
      await store.addTable(tableRow({ id: 'd', code: 'D' }));
      expect(await found({}, 9)).toEqual(['b', 'a']);
      expect(await found({}, 1)).toEqual(['b']);
      expect(await found({ game: 'ferry' }, 9)).toEqual(['a']);
      expect(await found({ pace: 'days', rated: true, language: 'de' }, 9)).toEqual(['b']);
      expect(await found({ language: 'fr' }, 9)).toEqual(['a']);
      expect(await found({ rated: false }, 9)).toEqual(['a']);
      expect(await found({ seats: 3, free: 2 }, 9)).toEqual(['b', 'a']);
      await store.changeTable('a', 0, { seats: [PERSON, PERSON, OPEN], movedAt: 9 });
      expect(await found({ free: 2 }, 9)).toEqual(['b']);
      expect(await found({}, 9)).toEqual(['a', 'b']);
      await store.changeTable('a', 1, { status: 'running' });
      await store.removeTable('b', 0);
      expect(await found({}, 9)).toEqual([]);
    });

    it('lists open tables that changed within a millisecond in the order in which they did', async () => {
      const gathering = { status: 'gathering', seats: [PERSON, OPEN, OPEN], movedAt: 5 } as const;
      for (const id of ['b', 'c', 'a', 'd']) await store.addTable(tableRow({ ...gathering, id, code: id }));
      await store.addTable(tableRow({ ...gathering, id: 'e', code: 'e', movedAt: 6 }));
      expect(await found({}, 9)).toEqual(['e', 'd', 'a', 'c', 'b']);
      expect(await found({}, 2)).toEqual(['e', 'd']);
      // Not a change that people should see first.
      await store.changeTable('c', 0, { host: 'bob' });
      expect(await found({}, 9)).toEqual(['e', 'd', 'a', 'c', 'b']);
      await store.changeTable('c', 1, { seats: [PERSON, PERSON, OPEN], movedAt: 6 });
      expect(await found({}, 9)).toEqual(['c', 'e', 'd', 'a', 'b']);
    });

    it('stores invitations until they are answered or the table begins', async () => {
      await store.addTable(tableRow({ status: 'gathering' }));
      const invitation = { table: 'table1', player: 'bob', inviter: 'ann', at: 4 };
      expect(await store.addInvitation(invitation)).toBe(true);
      expect(await store.addInvitation({ ...invitation, inviter: 'cem' })).toBe(false);
      expect(await store.invitations('bob', 9)).toEqual([invitation]);
      expect(await store.countInvitations({ player: 'bob' })).toBe(1);
      expect(await store.answerInvitation('table1', 'bob')).toBe(true);
      expect(await store.answerInvitation('table1', 'bob')).toBe(false);
      expect(await store.invitations('bob', 9)).toEqual([]);
      expect(await store.countInvitations({ player: 'bob' })).toBe(0);
      expect(await store.countInvitations({ table: 'table1' })).toBe(1);
      await store.addInvitation({ ...invitation, player: 'dan' });
      await store.changeTable('table1', 0, { status: 'running' });
      expect(await store.invitations('dan', 9)).toEqual([]);
      expect(await store.countInvitations({ table: 'table1' })).toBe(0);
    });

    it('notifies whoever is invited, unless they have answered by then or the game begins', async () => {
      const target = { kind: 'mail', address: 'bob@example.org' } as const;
      await store.addPlayer({ id: 'bob', name: 'Bob', createdAt: 1 });
      await store.addChannel({ id: 'bobs', player: 'bob', target, confirmed: true, createdAt: 1 }, 5);
      await store.setNotices('bob', { timing: 'now', minutes: 30, hour: 18, zone: 'UTC' }, 1);
      const claim = (): ReturnType<Store['claimNotices']> => store.claimNotices({ now: 1000, until: 1000, limit: 9 });
      const invite = async (id: string): Promise<void> => {
        await store.addTable(tableRow({ id, code: id, status: 'gathering' }));
        await store.addInvitation({ table: id, player: 'bob', inviter: 'ann', at: 4 });
      };
      for (const id of ['waiting', 'answered', 'begun']) await invite(id);
      await store.answerInvitation('answered', 'bob');
      await store.changeTable('begun', 0, { status: 'running' });
      expect(await claim()).toMatchObject([{ kind: 'invite', player: 'bob', table: 'waiting', channel: 'bobs' }]);
    });

    it('stores offers until they are withdrawn, expire or become a table', async () => {
      await store.addOffer(offerRow());
      await store.addOffer(offerRow({ id: 'o2', player: 'bob', at: 2, until: 50 }));
      await store.addOffer(offerRow({ id: 'o3', player: 'bob', game: 'other', at: 3 }));
      expect(await store.offers({ now: 0, limit: 9 })).toEqual([
        offerRow({ id: 'o3', player: 'bob', game: 'other', at: 3 }),
        offerRow({ id: 'o2', player: 'bob', at: 2, until: 50 }),
        offerRow(),
      ]);
      const ids = async (filter: object): Promise<string[]> =>
        (await store.offers({ now: 0, limit: 9, ...filter })).map(({ id }) => id);
      expect(await ids({ game: 'ferry', oldestFirst: true })).toEqual(['o1', 'o2']);
      expect(await ids({ player: 'bob' })).toEqual(['o3', 'o2']);
      expect(await ids({ now: 50 })).toEqual(['o3', 'o1']);
      expect(await store.addMatched(tableRow(), ['o1', 'gone'])).toBe('offersGone');
      expect(await store.table('table1')).toBeUndefined();
      await store.addTable(tableRow());
      expect(await store.addMatched(tableRow(), ['o1'])).toBe('taken');
      expect(await store.addMatched(tableRow({ id: 't2', code: 'C2' }), ['o1'])).toBe('added');
      expect(await ids({})).toEqual(['o3', 'o2']);
      expect(await store.expireOffers(50)).toBe(1);
      expect(await store.removeOffer('o3', 'ann')).toBe(false);
      expect(await store.removeOffer('o3', 'bob')).toBe(true);
      await store.addOffer(offerRow());
      await store.removeOffers('ann');
      expect(await ids({})).toEqual([]);
    });

    it('deletes invitations and offers with a player', async () => {
      await store.addInvitation({ table: 'table1', player: 'bob', inviter: 'ann', at: 4 });
      await store.addInvitation({ table: 'table1', player: 'ann', inviter: 'bob', at: 4 });
      await store.addOffer(offerRow());
      await store.forgetPlayer('ann');
      expect([...(await store.invitations('bob', 9)), ...(await store.invitations('ann', 9))]).toEqual([]);
      expect(await store.offers({ now: 0, limit: 9 })).toEqual([]);
    });
  });
}
