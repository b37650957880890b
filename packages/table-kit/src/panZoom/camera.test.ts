import { describe, expect, it } from 'vitest';
import { type Camera, centreOn, pinch, type Sizes, WHOLE, zoomAt } from './camera.ts';

const SIZES: Sizes = { window: { width: 400, height: 300 }, sheet: { width: 400, height: 300 }, most: 4 };

/** The point of the sheet, at zoom 1, that is seen at a point of the window. */
function seenAt({ zoom, x, y }: Camera, at: { readonly x: number; readonly y: number }) {
  return { x: (x + at.x) / zoom, y: (y + at.y) / zoom };
}

describe('the camera', () => {
  it('keeps the point under the pointer when it zooms', () => {
    const at = { x: 130, y: 90 };
    const closer = zoomAt(SIZES, WHOLE, at, 2);
    expect(closer.zoom).toBe(2);
    expect(seenAt(closer, at)).toEqual(at);
    const closest = zoomAt(SIZES, closer, at, 3.5);
    expect(seenAt(closest, at).x).toBeCloseTo(at.x);
    expect(seenAt(closest, at).y).toBeCloseTo(at.y);
  });

  it('shows the whole sheet at least, and enlarges it up to the limit', () => {
    expect(zoomAt(SIZES, { zoom: 2, x: 50, y: 50 }, { x: 0, y: 0 }, 0.3)).toEqual(WHOLE);
    expect(zoomAt(SIZES, WHOLE, { x: 0, y: 0 }, 9).zoom).toBe(4);
  });

  it('never shows anything beyond the sheet', () => {
    const corner = zoomAt(SIZES, zoomAt(SIZES, WHOLE, { x: 400, y: 300 }, 4), { x: 0, y: 0 }, 2);
    expect(corner).toEqual({ zoom: 2, x: 400, y: 300 });
    expect(centreOn(SIZES, { x: 0, y: 1 }, 2)).toEqual({ zoom: 2, x: 0, y: 300 });
  });

  it('follows both fingers of a pinch', () => {
    const from = [
      { x: 150, y: 150 },
      { x: 250, y: 150 },
    ] as const;
    const to = [
      { x: 110, y: 130 },
      { x: 310, y: 130 },
    ] as const;
    const pinched = pinch(SIZES, WHOLE, from, to);
    expect(pinched.zoom).toBe(2);
    for (const finger of [0, 1] as const) expect(seenAt(pinched, to[finger])).toEqual(from[finger]);
  });

  it('moves when two fingers move without spreading', () => {
    const camera = { zoom: 2, x: 200, y: 150 };
    const from = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const to = [
      { x: 130, y: 90 },
      { x: 230, y: 90 },
    ] as const;
    expect(pinch(SIZES, camera, from, to)).toEqual({ zoom: 2, x: 170, y: 160 });
  });

  it('brings a place to the middle of the window', () => {
    const camera = centreOn(SIZES, { x: 0.5, y: 0.4 }, 3);
    expect(seenAt(camera, { x: 200, y: 150 })).toEqual({ x: 200, y: 120 });
  });
});
