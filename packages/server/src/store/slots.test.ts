import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Slots } from './slots.ts';

describe('slots', () => {
  it('use a number again once it is free', () => {
    const slots = new Slots<string>();
    const [a, b] = [slots.add('a'), slots.add('b')];
    expect(a).not.toBe(b);
    expect(slots.take(a)).toBe('a');
    expect(slots.take(a)).toBeUndefined();
    expect(slots.add('c')).toBe(a);
    expect(slots.take(b)).toBe('b');
    expect(slots.take(99)).toBeUndefined();
  });

  it('hand out everything that is left', () => {
    const slots = new Slots<string>();
    slots.take(slots.add('a'));
    slots.add('b');
    slots.add('c');
    expect(slots.takeAll().toSorted()).toEqual(['b', 'c']);
    expect(slots.takeAll()).toEqual([]);
  });

  it('leave nothing behind for a full collection', () => {
    const slots = new Slots<number[]>();
    const ids: number[] = [];
    const cycle = (): void => {
      ids.push(slots.add(new Array<number>(ELEMENTS).fill(0)));
      if (ids.length > UNDER_WAY) slots.take(ids.shift() ?? -1);
    };
    for (let i = 0; i < UNDER_WAY; i++) cycle();
    // What survives two minor collections is old.
    collect();
    collect();
    const before = oldSpace();
    // What is under way at one of these is gone at the next.
    for (let i = 0; i < 30; i++) {
      for (let j = 0; j < 3 * UNDER_WAY; j++) cycle();
      collect();
    }
    expect(oldSpace() - before).toBeLessThan(8 * ELEMENTS * UNDER_WAY);
  });
});

const UNDER_WAY = 100;
const ELEMENTS = 1000;

setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;

function collect(): void {
  gc({ type: 'minor' });
}

function oldSpace(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;
}
