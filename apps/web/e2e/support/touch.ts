import type { Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on a touch screen. Each call says where all of them are; those that are missing have been lifted. */
export interface Fingers {
  press(...points: readonly Point[]): Promise<void>;
  move(...points: readonly Point[]): Promise<void>;
  /** All of them. */
  lift(): Promise<void>;
}

/** Sends real touches through the browser, so that it scrolls, captures and cancels as on a device. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> => {
    await devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ id, x: Math.round(x), y: Math.round(y) })),
    });
  };
  return {
    press: (...points) => touch('touchStart', points),
    move: (...points) => touch('touchMove', points),
    lift: () => touch('touchEnd', []),
  };
}
