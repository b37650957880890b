import type { Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a touch screen; `press` and `move` say where all of them are. */
export interface Fingers {
  press(...points: readonly Point[]): Promise<void>;
  move(...points: readonly Point[]): Promise<void>;
  liftSecond(from: Point): Promise<void>;
  /** All of them. */
  lift(): Promise<void>;
}

/** Sends real touches through the browser, so that it scrolls, captures and cancels as on a device. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly (Point & { readonly id?: number })[],
  ): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y, id }, at) => ({ id: id ?? at, x: Math.round(x), y: Math.round(y) })),
    });
  };
  return {
    press: (...points) => touch('touchStart', points),
    move: (...points) => touch('touchMove', points),
    liftSecond: (from) => touch('touchEnd', [{ ...from, id: 1 }]),
    lift: () => touch('touchEnd', []),
  };
}
