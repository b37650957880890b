import { describe, expect, it } from 'vitest';
import { type FairQueue, makeFairQueue } from './fairQueue.ts';

/** Takes and releases all items. */
function drain(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    taken.push(next.item);
    queue.release(next.group);
  }
  return taken;
}

describe('a fair queue', () => {
  it('goes round the groups, the one that has waited longest first', () => {
    const queue = makeFairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0], item);
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  it('puts a group that asks again behind those that already wait', () => {
    const queue = makeFairQueue<string>();
    for (const item of ['a1', 'b1', 'c1']) queue.add(item[0], item);
    const first = queue.take();
    queue.release(first?.group);
    queue.add('a', 'a2');
    expect(drain(queue)).toEqual(['b1', 'c1', 'a2']);
  });

  it('has one item of a group out at a time', () => {
    const queue = makeFairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item[0], item);
    expect(queue.take()?.item).toBe('a1');
    expect(queue.take()?.item).toBe('b1');
    expect(queue.take()).toBeUndefined();
    queue.release('a');
    expect(queue.take()?.item).toBe('a2');
  });

  it('forgets an item that is removed', () => {
    const queue = makeFairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item[0], item);
    expect(['a1', 'b1', 'b1', 'c1'].map((item) => queue.remove(item[0], item))).toEqual([true, true, false, false]);
    expect(queue.size()).toBe(1);
    expect(drain(queue)).toEqual(['a2']);
  });

  it('counts what waits and can be emptied', () => {
    const queue = makeFairQueue<string>();
    for (const item of ['a1', 'a2', 'b1']) queue.add(item[0], item);
    queue.take();
    expect(queue.size()).toBe(2);
    expect(queue.clear().sort()).toEqual(['a2', 'b1']);
    expect(queue.size()).toBe(0);
    expect(queue.take()).toBeUndefined();
  });
});
