import { describe, expect, it } from 'vitest';
import { makeMeter } from './meter.ts';
import { makeTurns } from './turns.ts';

const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('are given to a limited number at a time', async () => {
    const turns = makeTurns({ atOnce: 2, mostWaiting: 10 });
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const turn = await turns.enter('a');
        most = Math.max(most, ++running);
        await nextTick();
        running--;
        turn?.end();
      }),
    );
    expect(most).toBe(2);
  });

  it('go round the networks, so that one that asks for many does not keep the others waiting', async () => {
    const turns = makeTurns({ atOnce: 1, mostWaiting: 10 });
    const order: string[] = [];
    const work = async (network: string): Promise<void> => {
      const turn = await turns.enter(network);
      order.push(network);
      await nextTick();
      turn?.end();
    };
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(work));
    expect(order.join('')).toBe('aabcaba');
  });

  it('are refused to a network that already waits for many', async () => {
    const turns = makeTurns({ atOnce: 1, mostWaiting: 2 });
    const first = await turns.enter('a');
    const second = turns.enter('a');
    const third = turns.enter('a');
    expect(await turns.enter('a')).toBeUndefined();
    const other = turns.enter('b');
    first?.end();
    for (const next of [second, other, third]) (await next)?.end();
    expect(await turns.enter('a')).toBeDefined();
  });

  it('let everything else happen now and then', async () => {
    const turns = makeTurns({ atOnce: 1, mostWaiting: 1, now: () => clock });
    let clock = 0;
    const turn = await turns.enter('a');
    let others = 0;
    setImmediate(() => others++);
    await turn?.breathe();
    expect(others).toBe(0);
    clock = 20;
    await turn?.breathe();
    expect(others).toBe(1);
  });

  it('end once, even if that is said twice', async () => {
    const turns = makeTurns({ atOnce: 1, mostWaiting: 5 });
    const first = await turns.enter('a');
    first?.end();
    first?.end();
    const second = await turns.enter('a');
    let third: unknown;
    void turns.enter('a').then((turn) => (third = turn));
    await nextTick();
    await nextTick();
    expect(third).toBeUndefined();
    second?.end();
    await expect.poll(() => third).toBeDefined();
  });

  it('measure what is done with every item, also in what makes the items, and not what happens in between', async () => {
    let clock = 0;
    const turns = makeTurns({ atOnce: 1, mostWaiting: 1, newMeter: () => makeMeter(() => clock), now: () => clock });
    function* items(): Generator<number> {
      for (let item = 1; ; item++) {
        clock += 10;
        yield item;
      }
    }
    const turn = await turns.enter('a');
    const done: number[] = [];
    let isOver = false;
    const others = (): void => {
      clock += 1000;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    await turn?.forEach(items(), (item) => {
      clock += 1;
      done.push(item);
      return item < 3;
    });
    isOver = true;
    expect(done).toEqual([1, 2, 3]);
    expect(clock).toBeGreaterThan(1000);
    expect(turn?.meter.spent()).toBe(33);
  });
});
