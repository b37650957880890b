import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, type Patch } from './patch.ts';

/** Few keys and values, so that two values have much in common. */
const { json } = fc.letrec<{ json: unknown; leaf: unknown; list: unknown; record: unknown }>((tie) => ({
  leaf: fc.constantFrom(null, true, false, 0, 1, 2, '', 'a', 'length'),
  list: fc.array(tie('json'), { maxLength: 5 }),
  record: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', '0', '1', 'length', '__proto__', 'toString'), tie('json'), {
    maxKeys: 6,
    noNullPrototype: true,
  }),
  json: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('leaf'), tie('list'), tie('record')),
}));

function overTheWire<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

describe('a patch', () => {
  it.each([
    ['similar values', json],
    ['any JSON', fc.jsonValue().map(overTheWire)],
  ])('leads from one value to the other: %s', (_, values) => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const kept = JSON.stringify(before);
        expect(applyPatch(before, overTheWire(diff(before, after)))).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 3000 },
    );
  });

  it('of a value and its copy changes nothing and gives back the very same object', () => {
    fc.assert(
      fc.property(json, (value) => {
        const patch = diff(value, structuredClone(value));
        expect(patch).toEqual({});
        expect(applyPatch(value, patch)).toBe(value);
      }),
    );
  });

  it('keeps fields in the order of the new value', () => {
    const records = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__'), { maxLength: 6 });
    const inAlphabet = (keys: readonly string[]): unknown =>
      JSON.parse(`{${keys.toSorted().map((key) => `${JSON.stringify(key)}:1`)}}`);
    fc.assert(
      fc.property(records, records, (one, other) => {
        const [before, after] = [inAlphabet(one), inAlphabet(other)];
        expect(JSON.stringify(applyPatch(before, diff(before, after)))).toBe(JSON.stringify(after));
      }),
    );
  });

  it('touches only what changed', () => {
    const before = { players: [{ score: 1, hand: ['a'] }, { score: 2 }], map: { tiles: [1, 2, 3] } };
    const patch = diff(before, { ...before, players: [{ score: 4, hand: ['a'] }, { score: 2 }] });
    expect(patch).toEqual({ players: { 0: { score: [4] } } });
    const after = applyPatch(before, patch) as typeof before;
    expect(after.map).toBe(before.map);
    expect(after.players[1]).toBe(before.players[1]);
    expect(after.players[0].hand).toBe(before.players[0].hand);
    expect(after.players[0]).not.toBe(before.players[0]);
  });

  it.each<[string, unknown, unknown, Patch]>([
    ['adds a field in its place', { a: 1, c: 3 }, { a: 1, b: 2, c: 3 }, { b: [2, 'c'] }],
    ['adds a field at the end', { a: 1 }, { a: 1, b: 2 }, { b: [2] }],
    ['removes a field', { a: 1, b: 2 }, { a: 1 }, { b: null }],
    ['sets a field to null', { a: 1 }, { a: null }, { a: [null] }],
    ['turns a list into an object', { a: [] }, { a: {} }, { a: [{}] }],
    ['adds an item', [{ a: 1 }], [{ a: 1 }, { a: 2 }], { 1: [{ a: 2 }], length: 2 }],
    ['removes an item', [{ a: 1 }, { a: 2 }], [{ a: 1 }], { length: 1 }],
    ['changes one of many numbers', [1, 2, 3, 4, 5], [1, 2, 9, 4, 5], { 2: [9] }],
    ['replaces a short list of numbers', [1, 2], [1, 3], [[1, 3]]],
  ])('%s', (_, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
    expect(applyPatch(before, patch)).toEqual(after);
  });

  it.each([
    '{"__proto__":[{"polluted":true}]}',
    '{"__proto__":{"polluted":[true]}}',
    '{"constructor":{"prototype":{"polluted":[true]}}}',
    '{"toString":{"polluted":[true]}}',
    '{"b":[1,"__proto__"]}',
  ])('cannot reach a prototype: %s', (text) => {
    try {
      const patched = applyPatch({ a: 1 }, JSON.parse(text) as Patch);
      expect(Object.getPrototypeOf(patched)).toBe(Object.prototype);
    } catch (error) {
      expect(String(error)).toContain('made for another value');
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((Object.prototype.toString as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each<[unknown, string]>([
    [1, '{"a":[1]}'],
    [{ a: 1 }, '{"b":{"c":[1]}}'],
    [{ a: 1 }, '{"a":{"c":[1]}}'],
    [{ a: 1 }, '{"a":7}'],
    [{ a: 1 }, '{"b":[1,"c"]}'],
    [[1], '{"5":[1]}'],
    [[1], '{"length":3}'],
    [[1], '{"length":4000000000}'],
    [[1], '{"length":-1}'],
    [[1], '{"length":"1"}'],
    [[1], '{"length":3,"2":[1]}'],
    [[1], '{"x":[1]}'],
    [[1], '{"0":null}'],
    [[1], '{"1":{"a":[1]},"length":2}'],
  ])('made for another value is refused: %j, %s', (base, patch) => {
    expect(() => applyPatch(base, JSON.parse(patch) as Patch)).toThrow('made for another value');
  });
});
