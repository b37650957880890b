import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeMessageQueue } from './messageQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(isStoreAnswering = (): boolean => true, begun = Promise.resolve()) {
  const handled: string[] = [];
  const held = new Map<string, PromiseWithResolvers<void>>();
  const queue = makeMessageQueue({
    begun,
    isPing: (raw) => raw.startsWith('ping'),
    isStoreAnswering,
    async handle(raw) {
      handled.push(raw);
      if (!raw.startsWith('slow')) return;
      const done = Promise.withResolvers<void>();
      held.set(raw, done);
      await done.promise;
    },
  });
  return { queue, handled, finish: (raw: string) => held.get(raw)?.resolve(), pass: vi.advanceTimersByTimeAsync };
}

describe('the messages of a connection', () => {
  it('are handled in order, pings like all others', async () => {
    const { queue, handled, finish, pass } = setUp();
    for (const raw of ['slow 1', 'ping 1', 'slow 2', 'ping 2']) queue.add(raw);
    await pass(400);
    expect(handled).toEqual(['slow 1']);
    finish('slow 1');
    await pass(400);
    expect(handled).toEqual(['slow 1', 'ping 1', 'slow 2']);
    finish('slow 2');
    await queue.settled();
    expect(handled).toEqual(['slow 1', 'ping 1', 'slow 2', 'ping 2']);
    expect(queue.length()).toBe(0);
  });

  it('do not hold up a ping for longer than half a second, and it is answered once', async () => {
    const { queue, handled, finish, pass } = setUp();
    await pass(60_000);
    for (const raw of ['slow 1', 'ping 1', 'next']) queue.add(raw);
    await pass(500);
    expect(handled).toEqual(['slow 1', 'ping 1']);
    await pass(500);
    queue.add('ping 2');
    expect(handled).toEqual(['slow 1', 'ping 1', 'ping 2']);
    expect(queue.length()).toBe(4);
    finish('slow 1');
    await queue.settled();
    expect(handled).toEqual(['slow 1', 'ping 1', 'ping 2', 'next']);
  });

  it('hold up pings as well while there is little hope of an answer', async () => {
    let hope = false;
    const { queue, handled, pass } = setUp(() => hope);
    for (const raw of ['slow 1', 'ping 1']) queue.add(raw);
    await pass(2_000);
    expect(handled).toEqual(['slow 1']);
    hope = true;
    await pass(500);
    expect(handled).toEqual(['slow 1', 'ping 1']);
    queue.add('ping 2');
    expect(handled).toEqual(['slow 1', 'ping 1', 'ping 2']);
  });

  it('hold up pings as well before the connection is admitted', async () => {
    const admission = Promise.withResolvers<void>();
    const { queue, handled, pass } = setUp(undefined, admission.promise);
    for (const raw of ['watch', 'ping 1']) queue.add(raw);
    await pass(2_000);
    expect(handled).toEqual([]);
    admission.resolve();
    await pass(500);
    expect(handled).toEqual(['watch', 'ping 1']);
  });

  it('no longer let pings pass when one of them may never be answered', async () => {
    const { queue, handled, finish, pass } = setUp();
    queue.add('slow 1');
    await pass(9_990);
    queue.add('ping 1');
    await pass(10);
    queue.add('ping 2');
    await pass(60_000);
    expect(handled).toEqual(['slow 1', 'ping 1']);
    finish('slow 1');
    await queue.settled();
    expect(handled).toEqual(['slow 1', 'ping 1', 'ping 2']);
  });
});
