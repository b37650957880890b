import type { TraceEvent } from '@portolan/web/driving';
import { describe, expect, it } from 'vitest';
import { workersIn } from './threadTimes.ts';

function named(tid: number, name: string): TraceEvent {
  return { name: 'thread_name', ph: 'M', pid: 1, tid, ts: 0, args: { name } };
}

function event(tid: number, tts: number, tdur = 0): TraceEvent {
  return { name: 'MinorGC', ph: 'X', pid: 1, tid, ts: 7 * tts * 1000, tts: tts * 1000, tdur: tdur * 1000 };
}

const THREADS = [named(2, 'CrRendererMain'), named(3, 'DedicatedWorker thread'), named(4, 'DedicatedWorker thread')];

describe("the CPU time of a page's own workers", () => {
  it('is counted by the clocks of their threads, also in tasks that are missing', () => {
    expect(workersIn([...THREADS, event(3, 2), event(3, 200), event(3, 290, 12), event(2, 900)])).toBe(300);
  });

  it('is the sum over all workers', () => {
    expect(workersIn([...THREADS, event(3, 0, 100), event(4, 5), event(4, 30, 25)])).toBe(150);
  });

  it('is nothing where nobody thinks', () => {
    expect(workersIn([...THREADS, event(2, 900)])).toBe(0);
  });
});
