import { beforeEach, describe, expect, it } from 'vitest';
import type { PasskeyRow, SessionRow } from './accountStore.ts';
import { tableRow } from './sampleRows.ts';
import type { Store } from './store.ts';

function session(over: Partial<SessionRow> = {}): SessionRow {
  return {
    id: 's1',
    hash: 'h1',
    player: 'ann',
    label: 'Firefox, Linux',
    exchanged: false,
    createdAt: 1,
    seenAt: 1,
    until: 100,
    ...over,
  };
}

function passkey(over: Partial<PasskeyRow> = {}): PasskeyRow {
  return {
    id: 'credential',
    player: 'ann',
    name: 'Phone',
    publicKey: 'pQECAyYg',
    counter: 0,
    transports: ['internal', 'hybrid'],
    createdAt: 5,
    usedAt: undefined,
    ...over,
  };
}

const MOST = 50;

/** What every store must do with accounts. */
export function accountContract(name: string, store: () => Store): void {
  describe(`${name}: sessions`, () => {
    it('are found by their hash and by their player, latest seen first', async () => {
      const [old, fresh] = [session({ exchanged: true }), session({ id: 's2', hash: 'h2', seenAt: 2 })];
      for (const one of [old, fresh]) expect(await store().addSession(one, MOST)).toEqual([]);
      expect(await store().session('h1')).toEqual(old);
      expect(await store().session('h3')).toBeUndefined();
      expect(await store().sessions('ann')).toEqual([fresh, old]);
      expect(await store().sessions('bob')).toEqual([]);
      await expect(store().addSession(session({ id: 's3' }), MOST)).rejects.toThrow();
    });

    it('push out those seen longest ago', async () => {
      const rows = [1, 2, 3].map((at) => session({ id: `s${at}`, hash: `h${at}`, seenAt: at }));
      const gone = [];
      for (const row of rows) gone.push(await store().addSession(row, 2));
      expect(gone).toEqual([[], [], [rows[0]]]);
      expect(await store().session('h1')).toBeUndefined();
    });

    it('are used, get another secret, and end', async () => {
      for (const at of [1, 2, 3]) await store().addSession(session({ id: `s${at}`, hash: `h${at}` }), MOST);
      await store().touchSession('s1', 7, 107);
      expect(await store().rotateSession('s1', 'new')).toBe(true);
      expect(await store().rotateSession('none', 'newer')).toBe(false);
      expect(await store().session('h1')).toBeUndefined();
      expect(await store().session('new')).toMatchObject({ id: 's1', seenAt: 7, until: 107 });
      expect(await store().removeSession('bob', 's1')).toBeUndefined();
      expect(await store().removeSession('ann', 's1')).toMatchObject({ id: 's1', hash: 'new' });
      expect((await store().removeSessions('ann', 's2')).map(({ id }) => id)).toEqual(['s3']);
      expect((await store().removeSessions('ann')).map(({ id }) => id)).toEqual(['s2']);
    });

    it('and links by mail lapse', async () => {
      for (const at of [1, 2, 3]) {
        await store().addSession(session({ id: `s${at}`, hash: `h${at}`, until: at }), MOST);
        const link = { hash: `m${at}`, purpose: 'signIn', address: `${at}@example.org`, player: 'ann' } as const;
        await store().addMailLink({ ...link, until: at });
      }
      expect([await store().removeLapsed(3, 1), await store().removeLapsed(3, 9)]).toEqual([2, 2]);
      expect((await store().sessions('ann')).map(({ id }) => id)).toEqual(['s3']);
      expect(await store().mailLink('m3', 3)).toBeDefined();
    });
  });

  describe(`${name}: guests whose last session lapses`, () => {
    const LAPSED = 5;

    beforeEach(async () => {
      await store().addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
      await store().addSession(session({ until: 1 }), MOST);
    });

    it('are forgotten', async () => {
      await store().shun('ann', { other: 'bob', kind: 'mute', at: 1 });
      await store().removeLapsed(LAPSED, 1);
      expect(await store().player('ann')).toBeUndefined();
      expect(await store().shuns('ann')).toEqual([]);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['another session', () => store().addSession(session({ id: 's2', hash: 'h2', until: 9 }), MOST)],
      ['a passkey', () => store().addPasskey(passkey())],
      ['a recovery code', () => store().addRecoveryCodes('ann', ['a'], true)],
      ['an address', () => store().addAddress({ address: 'ann@example.org', player: 'ann', addedAt: 1 })],
      ['a program', () => store().addBot({ id: 'b', name: 'B', owner: 'ann', createdAt: 1 }, 'token')],
      ['a table', () => store().addTable(tableRow({ host: 'ann', seats: [] }))],
      [
        'a seat',
        () => store().addTable(tableRow({ host: 'bob', seats: [{ kind: 'person', player: 'ann', resigned: false }] })),
      ],
      ['a ban', () => store().addBan('ann', { why: 'spam' }, { admin: 'bob', player: 'ann', why: 'spam', at: 1 })],
    ])('are kept if they have %s', async (_, tie) => {
      await tie();
      await store().removeLapsed(LAPSED, 9);
      expect(await store().player('ann')).toMatchObject({ name: 'Ann' });
    });
  });

  describe(`${name}: passkeys`, () => {
    it('are found by credential and player, used, renamed and removed', async () => {
      expect(await store().addPasskey(passkey())).toBe(true);
      expect(await store().addPasskey(passkey({ player: 'eve' }))).toBe(false);
      await store().addPasskey(passkey({ id: 'second', createdAt: 6 }));
      expect(await store().passkey('credential')).toEqual(passkey());
      expect((await store().passkeys('ann')).map(({ id }) => id)).toEqual(['credential', 'second']);
      await store().usePasskey('credential', 9, 77);
      expect(await store().renamePasskey('eve', 'credential', 'Mine')).toBe(false);
      expect(await store().renamePasskey('ann', 'credential', 'Tablet')).toBe(true);
      expect(await store().passkey('credential')).toEqual(passkey({ counter: 9, usedAt: 77, name: 'Tablet' }));
      expect(await store().removePasskey('eve', 'credential')).toBe(false);
      expect(await store().removePasskey('ann', 'credential')).toBe(true);
      expect(await store().passkey('credential')).toBeUndefined();
    });
  });

  describe(`${name}: recovery codes`, () => {
    it('are valid once; new ones replace the old, or are added', async () => {
      await store().addRecoveryCodes('ann', ['a', 'b'], true);
      await store().addRecoveryCodes('bob', ['x'], true);
      expect(await Promise.all([store().takeRecoveryCode('a'), store().takeRecoveryCode('a')])).toEqual([
        'ann',
        undefined,
      ]);
      await store().addRecoveryCodes('ann', ['c'], false);
      expect(await store().countRecoveryCodes('ann')).toBe(2);
      await store().addRecoveryCodes('ann', ['d'], true);
      expect(await store().takeRecoveryCode('c')).toBeUndefined();
      expect([await store().countRecoveryCodes('ann'), await store().countRecoveryCodes('bob')]).toEqual([1, 1]);
    });
  });

  describe(`${name}: addresses`, () => {
    const ANN = { address: 'ann@example.org', player: 'ann', addedAt: 3 };

    it('belong to one player', async () => {
      expect(await store().addAddress(ANN)).toBe(true);
      expect(await store().addAddress({ ...ANN, addedAt: 9 })).toBe(true);
      expect(await store().addAddress({ ...ANN, player: 'eve' })).toBe(false);
      expect(await store().address(ANN.address)).toEqual(ANN);
      expect(await store().addresses('ann')).toEqual([ANN]);
      expect(await store().removeAddress('eve', ANN.address)).toBe(false);
      expect(await store().removeAddress('ann', ANN.address)).toBe(true);
      expect(await store().address(ANN.address)).toBeUndefined();
    });

    it('are sent links that are valid once, in time, and only the latest', async () => {
      const link = { purpose: 'signIn', address: ANN.address, player: 'ann', until: 100 } as const;
      await store().addMailLink({ ...link, hash: 'old' });
      await store().addMailLink({ ...link, hash: 'other', purpose: 'addAddress' });
      await store().addMailLink({ ...link, hash: 'new' });
      expect(await store().mailLink('old', 1)).toBeUndefined();
      expect(await store().mailLink('new', 100)).toEqual({ ...link, hash: 'new' });
      expect(await store().mailLink('new', 101)).toBeUndefined();
      const both = [store().takeMailLink('new', 100), store().takeMailLink('new', 100)];
      expect(await Promise.all(both)).toEqual([{ ...link, hash: 'new' }, undefined]);
      expect(await store().takeMailLink('other', 101)).toBeUndefined();
      expect(await store().takeMailLink('other', 1)).toBeUndefined();
    });
  });

  describe(`${name}: a deleted player`, () => {
    it('cannot be signed in any more', async () => {
      await store().addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
      await store().addSession(session(), MOST);
      await store().addPasskey(passkey());
      await store().addRecoveryCodes('ann', ['a'], true);
      await store().addAddress({ address: 'ann@example.org', player: 'ann', addedAt: 1 });
      await store().addMailLink({
        hash: 'm',
        purpose: 'signIn',
        address: 'ann@example.org',
        player: 'ann',
        until: 100,
      });
      await store().forgetPlayer('ann');
      const left = [
        await store().session('h1'),
        await store().passkey('credential'),
        await store().takeRecoveryCode('a'),
        await store().address('ann@example.org'),
        await store().mailLink('m', 1),
      ];
      expect(left).toEqual(Array(5).fill(undefined));
    });
  });

  describe(`${name}: what belongs to a player`, () => {
    it('is listed a page at a time: chat lines', async () => {
      for (const table of ['b', 'a']) {
        for (const player of ['ann', 'bob', 'ann'])
          await store().addChat(table, { player, text: `${player} at ${table}`, at: 7 });
      }
      const first = await store().linesOf('ann', { table: '', line: 0 }, 3);
      expect(first.map(({ table, line }) => `${table}${line}`)).toEqual(['a1', 'a3', 'b1']);
      expect(first[0]).toEqual({ table: 'a', line: 1, text: 'ann at a', at: 7 });
      expect(await store().linesOf('ann', { table: 'b', line: 1 }, 3)).toEqual([
        { table: 'b', line: 3, text: 'ann at b', at: 7 },
      ]);
    });
  });
}
