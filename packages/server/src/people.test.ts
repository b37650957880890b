import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ids, RANDOM_IDS } from './ids.ts';
import { makePeople, type People } from './people.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

let store: Store;
let people: People;
let time = 0;
let codes: string[] = [];
const ids: Ids = { ...RANDOM_IDS, linkCode: () => codes.shift() ?? RANDOM_IDS.linkCode() };
beforeEach(() => {
  store = openSqliteStore(':memory:');
  time = 1000;
  codes = [];
  people = makePeople({ store, ids, now: () => time });
});
afterEach(() => store.close());

describe('people', () => {
  it('are greeted, renamed and forgotten', async () => {
    const me = await people.greet('Ann');
    expect(await people.me(me.player)).toEqual(me);
    expect(await people.name(me.player)).toBe('Ann');
    expect(await people.rename(me.player, 'Anna')).toEqual({ ok: true, value: { ...me, name: 'Anna' } });
    expect(await people.name(me.player)).toBe('Anna');
    await people.forget(me.player);
    expect(await people.me(me.player)).toBeUndefined();
    expect(await people.name(me.player)).toBe('somebody');
    expect(await people.rename(me.player, 'Ghost')).toEqual({ ok: false, error: { code: 'notKnown' } });
    expect(await people.makeLink(me.player)).toEqual({ ok: false, error: { code: 'notKnown' } });
    expect(await people.me(undefined)).toBeUndefined();
  });

  it('with one name are still two', async () => {
    const [one, two] = [await people.greet('Ann'), await people.greet('Ann')];
    expect(one.player).not.toBe(two.player);
  });

  it('bring a second device by a code that is good once and for ten minutes', async () => {
    const me = await people.greet('Ann');
    const link = await people.makeLink(me.player);
    if (!link.ok) throw new Error('no link');
    expect(link.value.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(link.value.until).toBe(1000 + 600_000);
    expect(await people.useLink(link.value.code.toLowerCase())).toEqual({ ok: true, value: me });
    expect(await people.useLink(link.value.code)).toMatchObject({ ok: false, error: { code: 'notFound' } });
    const late = await people.makeLink(me.player);
    time = 1000 + 600_001;
    expect(late.ok && (await people.useLink(late.value.code)).ok).toBe(false);
  });

  it('never share a code', async () => {
    const [ann, bob] = [await people.greet('Ann'), await people.greet('Bob')];
    codes = ['SAMECODE', 'SAMECODE', 'OTHER234'];
    await people.makeLink(ann.player);
    expect(await people.makeLink(bob.player)).toMatchObject({ value: { code: 'OTHER234' } });
    expect(await people.useLink('SAMECODE')).toMatchObject({ value: ann });
  });
});
