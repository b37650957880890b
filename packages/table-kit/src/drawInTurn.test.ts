import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginNewParts, mayDraw, mayDrawFirst, nextPlace, noLonger } from './drawInTurn.ts';

const root = { toggleAttribute: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('parts that change at once', () => {
  it('are drawn in groups, frame by frame, except those that are gone', () => {
    const drawn: number[] = [];
    const parts = Array.from({ length: 20 }, (_, at) => {
      const draw = (): void => {
        if (mayDraw(draw)) drawn.push(at);
      };
      return draw;
    });
    for (const draw of parts) draw();
    const first = drawn.length;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(10);
    expect(root.toggleAttribute).toHaveBeenLastCalledWith('data-drawing', true);
    noLonger(parts[19] ?? (() => undefined));
    vi.advanceTimersByTime(20);
    expect(drawn.length).toBe(2 * first);
    vi.advanceTimersByTime(200);
    expect(drawn).toEqual(Array.from({ length: 19 }, (_, at) => at));
    expect(root.toggleAttribute).toHaveBeenLastCalledWith('data-drawing', false);
  });
});

describe('parts that are drawn for the first time', () => {
  it('wait for their turn at a new table, and for nothing once it has been drawn', () => {
    const drawn: number[] = [];
    const draw = (from: number): void => {
      for (let at = from; at < from + 20; at++) {
        const part = (): void => {
          if (mayDrawFirst(part)) drawn.push(at);
        };
        part();
      }
    };
    beginNewParts();
    draw(0);
    expect(drawn.length).toBeLessThan(10);
    vi.runAllTimers();
    expect(drawn.length).toBe(20);
    draw(20);
    expect(drawn.length).toBe(40);
  });

  it('share a frame only as long as it is short, and keep their order', () => {
    const drawn: number[] = [];
    beginNewParts();
    for (let at = 0; at < 6; at++) {
      const place = nextPlace();
      const part = (): void => {
        if (!mayDrawFirst(part, place)) return;
        drawn.push(at);
        // The second one takes long.
        if (at === 1) vi.advanceTimersByTime(10);
      };
      part();
    }
    const first = drawn.length;
    vi.runAllTimers();
    expect(first).toBe(2);
    expect(drawn).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
