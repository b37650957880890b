import { describe, expect, it } from 'vitest';
import { makeMeter, threadMs } from './meter.ts';

describe('a meter', () => {
  let clock = 0;
  const work = (ms: number): number => {
    clock += ms;
    return ms;
  };
  const meter = (): ReturnType<typeof makeMeter> => makeMeter(() => clock);

  it('measures work and not what happens in between', () => {
    const one = meter();
    expect(one.run(() => work(3))).toBe(3);
    work(100);
    one.run(() => work(4));
    expect(one.spent()).toBe(7);
  });

  it('measures work within work once', () => {
    const one = meter();
    one.run(() => {
      work(1);
      one.run(() => work(2));
      work(4);
    });
    expect(one.spent()).toBe(7);
  });

  it('measures work that fails', () => {
    const one = meter();
    expect(() =>
      one.run(() => {
        work(5);
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(one.spent()).toBe(5);
  });

  it('reads the time that this thread has worked, not the time that passes', async () => {
    const one = makeMeter();
    const before = threadMs();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(threadMs() - before).toBeLessThan(40);
    one.run(() => {
      const until = threadMs() + 5;
      while (threadMs() < until);
    });
    expect(one.spent()).toBeGreaterThanOrEqual(5);
  });
});
