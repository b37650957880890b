import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ids, RANDOM_IDS } from './ids.ts';
import { makePlayers, type Players } from './players.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

let store: Store;
let players: Players;
let time = 0;
let codes: string[] = [];
const ids: Ids = { ...RANDOM_IDS, linkCode: () => codes.shift() ?? RANDOM_IDS.linkCode() };
beforeEach(() => {
  store = openSqliteStore(':memory:');
  time = 1000;
  codes = [];
  players = makePlayers({ store, ids, now: () => time });
});
afterEach(() => store.close());

describe('players', () => {
  it('are created, renamed and deleted', async () => {
    const me = await players.addGuest('Ann');
    expect(await players.me(me.player)).toEqual(me);
    expect(await players.name(me.player)).toBe('Ann');
    expect(await players.rename(me.player, 'Anna')).toEqual({ ok: true, value: { ...me, name: 'Anna' } });
    expect(await players.name(me.player)).toBe('Anna');
    await players.forget(me.player);
    expect(await players.me(me.player)).toBeUndefined();
    expect(await players.name(me.player)).toBeUndefined();
    expect(await players.rename(me.player, 'Ghost')).toEqual({ ok: false, error: { code: 'notKnown' } });
    expect(await players.makeLink(me.player)).toEqual({ ok: false, error: { code: 'notKnown' } });
    expect(await players.me(undefined)).toBeUndefined();
  });

  it('with the same name are different players', async () => {
    const [one, two] = [await players.addGuest('Ann'), await players.addGuest('Ann')];
    expect(one.player).not.toBe(two.player);
  });

  it('add a device with a code that is valid once, for ten minutes', async () => {
    const me = await players.addGuest('Ann');
    const link = await players.makeLink(me.player);
    if (!link.ok) throw new Error('no link');
    expect(link.value.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(link.value.until).toBe(1000 + 600_000);
    // Whoever reads the database learns no code.
    expect(await store.takeLink(link.value.code, time)).toBeUndefined();
    expect(await players.useLink(link.value.code.toLowerCase())).toEqual({ ok: true, value: me });
    expect(await players.useLink(link.value.code)).toMatchObject({ ok: false, error: { code: 'notFound' } });
    const late = await players.makeLink(me.player);
    time = 1000 + 600_001;
    expect(late.ok && (await players.useLink(late.value.code)).ok).toBe(false);
  });

  it('never get the same code', async () => {
    const [ann, bob] = [await players.addGuest('Ann'), await players.addGuest('Bob')];
    codes = ['SAMECODE', 'SAMECODE', 'OTHER234'];
    await players.makeLink(ann.player);
    expect(await players.makeLink(bob.player)).toMatchObject({ value: { code: 'OTHER234' } });
    expect(await players.useLink('SAMECODE')).toMatchObject({ value: ann });
  });
});
