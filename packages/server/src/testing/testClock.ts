import type { Clock } from '../clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves it on; whatever is due on the way happens at its time. */
  advance(ms: number): void;
  /** As if the process had been suspended for this long: time has passed, and nothing has happened meanwhile. */
  standStill(ms: number): void;
}

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

export function makeTestClock(start: number): TestClock {
  let now = start;
  let stoodStill = 0;
  const timers = new Set<Timer>();
  return {
    now: () => now,
    // That of a machine that was suspended stands still as well.
    steady: () => now - stoodStill,
    machineNow: () => Date.now() + stoodStill,
    after(ms, work) {
      if (ms <= 0) {
        const soon = setImmediate(work);
        return () => clearImmediate(soon);
      }
      const timer = { at: now + ms, work };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.work();
      }
      now = until;
    },
    standStill(ms) {
      now += ms;
      stoodStill += ms;
    },
  };
}
