import { describe, expect, it, vi } from 'vitest';
import { mayDraw, noLonger } from './drawInTurn.ts';

describe('parts that change at once', () => {
  it('are drawn in groups, frame by frame, except those that are gone', () => {
    vi.useFakeTimers();
    const root = { toggleAttribute: vi.fn() };
    vi.stubGlobal('document', { documentElement: root });
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame, 16));
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
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
