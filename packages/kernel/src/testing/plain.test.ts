import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, findDifference, findShared, findUnplain, objectsOf } from './plain.ts';

describe('findUnplain', () => {
  const sparse = [1, 2, 3];
  delete sparse[1];
  it.each<[unknown, string]>([
    [{ a: [1, Number.NaN] }, '/a/1 is NaN'],
    [{ a: Number.POSITIVE_INFINITY }, '/a is Infinity'],
    [{ a: { b: -0 } }, '/a/b is -0'],
    [{ a: undefined }, '/a is undefined'],
    [[() => 1], '/0 is a function'],
    [{ a: Symbol('x') }, '/a is a symbol'],
    [{ a: 1n }, '/a is a bigint'],
    [{ a: new Map() }, '/a is not a plain object'],
    [{ a: new Date(0) }, '/a is not a plain object'],
    [sparse, '/1 is undefined'],
    [Object.assign([1], { note: 2 }), ' is a list with holes or names'],
  ])('finds the fault (%#)', (value, fault) => {
    expect(findUnplain(value)).toBe(fault);
  });

  it('finds an object that is referenced twice only if asked to', () => {
    const twice = { worth: 3 };
    expect(findUnplain({ a: twice, b: [twice] })).toBeUndefined();
    expect(findUnplain({ a: twice, b: [twice] }, new Set())).toBe('/b/0 is reachable twice');
  });

  it('finds nothing in what JSON can represent', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const carried: unknown = JSON.parse(JSON.stringify(value));
        // JSON.parse reads -0, which JSON.stringify never writes, so none may remain.
        expect(findUnplain(carried, new Set())).toBeUndefined();
      }),
    );
  });
});

describe('findShared', () => {
  it('finds an object of one value in the other', () => {
    const inner = [1];
    const one = { list: [inner] };
    expect(findShared({ a: { b: [0, inner] } }, objectsOf(one))).toBe('/a/b/1');
    expect(findShared(one, objectsOf(one))).toBe('');
    expect(findShared({ a: [[1]] }, objectsOf(one))).toBeUndefined();
  });

  it('finds nothing between a value and its deep copy', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(findShared(structuredClone(value), objectsOf(value))).toBeUndefined();
      }),
    );
  });
});

describe('findDifference', () => {
  it.each<[unknown, unknown, string]>([
    [{ a: [1, 2] }, { a: [1, 3] }, '/a/1: 2 and 3'],
    [{ a: 1 }, {}, '/a: 1 and undefined'],
    [{ a: undefined }, {}, '/a: there and absent'],
    [{}, { a: 1 }, '/a: absent and 1'],
    [[1], [1, undefined], ': 1 entries and 2'],
    [[], {}, ': [] and {}'],
    [0, -0, ': 0 and 0'],
    [[1], [1, 2], '/1: undefined and 2'],
    [null, {}, ': null and {}'],
    ['x'.repeat(80), 1, `: "${'x'.repeat(56)}... and 1`],
  ])('reports the first place (%#)', (one, other, place) => {
    expect(findDifference(one, other)).toBe(place);
  });

  it('ignores the order of keys', () => {
    expect(findDifference({ a: 1, b: { c: [Number.NaN] } }, { b: { c: [Number.NaN] }, a: 1 })).toBeUndefined();
    expect(differenceOf('{"a":1,"b":2}', '{"b":2,"a":1}')).toBe(' in the order of keys');
    expect(differenceOf('{"a":1}', '{"a":2}')).toBe('/a: 1 and 2');
  });

  it('agrees with the test runner’s comparison', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(findDifference(one, structuredClone(one))).toBeUndefined();
        const same = JSON.stringify(one) === JSON.stringify(other);
        if (same) expect(findDifference(one, other)).toBeUndefined();
      }),
    );
  });
});
