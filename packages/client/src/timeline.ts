import { makeStore, type Readable } from './store.ts';
import { REAL_TIMERS, type Timers } from './timers.ts';

/** One thing that happened, on show. */
export interface Showing<Step> {
  readonly step: Step;
  readonly ms: number;
  /** False where motion is unwelcome: highlight it, do not move it. */
  readonly travels: boolean;
  /** How many wait behind it. */
  readonly waiting: number;
}

/** Shows one step after the other. It never owns the truth: whoever skips sees the newest table. */
export interface Timeline<Step> {
  /** Undefined when everything has been shown. */
  readonly now: Readable<Showing<Step> | undefined>;
  push(steps: readonly Step[]): void;
  skip(): void;
}

export interface TimelineOptions<Step> {
  /** How long a step deserves; 0 leaves it out. */
  readonly duration: (step: Step) => number;
  readonly stillness?: () => boolean;
  readonly timers?: Timers;
}

/** With this many waiting, each gets half of its time; with three times as many a quarter. */
const PATIENCE = 12;
/** Nobody can follow what is over sooner; whoever is in a hurry skips. */
const LEAST_MS = 250;

export function makeTimeline<Step>(options: TimelineOptions<Step>): Timeline<Step> {
  const { duration, stillness = () => false, timers = REAL_TIMERS } = options;
  const now = makeStore<Showing<Step> | undefined>(undefined);
  let queue: readonly Step[] = [];
  let stop = (): void => {};

  function next(): void {
    const [step, ...rest] = queue;
    queue = rest;
    if (step === undefined) {
      now.set(undefined);
      return;
    }
    const whole = duration(step);
    const ms = Math.max(Math.min(whole, LEAST_MS), Math.round(whole / (1 + rest.length / PATIENCE)));
    now.set({ step, ms, travels: !stillness(), waiting: rest.length });
    stop = timers.after(ms, next);
  }

  return {
    now,
    push(steps) {
      queue = [...queue, ...steps.filter((step) => duration(step) > 0)];
      if (now.get() === undefined) next();
    },
    skip() {
      queue = [];
      stop();
      now.set(undefined);
    },
  };
}
