import type { TraceEvent } from '@portolan/web/driving';
import { describe, expect, it } from 'vitest';
import { markedTask } from './markedTask.ts';

function task(ts: number, ms: number, name = 'RunTask', tid = 2): TraceEvent {
  return { name, ph: 'X', pid: 1, tid, ts: ts * 1000, dur: ms * 1000, tdur: ms * 900 };
}

const MARK: TraceEvent = { name: 'shaded', ph: 'I', pid: 1, tid: 2, ts: 105_000 };

describe('the task with a mark', () => {
  it('is the one on the same thread around the mark, by its CPU time', () => {
    const events = [
      task(80, 20),
      task(100, 10, 'ThreadControllerImpl::RunTask'),
      task(100, 9),
      task(104, 50, 'RunTask', 7),
    ];
    expect(markedTask([...events, MARK, task(120, 70)], 'shaded')).toBe(9);
  });

  it('is missing without the mark', () => {
    expect(markedTask([task(100, 10)], 'shaded')).toBeUndefined();
  });
});
