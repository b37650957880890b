import type { TraceEvent } from '@portolan/web/driving';
import { describe, expect, it } from 'vitest';
import { medianOf, smoothnessOf, wholeOf } from './smoothness.ts';

const MAIN: TraceEvent = { name: 'thread_name', ph: 'M', pid: 1, tid: 2, ts: 0, args: { name: 'CrRendererMain' } };

/** A frame every `every` ms from `from` to `to`. */
function frames(from: number, to: number, every: number): TraceEvent[] {
  return Array.from({ length: Math.floor((to - from) / every) }, (_, at) => ({
    name: 'DrawFrame',
    ph: 'I',
    pid: 1,
    tid: 3,
    ts: (from + at * every) * 1000,
  }));
}

function animation(id: string, from: number, to: number, asked = from): TraceEvent[] {
  const part = { name: 'Animation', pid: 1, tid: 2, id2: { local: id } };
  return [
    { ...part, ph: 'b', ts: asked * 1000, args: { data: { state: 'running' } } },
    { ...part, ph: 'n', ts: from * 1000, args: { data: { state: 'running' } } },
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
    expect(smoothnessOf(events)).toEqual({ ...STILL, seconds: 1, frames: 50, perSecond: 50 });
  });

  it('counts the time before an animation runs as a wait, and ignores animations that never run', () => {
    const events = [MAIN, ...frames(10, 2010, 20), ...standing('b', 0, 900), ...animation('a', 1000, 2000, 960)];
    expect(smoothnessOf(events)).toEqual({ ...STILL, seconds: 1, frames: 50, perSecond: 50, longestWaitMs: 40 });
  });

  it('finds the long tasks of the page at any time, but not those of other threads', () => {
    const events = [MAIN, ...animation('a', 0, 1000), task(100, 49), task(300, 80), task(500, 400, 9), task(1500, 300)];
    expect(smoothnessOf(events)).toMatchObject({ longestTaskMs: 300, longTasks: 2 });
  });

  it('counts a task once that is recorded under two names', () => {
    const events = [MAIN, task(100, 80), { ...task(100, 79), name: 'RunTask' }];
    expect(smoothnessOf(events)).toMatchObject({ longestTaskMs: 80, longTasks: 1 });
  });

  it('counts the CPU time of a task if the browser reports it', () => {
    const events = [MAIN, ...animation('a', 0, 1000), { ...task(100, 90), tdur: 30_000 }];
    expect(smoothnessOf(events)).toMatchObject({ longestTaskMs: 30, longTasks: 0 });
  });

  it('uses the whole trace if asked to', () => {
    const events = [MAIN, ...frames(0, 2000, 10), task(10, 60)];
    expect(smoothnessOf(events, wholeOf(events))).toMatchObject({ frames: 200, longTasks: 1 });
    expect(smoothnessOf(events)).toEqual({ ...STILL, longestTaskMs: 60, longTasks: 1 });
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
