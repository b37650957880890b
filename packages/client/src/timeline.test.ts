import { describe, expect, it } from 'vitest';
import { manualTimers } from './testing/manualTimers.ts';
import { makeTimeline } from './timeline.ts';

function setUp(still = false) {
  const timers = manualTimers();
  const timeline = makeTimeline<string>({
    timers,
    duration: (step) => (step === 'silent' ? 0 : 100),
    stillness: () => still,
  });
  return { timers, timeline };
}

describe('the timeline', () => {
  it('shows one step after the other, then nothing', () => {
    const { timers, timeline } = setUp();
    const seen: (string | undefined)[] = [];
    timeline.now.subscribe(() => seen.push(timeline.now.get()?.step));
    timeline.push(['a', 'silent', 'b']);
    expect(timeline.now.get()).toEqual({ step: 'a', ms: 92, travels: true, waiting: 1 });
    timers.pass(500);
    expect(seen).toEqual(['a', 'b', undefined]);
  });

  it('adds to what is on show', () => {
    const { timers, timeline } = setUp();
    timeline.push(['a']);
    timeline.push(['b']);
    expect(timeline.now.get()?.step).toBe('a');
    timers.pass(100);
    expect(timeline.now.get()?.step).toBe('b');
  });

  it('drops everything at once when skipped, and can begin again', () => {
    const { timers, timeline } = setUp();
    timeline.push(['a', 'b', 'c']);
    timeline.skip();
    expect(timeline.now.get()).toBeUndefined();
    timers.pass(1000);
    expect(timeline.now.get()).toBeUndefined();
    timeline.push(['d']);
    expect(timeline.now.get()?.step).toBe('d');
  });

  it('hurries when much is waiting', () => {
    const { timeline } = setUp();
    timeline.push(Array.from({ length: 37 }, (_, at) => `s${at}`));
    expect(timeline.now.get()?.ms).toBe(25);
  });

  it('does not move things for those who want stillness', () => {
    const { timeline } = setUp(true);
    timeline.push(['a']);
    expect(timeline.now.get()?.travels).toBe(false);
  });
});
