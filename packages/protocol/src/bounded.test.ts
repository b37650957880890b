import { describe, expect, it } from 'vitest';
import { BOUNDED, COMPONENTS } from './bounded.ts';

function nested(levels: number): unknown {
  return levels === 0 ? 0 : [nested(levels - 1)];
}

describe('components from outside', () => {
  it.each<[string, unknown]>([
    ['plain values', { a: [1, 'x', null, true], b: {} }],
    ['a text of 2,000 characters', { notice: 'x'.repeat(2000) }],
    ['a list of 1,000 entries', { list: Array(1000).fill(0) }],
    ['12 levels', nested(13)],
  ])('may have %s', (_, value) => {
    expect(COMPONENTS(value, '')).toBeUndefined();
    expect(BOUNDED(value, '')).toBeUndefined();
  });

  it.each<[string, unknown, object]>([
    ['a longer text', { a: ['x'.repeat(2001)] }, { path: '/c/a/0', problem: 'tooLong' }],
    ['a longer name', { ['x'.repeat(2001)]: 0 }, { path: '/c', problem: 'tooLong' }],
    ['a longer list', { 'a/b': Array(1001).fill(0) }, { path: '/c/a~1b', problem: 'tooManyEntries' }],
    ['more levels', nested(14), { path: `/c${'/0'.repeat(13)}`, problem: 'tooDeep' }],
  ])('may not have %s', (_, value, found) => {
    expect(COMPONENTS(value, '/c')).toMatchObject(found);
    expect(BOUNDED(value, '/c')).toMatchObject(found);
  });

  it('have at most 256 KB, counted in bytes of JSON', () => {
    const texts = (count: number): unknown => Array.from({ length: count }, () => 'é'.repeat(1000));
    expect(COMPONENTS(texts(130), '/c')).toBeUndefined();
    expect(COMPONENTS(texts(131), '/c')).toEqual({ path: '/c', problem: 'tooLarge', params: { max: 256 } });
  });
});
