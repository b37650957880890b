import type { TraceEvent } from '@portolan/web/driving';
import { describe, expect, it } from 'vitest';
import { medianOf, smoothnessOf } from './smoothness.ts';

const MAIN: TraceEvent = { name: 'thread_name', ph: 'M', pid: 1, tid: 2, ts: 0, args: { name: 'CrRendererMain' } };

const DISPLAY: TraceEvent = { name: 'thread_name', ph: 'M', pid: 1, tid: 3, ts: 0, args: { name: 'Compositor' } };
const AS_TRACED = { throttle: 1 };

/** A frame every `every` ms from `from` to `to`. */
function frames(from: number, to: number, every: number, name = 'DrawFrame'): TraceEvent[] {
  return Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, at) => ({
    name,
    ph: 'I',
    pid: 1,
    tid: 3,
    ts: (from + at * every) * 1000,
  }));
}

function animation(
  id: string,
  from: number,
  to: number,
  more: { asked?: number; onMain?: boolean } = {},
): TraceEvent[] {
  const { asked = from, onMain = false } = more;
  const part = { name: 'Animation', pid: 1, tid: 2, id2: { local: id } };
  return [
    { ...part, ph: 'b', ts: asked * 1000, args: { data: { state: 'running' } } },
    { ...part, ph: 'n', ts: from * 1000, args: { data: { state: 'running', compositeFailed: onMain ? 8 : 0 } } },
    { ...part, ph: 'e', ts: to * 1000 },
  ];
}

function standing(id: string, from: number, to: number): TraceEvent[] {
  const part = { name: 'Animation', pid: 1, tid: 2, id2: { local: id } };
  return [
    { ...part, ph: 'b', ts: from * 1000, args: { data: { state: 'paused' } } },
    { ...part, ph: 'e', ts: to * 1000 },
  ];
}

const STILL = { seconds: 0, frames: 0, perSecond: 0, longestWaitMs: 0, longestTaskMs: 0, longTasks: 0 };

function task(ts: number, ms: number, tid = 2): TraceEvent {
  return { name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 1, tid, ts: ts * 1000, dur: ms * 1000 };
}

describe('the smoothness of a trace', () => {
  it('counts frames only while something moves, and overlapping animations once', () => {
    const events = [MAIN, ...frames(10, 4010, 20), ...animation('a', 1000, 1800), ...animation('b', 1500, 2000)];
    expect(smoothnessOf(events, AS_TRACED)).toEqual({ ...STILL, seconds: 1, frames: 50, perSecond: 60 });
  });

  it('misses a frame for every further interval of the display that drawing one takes', () => {
    const moving = [MAIN, DISPLAY, ...frames(0, 1000, 50), ...animation('a', 0, 1000)];
    expect(smoothnessOf([...moving, task(105, 16, 3)], AS_TRACED)).toMatchObject({ perSecond: 60 });
    expect(smoothnessOf([...moving, task(105, 40, 3)], AS_TRACED)).toMatchObject({ perSecond: 58 });
    expect(smoothnessOf([...moving, task(105, 20, 3), task(130, 20, 3)], AS_TRACED)).toMatchObject({ perSecond: 58 });
  });

  it('counts the page against frames only where it draws them', () => {
    const busy = [MAIN, DISPLAY, ...frames(0, 1000, 50), task(105, 40)];
    expect(smoothnessOf([...busy, ...animation('a', 0, 1000)], AS_TRACED)).toMatchObject({ perSecond: 60 });
    const onMain = animation('a', 0, 1000, { onMain: true });
    expect(smoothnessOf([...busy, ...onMain], AS_TRACED)).toMatchObject({ perSecond: 58 });
    const whole = [...busy, ...frames(0, 1000, 50, 'BeginMainThreadFrame')];
    expect(smoothnessOf(whole, { throttle: 1, whole: true })).toMatchObject({ frames: 21, perSecond: 58 });
  });

  it('multiplies the CPU times of the page, and of the page alone', () => {
    const events = [MAIN, DISPLAY, ...frames(0, 1000, 50), ...animation('a', 0, 1000), task(105, 15), task(205, 15, 3)];
    expect(smoothnessOf(events, { throttle: 4 })).toMatchObject({ longestTaskMs: 60, longTasks: 1, perSecond: 60 });
  });

  it('counts the work before an animation runs as a wait, and ignores animations that never run', () => {
    const asked = animation('a', 1000, 2000, { asked: 900 });
    const events = [MAIN, DISPLAY, ...standing('b', 0, 900), ...asked, task(890, 20), task(950, 30, 3), task(1010, 90)];
    expect(smoothnessOf(events, { throttle: 4 })).toMatchObject({ longestWaitMs: 70 });
  });

  it('finds the long tasks of the page at any time, but not those of other threads', () => {
    const events = [MAIN, ...animation('a', 0, 1000), task(100, 49), task(300, 80), task(500, 400, 9), task(1500, 300)];
    expect(smoothnessOf(events, AS_TRACED)).toMatchObject({ longestTaskMs: 300, longTasks: 2 });
  });

  it('counts a task once that is recorded under two names', () => {
    const events = [MAIN, task(100, 80), { ...task(100, 79), name: 'RunTask' }];
    expect(smoothnessOf(events, AS_TRACED)).toMatchObject({ longestTaskMs: 80, longTasks: 1 });
  });

  it('counts CPU times if the browser reports them', () => {
    const slow = { ...task(105, 90), tdur: 30_000 };
    const events = [MAIN, ...frames(0, 1000, 200, 'BeginMainThreadFrame'), slow];
    expect(smoothnessOf(events, { throttle: 1, whole: true })).toMatchObject({
      longestTaskMs: 30,
      longTasks: 0,
      perSecond: 59,
    });
  });
});

describe('the median of trials', () => {
  it('is taken figure by figure', () => {
    const trial = (longestTaskMs: number, perSecond: number) => ({ ...STILL, longestTaskMs, perSecond });
    expect(medianOf([trial(30, 20), trial(90, 60), trial(40, 59)])).toEqual(trial(40, 59));
    expect(medianOf([trial(30, 60), trial(90, 50)])).toEqual(trial(60, 55));
  });

  it('is no number without a trial, so that nothing passes', () => {
    expect(medianOf([]).longestTaskMs <= 50).toBe(false);
  });
});
