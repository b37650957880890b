import { describe, expect, it } from 'vitest';
import { manualTimers } from './testing/manualTimers.ts';
import { makeTimeline } from './timeline.ts';

function setUp(still = false) {
  const timers = manualTimers();
  const timeline = makeTimeline<string>({
    timers,
    duration: (step) => (step === 'silent' ? 0 : step === 'glance' ? 100 : 600),
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
    expect(timeline.now.get()).toEqual({ step: 'a', ms: 554, travels: true, waiting: 1 });
    timers.pass(2000);
    expect(seen).toEqual(['a', 'b', undefined]);
  });

  it('adds to what is on show', () => {
    const { timers, timeline } = setUp();
    timeline.push(['a']);
    timeline.push(['b']);
    expect(timeline.now.get()?.step).toBe('a');
    timers.pass(600);
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

  it('hurries when much is waiting, but never so that nobody could follow', () => {
    const hurried = (waiting: number, first = 'a'): number | undefined => {
      const { timeline } = setUp();
      timeline.push([first, ...Array.from({ length: waiting }, (_, at) => `s${at}`)]);
      return timeline.now.get()?.ms;
    };
    expect(hurried(12)).toBe(300);
    expect(hurried(36)).toBe(250);
    expect(hurried(36, 'glance')).toBe(100);
  });

  it('does not move things for those who want stillness', () => {
    const { timeline } = setUp(true);
    timeline.push(['a']);
    expect(timeline.now.get()?.travels).toBe(false);
  });
});
