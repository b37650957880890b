import { describe, expect, it, vi } from 'vitest';
import { makeConnectionCounter } from './connectionCounter.ts';
import { makeBucket, makeRateLimit } from './limits.ts';

describe('a bucket', () => {
  it('allows a burst, then a steady rate', () => {
    const bucket = makeBucket(3, 2);
    const taken = (now: number, times: number): number =>
      Array.from({ length: times }, () => bucket.take(now)).filter(Boolean).length;
    expect(taken(1000, 5)).toBe(3);
    expect(taken(1400, 5)).toBe(0);
    expect(taken(1500, 5)).toBe(1);
    expect(taken(9000, 9)).toBe(3);
  });
});

describe('a rate limit', () => {
  it('is separate for each key, and an exhausted one is enough to refuse', async () => {
    const limit = makeRateLimit(2, 0.01);
    expect(await limit.take(['a'])).toBe(true);
    expect(await limit.take(['a', 'b'])).toBe(true);
    expect(await limit.take(['a', 'b'])).toBe(false);
    expect(await limit.take(['c'])).toBe(true);
  });

  it('charges what a request costs', async () => {
    const limit = makeRateLimit(10, 0.01);
    expect([await limit.take(['a'], 8), await limit.take(['a'], 2), await limit.take(['a'])]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('makes whoever has used more than there was left wait for as long as it takes to earn it', async () => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    const limit = makeRateLimit(10, 1);
    const after = async (seconds: number): Promise<boolean> => {
      vi.advanceTimersByTime(seconds * 1000);
      return limit.take(['a']);
    };
    await limit.take(['a']);
    await limit.charge(['a', 'b'], 9);
    expect([await limit.take(['a']), await limit.take(['b']), await after(10)]).toEqual([false, true, true]);
    // Nine are left. Of these two charges the second one is all debt.
    await limit.charge(['a'], 10);
    await limit.charge(['a'], 5);
    expect([await after(10), await after(4), await after(2)]).toEqual([false, false, true]);
    vi.useRealTimers();
  });

  it('charges for one thing at most what can be saved up', async () => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    const limit = makeRateLimit(10, 1);
    await limit.charge(['a'], 1_000_000);
    vi.advanceTimersByTime(20_000);
    expect(await limit.take(['a'])).toBe(true);
    vi.useRealTimers();
  });

  it('forgets even if the clock is set back', async () => {
    vi.useFakeTimers({ now: 1_000_000_000 });
    const limit = makeRateLimit(1, 1);
    await limit.take(['a']);
    vi.setSystemTime(0);
    expect(await limit.take(['a'])).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(await limit.take(['a'])).toBe(true);
    vi.useRealTimers();
  });
});

describe('the connection counter', () => {
  const connections = makeConnectionCounter(2);

  it('limits each network, and frees a place when a connection closes', () => {
    expect([connections.enter('a'), connections.enter('a'), connections.enter('a'), connections.enter('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    connections.leave('a');
    expect([connections.enter('a'), connections.enter('a')]).toEqual([true, false]);
  });
});
