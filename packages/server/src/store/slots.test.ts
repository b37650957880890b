import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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
    const measured = execFileSync(
      process.execPath,
      ['--expose-gc', fileURLToPath(new URL('../testing/slotsLeft.ts', import.meta.url))],
      { encoding: 'utf8' },
    );
    const { left, underWay } = JSON.parse(measured) as { readonly left: number; readonly underWay: number };
    // With a map it is thirty times as much.
    expect(left).toBeLessThan(underWay);
  });
});
