import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Bus, BusError } from './bus.ts';

/** What every bus must do. `open` returns a server's end of it; all ends of one test are connected. */
export function busContract(name: string, open: (node: string) => Promise<Bus>): void {
  let a: Bus;
  let b: Bus;
  let c: Bus;
  beforeEach(async () => {
    [a, b, c] = [await open('a'), await open('b'), await open('c')];
  });
  afterEach(async () => {
    for (const bus of [a, b, c]) await bus.close();
  });

  function heard(bus: Bus, topic: string): [unknown, string][] {
    const all: [unknown, string][] = [];
    bus.subscribe(topic, (message, from) => all.push([message, from]));
    return all;
  }

  describe(`${name}`, () => {
    it('tells all other servers, in order, and says who speaks', async () => {
      const [atA, atB, atC] = [heard(a, 'news'), heard(b, 'news'), heard(c, 'news')];
      const other = heard(b, 'weather');
      for (let n = 0; n < 50; n++) a.publish('news', { n, what: ['ä', null] });
      await vi.waitFor(() => expect([atB.length, atC.length]).toEqual([50, 50]));
      expect(atB).toEqual(Array.from({ length: 50 }, (_, n) => [{ n, what: ['ä', null] }, a.node]));
      expect(atC).toEqual(atB);
      expect([atA, other]).toEqual([[], []]);
    });

    it('has several listeners to a topic, who cannot change what others hear', async () => {
      const spoilt: unknown[] = [];
      b.subscribe('news', (message) => {
        (message as { n: number }).n = 9;
        spoilt.push(message);
      });
      const clean = heard(b, 'news');
      a.publish('news', { n: 1 });
      await vi.waitFor(() => expect(clean).toEqual([[{ n: 1 }, a.node]]));
      expect(spoilt).toEqual([{ n: 9 }]);
    });

    it('asks one server and brings back its answer', async () => {
      b.answer('sum', async (message, from) => ({ sum: (message as number[]).reduce((x, y) => x + y), from }));
      c.answer('sum', async () => 'wrong');
      const sums = await Promise.all([1, 2, 3].map((n) => a.request(b.node, 'sum', [n, 10], 5000)));
      expect(sums).toEqual([1, 2, 3].map((n) => ({ sum: n + 10, from: a.node })));
      expect(await b.request(c.node, 'sum', [], 5000)).toBe('wrong');
    });

    it('fails when nobody answers: an unknown server, a silent one, one that throws, one that has left', async () => {
      b.answer('never', () => new Promise(() => undefined));
      b.answer('broken', async () => {
        throw new Error('oh');
      });
      for (const [node, topic] of [
        ['nobody', 'sum'],
        [b.node, 'never'],
        [b.node, 'broken'],
        [b.node, 'unheard of'],
      ] as const)
        await expect(a.request(node, topic, {}, 50)).rejects.toThrow(BusError);
      c.answer('sum', async () => 1);
      expect(await a.request(c.node, 'sum', {}, 5000)).toBe(1);
      await c.close();
      await expect(a.request(c.node, 'sum', {}, 50)).rejects.toThrow(BusError);
    });

    it('fails at once when the server that was asked leaves without an answer', async () => {
      const begun = Promise.withResolvers<void>();
      b.answer('never', () => {
        begun.resolve();
        return new Promise(() => undefined);
      });
      // It may fail before the other server has closed, so the failure is expected from the beginning.
      const failed = expect(a.request(b.node, 'never', {}, 60_000)).rejects.toThrow(BusError);
      await begun.promise;
      await b.close();
      await failed;
    });

    it('fails at once when the server that was asked is given up, and only what that one was asked', async () => {
      const begun = Promise.withResolvers<void>();
      const held = Promise.withResolvers<number>();
      b.answer('never', () => {
        begun.resolve();
        return new Promise(() => undefined);
      });
      c.answer('sum', () => held.promise);
      const failed = expect(a.request(b.node, 'never', {}, 60_000)).rejects.toThrow(BusError);
      const other = a.request(c.node, 'sum', {}, 60_000);
      await begun.promise;
      a.giveUp(b.node);
      await failed;
      held.resolve(3);
      expect(await other).toBe(3);
    });

    it('fails at once when the server that was asked throws', async () => {
      b.answer('broken', async () => {
        throw new Error('oh');
      });
      await expect(a.request(b.node, 'broken', {}, 60_000)).rejects.toThrow(BusError);
    });

    it('answers or fails at once while the server that is asked is leaving', async () => {
      b.answer('sum', async () => 1);
      const left = b.close();
      const asked: Promise<unknown>[] = [];
      for (let n = 0; n < 100; n++) {
        asked.push(a.request(b.node, 'sum', {}, 60_000).catch((error) => error));
        await pause(0);
      }
      await left;
      for (const answer of await Promise.all(asked)) if (answer !== 1) expect(answer).toBeInstanceOf(BusError);
    });

    it('says nothing after it was closed', async () => {
      const atB = heard(b, 'news');
      await a.close();
      a.publish('news', 1);
      c.publish('news', 2);
      await vi.waitFor(() => expect(atB).toEqual([[2, c.node]]));
    });

    it('counts for all servers together', async () => {
      const limits = [a, b, c].map((bus) => bus.rateLimit('sits', 5, 0.001));
      const taken: boolean[] = [];
      for (let n = 0; n < 9; n++) taken.push((await limits[n % 3]?.take(['ann'])) ?? false);
      expect(taken).toEqual([true, true, true, true, true, false, false, false, false]);
      expect(await limits[0]?.take(['bob', 'ann'])).toBe(false);
      expect(await limits[1]?.take(['bob'], 4)).toBe(true);
      expect(await limits[2]?.take(['bob'])).toBe(false);
      expect(await a.rateLimit('chats', 5, 0.001).take(['ann'])).toBe(true);
    });

    it('charges for all servers together, and makes whoever owes wait', async () => {
      const limits = [a, b].map((bus) => bus.rateLimit('work', 2, 2));
      await limits[0]?.charge(['ann'], 2);
      await limits[1]?.charge(['ann'], 2);
      const charged = Date.now();
      for (const limit of limits) expect(await limit.take(['ann'])).toBe(false);
      await vi.waitFor(async () => expect(await limits[0]?.take(['ann'])).toBe(true), { timeout: 5000, interval: 50 });
      // One second for the burst, and one for the debt.
      expect(Date.now() - charged).toBeGreaterThan(1500);
    });

    it('gives back what was taken', async () => {
      const limit = a.rateLimit('misses', 1, 0.001);
      expect(await limit.take(['ann'])).toBe(true);
      await limit.giveBack(['ann']);
      expect(await b.rateLimit('misses', 1, 0.001).take(['ann'])).toBe(true);
      expect(await limit.take(['ann'])).toBe(false);
    });

    it('keeps a text until somebody takes it, or for a while', async () => {
      await a.keep('one', 'sealed', 10_000);
      await a.keep('two', 'brief', 20);
      expect(await b.take('one')).toBe('sealed');
      expect(await a.take('one')).toBeUndefined();
      await pause(40);
      expect(await c.take('two')).toBeUndefined();
      await a.keep('three', 'old', 10_000);
      await b.keep('three', 'new', 10_000);
      expect(await c.take('three')).toBe('new');
    });
  });
}
