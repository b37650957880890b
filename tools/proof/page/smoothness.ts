import type { TraceEvent } from '@portolan/web/driving';

/** How smooth the screen was while something moved. */
export interface Smoothness {
  /** While something moved. */
  readonly seconds: number;
  readonly frames: number;
  readonly perSecond: number;
  /** The longest delay before an animation ran, in ms. */
  readonly longestWaitMs: number;
  /** The CPU time of the longest task on the page's main thread, in ms. */
  readonly longestTaskMs: number;
  readonly longTasks: number;
}

type Span = readonly [from: number, to: number];

const LONG_MS = 50;
const MS = 1000;
/** Browsers record a task under one or both of these names, one inside the other. */
const TASKS = ['ThreadControllerImpl::RunTask', 'RunTask'];

/** Reads a trace. Frames count while animations ran, or within `spans`; tasks count at any time. */
export function smoothnessOf(events: readonly TraceEvent[], spans?: readonly Span[]): Smoothness {
  const animations = animationsIn(events);
  const moving = union(spans ?? animations.map(({ ran }) => ran));
  const inside = (at: number): boolean => moving.some(([from, to]) => at >= from && at <= to);
  const frames = events.filter(({ name, ts }) => name === 'DrawFrame' && inside(ts)).length;
  const seconds = moving.reduce((sum, [from, to]) => sum + to - from, 0) / MS / MS;
  const pages = mainThreads(events);
  const onPage = events.filter(({ pid, tid }) => pages.has(`${pid} ${tid}`));
  const named = TASKS.find((task) => onPage.some(({ name }) => name === task));
  const tasks = onPage
    .filter(({ name }) => name === named)
    // CPU time, so that other programs do not count.
    .map(({ dur = 0, tdur = dur }) => tdur / MS);
  return {
    seconds: round(seconds),
    frames,
    perSecond: seconds === 0 ? 0 : round(frames / seconds),
    longestWaitMs: round(Math.max(0, ...animations.map(({ waited }) => waited / MS))),
    longestTaskMs: round(Math.max(0, ...tasks)),
    longTasks: tasks.filter((ms) => ms > LONG_MS).length,
  };
}

/** Figure by figure, so that neither the luckiest nor the unluckiest trial decides. */
export function medianOf(trials: readonly Smoothness[]): Smoothness {
  const median = (figure: (one: Smoothness) => number): number => {
    const sorted = trials.map(figure).sort((a, b) => a - b);
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
    return round(((low ?? Number.NaN) + (high ?? Number.NaN)) / 2);
  };
  return {
    seconds: median(({ seconds }) => seconds),
    frames: median(({ frames }) => frames),
    perSecond: median(({ perSecond }) => perSecond),
    longestWaitMs: median(({ longestWaitMs }) => longestWaitMs),
    longestTaskMs: median(({ longestTaskMs }) => longestTaskMs),
    longTasks: median(({ longTasks }) => longTasks),
  };
}

/** From the first record to the last. */
export function wholeOf(events: readonly TraceEvent[]): Span[] {
  const times = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts);
  return times.length === 0 ? [] : [[Math.min(...times), Math.max(...times)]];
}

/** An animation that ran. */
interface Ran {
  readonly ran: Span;
  /** From its request until it ran. */
  readonly waited: number;
}

/** A browser records the request of an animation and later when it runs. A paused one never runs. */
function animationsIn(events: readonly TraceEvent[]): Ran[] {
  const asked = new Map<string, number>();
  const begun = new Map<string, Span>();
  const ran: Ran[] = [];
  for (const { name, ph, ts, id, id2, pid, args } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (name !== 'Animation') continue;
    const key = `${pid} ${id ?? id2?.local}`;
    const since = asked.get(key);
    if (ph === 'b' && args?.data?.state === 'running') asked.set(key, ts);
    else if (ph === 'n' && args?.data?.state === 'running' && since !== undefined) begun.set(key, [since, ts]);
    else if (ph === 'e') {
      const [from, to] = begun.get(key) ?? [];
      if (from !== undefined && to !== undefined) ran.push({ ran: [to, ts], waited: to - from });
      asked.delete(key);
      begun.delete(key);
    }
  }
  return ran;
}

function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

function mainThreads(events: readonly TraceEvent[]): ReadonlySet<string> {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  return new Set(named.map(({ pid, tid }) => `${pid} ${tid}`));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
