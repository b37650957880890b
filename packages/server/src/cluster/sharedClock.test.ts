import { beforeEach, describe, expect, it } from 'vitest';
import { type Logged, listeningLog } from '../testing/testServer.ts';
import { makeSharedClock, type SharedClock } from './sharedClock.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The time that the database tells, and of the machine the time and how long it has been running. */
let database: number;
let machine: number;
let running: number;
/** How long the database takes to receive a question, and its answer to arrive. */
let ways: [number, number];
let clock: SharedClock;
let logged: Logged;

function pass(ms: number): void {
  database += ms;
  machine += ms;
  running += ms;
}

beforeEach(() => {
  database = 1_000_000;
  machine = database + HOUR_MS;
  running = 0;
  ways = [0, 0];
  logged = listeningLog();
  const own = { now: () => machine, machineNow: () => machine, steady: () => running, after: () => () => undefined };
  const store = {
    async time() {
      pass(ways[0]);
      const time = database;
      pass(ways[1]);
      return time;
    },
  };
  clock = makeSharedClock(own, store, logged.log);
});

describe('the time that servers share', () => {
  it("is the database's, whatever the machine says", async () => {
    await clock.measure();
    expect(clock.now()).toBe(database);
    pass(500);
    expect(clock.now()).toBe(database);
    machine -= 5 * HOUR_MS;
    expect(clock.now()).toBe(database);
    await clock.measure(() => expect.unreachable());
    expect(logged.errors).toEqual([expect.stringContaining("this machine's clock is wrong")]);
  });

  it('is not disturbed by an answer that takes long', async () => {
    await clock.measure();
    for (const way of [
      [2000, 0],
      [0, 2000],
    ] as const) {
      ways = [...way];
      await clock.measure();
      expect(clock.now()).toBe(database);
    }
  });

  it('is off by at most half of how long the first answer took', async () => {
    ways = [0, 80];
    await clock.measure();
    expect(Math.abs(clock.now() - database)).toBeLessThanOrEqual(40);
    ways = [1, 1];
    await clock.measure();
    expect(Math.abs(clock.now() - database)).toBeLessThanOrEqual(1);
  });

  it('leaps when the machine was suspended', async () => {
    await clock.measure();
    database += HOUR_MS;
    const leaps: unknown[] = [];
    await clock.measure((ms) => leaps.push([ms, clock.now()]));
    expect(leaps).toEqual([[HOUR_MS, database]]);
  });
});
