import { ok } from '@portolan/kernel';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS, makeRateLimit, surcharge } from '../limits.ts';
import { makeMeter } from '../meter.ts';
import { makeTurns } from '../turns.ts';
import { makeInTurn } from './inTurn.ts';

const { requestBurst } = DEFAULT_LIMITS;

/** How many requests of weight 1 a client may send at once, if each takes this long and then waits for others. */
async function admitted(takesMs: number): Promise<number> {
  let clock = 0;
  const requests = makeRateLimit(requestBurst, 0.001);
  const inTurn = makeInTurn({
    turns: makeTurns({ atOnce: 1, mostWaiting: 1, newMeter: () => makeMeter(() => clock) }),
    clients: { network: () => 'here' },
    charge: (_request, meter) => requests.charge(['here'], surcharge(meter.spent(), 1)),
  });
  let count = 0;
  for (; await requests.take(['here']); count++)
    await inTurn({} as FastifyRequest, async ({ meter }) => {
      meter.run(() => {
        clock += takesMs;
      });
      await Promise.resolve();
      // What the thread does for others meanwhile.
      clock += 1000;
      return ok(undefined);
    });
  return count;
}

describe('work in turn', () => {
  it('costs its weight if that is more than it takes', async () => {
    expect(await admitted(0.1)).toBe(requestBurst);
    expect(await admitted(2)).toBe(requestBurst);
  });

  it('costs what it takes of the main thread if that is more, and nothing for the time that it waits', async () => {
    expect(await admitted(35)).toBe(Math.ceil(requestBurst / 34));
  });
});
