import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFault, faultMaker, type ShapeFault } from './fault.ts';
import {
  allOf,
  anything,
  boolean,
  integer,
  isRecord,
  list,
  listOf,
  object,
  oneOf,
  only,
  optional,
  readChecked,
  readShape,
  type Shape,
  table,
  text,
  tuple,
} from './shape.ts';

/** The fault in one line, or `fits`. */
function check(shape: Shape, value: unknown): string {
  const read = readShape(shape, value);
  return read.ok ? 'fits' : describeFault(read.error, TEXTS);
}

const colour = oneOf(['red', 7, false, null]);
const point = object({ x: integer(0, 9), y: optional(integer(0, 9)) });
const points = list(point, { min: 1, max: 2 });
const amounts = table(/^[a-z]+$/, integer(0, 9));
const TEXTS = {
  badName: 'must be a name in small letters, not {found}',
  tooLarge: 'must be at most {most}',
  tooSmall: 'must be more than 0',
} as const;
const fault = faultMaker(TEXTS);
const name = text(/^[a-z]+$/, (path, found) => fault(path, 'badName', { found }));

describe('a shape', () => {
  it.each<[Shape, unknown]>([
    [integer(-3, 3), -3],
    [integer(-3, 3), 3],
    [boolean(), false],
    [name, 'drake'],
    [colour, 7],
    [colour, null],
    [points, [{ x: 1 }, { x: 2, y: 3 }]],
    [amounts, {}],
    [amounts, { gold: 1, silver: 9 }],
    [allOf(integer(0, 9), integer(5, 20)), 7],
    [allOf(), 'x'],
    [only('x'), 'x'],
    [only(null), null],
    [listOf(boolean(), 2), [true, false]],
    [tuple(boolean(), integer(0, 9)), [true, 3]],
    [tuple(), []],
    [anything(), undefined],
  ])('fits (%#)', (shape, value) => {
    expect(readShape(shape, value)).toEqual({ ok: true, value });
  });

  it.each<[Shape, unknown, string]>([
    [integer(0, 9), 10, '/: must be a whole number from 0 to 9, not 10'],
    [integer(0, 9), -1, '/: must be a whole number from 0 to 9, not -1'],
    [integer(0, 9), 1.5, '/: must be a whole number from 0 to 9, not 1.5'],
    [integer(0, 9), '3', '/: must be a whole number from 0 to 9, not "3"'],
    [integer(0, 9), Number.NaN, '/: must be a whole number from 0 to 9, not null'],
    [integer(0, 9), -0, '/: must be a whole number from 0 to 9, not -0'],
    [integer(0, 9), undefined, '/: must be a whole number from 0 to 9, not nothing'],
    [boolean(), 0, '/: must be true or false, not 0'],
    [only('x'), 'y', '/: must be "x"'],
    [only(3), '3', '/: must be 3'],
    [listOf(boolean(), 2), [true], '/: must have 2 entries, not 1'],
    [listOf(boolean(), 1), [0], '/0: must be true or false, not 0'],
    [tuple(boolean(), integer(0, 9)), [true], '/: must have 2 entries, not 1'],
    [tuple(boolean(), integer(0, 9)), [true, 10], '/1: must be a whole number from 0 to 9, not 10'],
    [tuple(boolean()), { 0: true }, '/: must be a list, not {"0":true}'],
    [boolean(), () => 0, '/: must be true or false, not a function'],
    [name, 'Drake', '/: must be a name in small letters, not "Drake"'],
    [name, 3, '/: must be a name in small letters, not 3'],
    [colour, 'blue', '/: must be one of "red", 7, false, null, not "blue"'],
    [points, {}, '/: must be a list, not {}'],
    [points, [], '/: must have 1 to 2 entries, not 0'],
    [points, [{ x: 1 }, { x: 1 }, { x: 1 }], '/: must have 1 to 2 entries, not 3'],
    [list(anything(), { min: 2, max: 2 }), [1], '/: must have 2 entries, not 1'],
    [points, [{ x: 1 }, { x: 10 }], '/1/x: must be a whole number from 0 to 9, not 10'],
    [points, [{ x: 1, y: -1 }], '/0/y: must be a whole number from 0 to 9, not -1'],
    [points, [{ y: 1 }], '/0/x: is missing'],
    [points, [{ x: 1, z: 1 }], '/0/z: is not a known field'],
    [points, [{ x: 1, y: undefined }], '/0/y: must be a whole number from 0 to 9, not nothing'],
    [point, null, '/: must be an object, not null'],
    [point, [1], '/: must be an object, not [1]'],
    [point, JSON.parse('{"x":1,"__proto__":{}}'), '/__proto__: is not a known field'],
    [point, { x: 1, toString: 1 }, '/toString: is not a known field'],
    [object({ toString: anything() }), {}, '/toString: is missing'],
    [object({ 'a/b~c': integer(0, 1) }), { 'a/b~c': 2 }, '/a~1b~0c: must be a whole number from 0 to 1, not 2'],
    [amounts, [], '/: must be an object, not []'],
    [amounts, { Gold: 1 }, '/Gold: is not a known field'],
    [amounts, { gold: 1, silver: 'x' }, '/silver: must be a whole number from 0 to 9, not "x"'],
    [allOf(integer(0, 9), integer(5, 20)), 3, '/: must be a whole number from 5 to 20, not 3'],
    [allOf(integer(0, 9), integer(5, 20)), 20, '/: must be a whole number from 0 to 9, not 20'],
    [boolean(), 'x'.repeat(50), `/: must be true or false, not "${'x'.repeat(36)}...`],
  ])('reports the first fault and its place (%#)', (shape, value, fault) => {
    expect(check(shape, value)).toBe(fault);
  });

  it('reports the place of a single wrong value anywhere in a list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), fc.nat(), (values, draw) => {
        const shape = list(integer(0, 9), { min: 1, max: 100 });
        expect(check(shape, values)).toBe('fits');
        const place = draw % values.length;
        expect(check(shape, values.with(place, 99))).toBe(`/${place}: must be a whole number from 0 to 9, not 99`);
      }),
    );
  });
});

describe('isRecord', () => {
  it('is true only for objects', () => {
    expect(isRecord({})).toBe(true);
    for (const value of [null, [], 'x', 1, undefined]) expect(isRecord(value)).toBe(false);
  });
});

describe('readChecked', () => {
  const range = tuple(integer(0, 9), integer(0, 9));
  function* inOrder([least, most]: readonly [number, number]): Generator<ShapeFault> {
    if (least > most) yield fault('/0', 'tooLarge', { most });
    if (most === 0) yield fault('/1', 'tooSmall');
  }
  const read = (value: unknown): unknown => readChecked<[number, number]>(range, [() => [], inOrder], value);

  it('returns the value if its shape and its parts are valid', () => {
    expect(read([1, 2])).toEqual({ ok: true, value: [1, 2] });
  });

  it('reports the first fault, shape before parts', () => {
    expect(read([1, 'x'])).toEqual({
      ok: false,
      error: { path: '/1', problem: 'integerRange', params: { min: 0, max: 9, found: '"x"' } },
    });
    expect(read([2, 0])).toEqual({ ok: false, error: { path: '/0', problem: 'tooLarge', params: { most: 0 } } });
    expect(read([0, 0])).toEqual({ ok: false, error: { path: '/1', problem: 'tooSmall' } });
  });
});
