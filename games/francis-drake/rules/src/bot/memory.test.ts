import { describe, expect, it, vi } from 'vitest';
import { makeMemory } from './memory.ts';

describe('a memory', () => {
  it('makes each value once, until there are too many', () => {
    const make = vi.fn((key: number) => ({ key }));
    const remember = makeMemory<number, { readonly key: number }>(2);
    const ask = (key: number): number => remember(key, () => make(key)).key;
    expect([1, 2, 1, 2].map(ask)).toEqual([1, 2, 1, 2]);
    expect(make).toHaveBeenCalledTimes(2);
    expect([3, 1, 3].map(ask)).toEqual([3, 1, 3]);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
