import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginNewParts,
  beginNewSheet,
  drawAlone,
  isDrawing,
  isTableNew,
  mayDraw,
  mayDrawFirst,
  nextPlace,
  noLonger,
} from './drawInTurn.ts';

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

describe('parts of a page that is not painted', () => {
  it('are drawn nevertheless', () => {
    vi.stubGlobal('requestAnimationFrame', () => 1);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const drawn: number[] = [];
    for (let at = 0; at < 20; at++) {
      const part = (): void => {
        if (mayDraw(part)) drawn.push(at);
      };
      part();
    }
    expect(drawn.length).toBeLessThan(20);
    vi.runAllTimers();
    expect(drawn.length).toBe(20);
  });
});

describe('changed parts that take long', () => {
  it('share a frame only as long as it is short', () => {
    const drawn: number[] = [];
    for (let at = 0; at < 4; at++) {
      const part = (): void => {
        if (!mayDraw(part)) return;
        drawn.push(at);
        vi.advanceTimersByTime(10);
      };
      part();
    }
    expect(drawn).toEqual([0]);
    vi.runAllTimers();
    expect(drawn).toEqual([0, 1, 2, 3]);
  });

  it('can have a frame of their own, before the others that wait', () => {
    const frames: string[][] = [[]];
    const draw = (name: string): void => void frames.at(-1)?.push(name);
    const part = (name: string): (() => void) => {
      const again = (): void => {
        if (mayDraw(again)) draw(name);
      };
      return again;
    };
    for (let at = 0; at < 5; at++) part(`part ${at}`)();
    for (const name of ['question', 'log']) expect(drawAlone(() => draw(name))).toBe(true);
    for (let at = 0; at < 4; at++) {
      frames.push([]);
      vi.advanceTimersByTime(17);
    }
    expect(frames.slice(1, 4)).toEqual([['question'], ['log'], ['part 3', 'part 4']]);
    expect(root.toggleAttribute).toHaveBeenLastCalledWith('data-drawing', false);
  });

  it('do not wait on a hidden page', () => {
    vi.stubGlobal('document', { documentElement: root, hidden: true });
    expect(drawAlone(vi.fn())).toBe(false);
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

  it('wait on a new sheet too, without hiding what lies below the table', () => {
    const drawn: number[] = [];
    beginNewSheet();
    for (let at = 0; at < 6; at++) {
      const part = (): void => {
        if (mayDrawFirst(part)) drawn.push(at);
      };
      part();
    }
    expect(drawn.length).toBeLessThan(6);
    expect([isDrawing(), isTableNew()]).toEqual([true, false]);
    vi.runAllTimers();
    expect(drawn.length).toBe(6);
    expect(isDrawing()).toBe(false);
    beginNewParts();
    expect(isTableNew()).toBe(true);
  });
});
