import type { TraceEvent } from '@portolan/web/driving';

/** When a thread worked, by the CPU time of its tasks: what other programs do meanwhile does not count. */
export interface ThreadTimes {
  /** The CPU time of each task, in ms. */
  readonly tasks: readonly number[];
  /** The CPU time within a span of the trace, in ms. A task that is partly inside counts in proportion. */
  within(from: number, to: number): number;
}

export interface Threads {
  /** Where the page's scripts run. */
  readonly main: ThreadTimes;
  /** What turns its work into pictures: compositor, raster, display. */
  readonly others: readonly ThreadTimes[];
}

const MS = 1000;
const MAIN = 'CrRendererMain';
const WORKER = 'DedicatedWorker thread';
const DRAWING = /^(Compositor|VizCompositorThread|CompositorTileWorker\d*|ThreadPoolForegroundWorker)/;
/**
 * Browsers record a task under one or both of the first two names, one inside the other. The workers' tasks have names of
 * their own, of which only those that draw count.
 */
const TASKS = ['ThreadControllerImpl::RunTask', 'RunTask', 'TaskGraphRunner::RunTask'];

export function threadsIn(events: readonly TraceEvent[]): Threads {
  const byThread = Map.groupBy(
    events.filter(({ name }) => TASKS.includes(name)),
    keyOf,
  );
  const timesOf = (isWanted: (name: string) => boolean): ThreadTimes[] =>
    [...new Set(events.filter((one) => one.name === 'thread_name' && isWanted(one.args?.name ?? '')).map(keyOf))].map(
      (thread) => timesOfThread(byThread.get(thread)),
    );
  return { main: joined(timesOf((name) => name === MAIN)), others: timesOf((name) => DRAWING.test(name)) };
}

/** The CPU time of the page's own workers, in ms. They end in the middle of a task, which is then missing in the trace. */
export function workersIn(events: readonly TraceEvent[]): number {
  const workers = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === WORKER).map(keyOf),
  );
  let ms = 0;
  for (const worker of workers) {
    const own = events.filter((one) => one.tts !== undefined && keyOf(one) === worker);
    const from = Math.min(...own.map(({ tts = 0 }) => tts));
    const to = Math.max(...own.map(({ tts = 0, tdur = 0 }) => tts + tdur));
    if (own.length > 0) ms += (to - from) / MS;
  }
  return ms;
}

function keyOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

function timesOfThread(found: readonly TraceEvent[] = []): ThreadTimes {
  const tasks: { readonly from: number; readonly to: number; readonly cpu: number; readonly before: number }[] = [];
  const task = TASKS.find((wanted) => found.some(({ name }) => name === wanted));
  const own = found.filter(({ name }) => name === task);
  let before = 0;
  for (const { ts, dur = 0, tdur = dur } of own.toSorted((one, other) => one.ts - other.ts)) {
    // A task may run others inside.
    if (ts < (tasks.at(-1)?.to ?? Number.NEGATIVE_INFINITY)) continue;
    tasks.push({ from: ts, to: ts + dur, cpu: tdur / MS, before });
    before += tdur / MS;
  }
  const until = (at: number): number => {
    let [low, high] = [0, tasks.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tasks[middle]?.from ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    const last = tasks[low - 1];
    if (last === undefined) return 0;
    const { from, to, cpu } = last;
    return last.before + (at >= to ? cpu : (cpu * (at - from)) / (to - from));
  };
  return { tasks: tasks.map(({ cpu }) => cpu), within: (from, to) => until(to) - until(from) };
}

/** A browser has one main thread for each page; only one is at work. */
function joined(threads: readonly ThreadTimes[]): ThreadTimes {
  return {
    tasks: threads.flatMap(({ tasks }) => tasks),
    within: (from, to) => threads.reduce((sum, thread) => sum + thread.within(from, to), 0),
  };
}
