import type { Timers } from '../timers.ts';

export interface ManualTimers extends Timers {
  /** Advances time. */
  pass(ms: number): void;
}

/** Timers that stand still until a test advances them. */
export function manualTimers(): ManualTimers {
  let now = 0;
  let waiting: { readonly at: number; readonly work: () => void }[] = [];
  return {
    after(ms, work) {
      const one = { at: now + ms, work };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        waiting = waiting.filter((other) => other !== next);
        now = next.at;
        next.work();
      }
      now = until;
    },
  };
}
