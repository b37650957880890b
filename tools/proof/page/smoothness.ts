import type { TraceEvent } from '@portolan/web/driving';
import { animationsIn, type Span, union } from './animations.ts';
import { type Threads, threadsIn } from './threadTimes.ts';

/** How smooth the screen is while something moves, on a processor that has nothing else to do. */
export interface Smoothness {
  /** While something moved. */
  readonly seconds: number;
  readonly frames: number;
  readonly perSecond: number;
  /** The longest delay before an animation ran, in ms. */
  readonly longestWaitMs: number;
  /** The longest task on the page's main thread, in ms. */
  readonly longestTaskMs: number;
  readonly longTasks: number;
}

interface Reading {
  /** How many times slower the processor is than the one that was traced. */
  readonly throttle: number;
  /** The page's main thread draws every frame during the whole trace, and not only while animations run. */
  readonly whole?: boolean;
}

const LONG_MS = 50;
const MS = 1000;
const PER_SECOND = 60;
const FRAME_MS = MS / PER_SECOND;

/**
 * Reads a trace. All durations are CPU times, and the main thread's are multiplied by `throttle`. (A browser can slow
 * down a page by itself, but does so by the clock: what other programs take from the page, it takes again.)
 *
 * A frame takes as many intervals of the display as its slowest thread needs for it; all but the first show nothing
 * new. The main thread counts where it draws the frames: not while the compositor moves things by itself.
 */
export function smoothnessOf(events: readonly TraceEvent[], { throttle, whole = false }: Reading): Smoothness {
  const animations = animationsIn(events);
  const threads = threadsIn(events);
  const drawn = timesOf(events, whole ? 'BeginMainThreadFrame' : 'DrawFrame');
  const [first = 0, last = 0] = [drawn[0], drawn.at(-1)];
  const moving = whole ? [[first, last] as const] : union(animations.map(({ ran }) => ran));
  const byMain = whole ? moving : union(animations.filter(({ onMain }) => onMain).map(({ ran }) => ran));
  const costs = moving.flatMap((span) => costsOf({ span, drawn, byMain, threads, throttle }));
  const seconds = moving.reduce((sum, [from, to]) => sum + to - from, 0) / MS / MS;
  const missed = costs.reduce((sum, ms) => sum + Math.max(0, Math.ceil(ms / FRAME_MS) - 1), 0);
  const tasks = threads.main.tasks.map((ms) => ms * throttle);
  return {
    seconds: round(seconds),
    frames: costs.length,
    perSecond: seconds === 0 ? 0 : round(Math.max(0, PER_SECOND - missed / seconds)),
    longestWaitMs: round(Math.max(0, ...animations.map(({ waited }) => waitOf(waited, threads, throttle)))),
    longestTaskMs: round(Math.max(0, ...tasks)),
    longTasks: tasks.filter((ms) => ms > LONG_MS).length,
  };
}

function timesOf(events: readonly TraceEvent[], wanted: string): readonly number[] {
  return events
    .filter(({ name }) => name === wanted)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
}

interface Motion {
  readonly span: Span;
  readonly drawn: readonly number[];
  readonly byMain: readonly Span[];
  readonly threads: Threads;
  readonly throttle: number;
}

/** What each frame within a span took its slowest thread, in ms. */
function costsOf({ span: [from, to], drawn, byMain, threads, throttle }: Motion): number[] {
  const frames = drawn.filter((at) => at >= from && at <= to);
  return frames.map((at, nth) => {
    const since = frames[nth - 1] ?? from;
    const isMain = byMain.some(([start, end]) => at > start && since < end);
    const main = isMain ? threads.main.within(since, at) * throttle : 0;
    return Math.max(main, ...threads.others.map((thread) => thread.within(since, at)));
  });
}

function waitOf([from, to]: Span, { main, others }: Threads, throttle: number): number {
  return main.within(from, to) * throttle + Math.max(0, ...others.map((thread) => thread.within(from, to)));
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

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
