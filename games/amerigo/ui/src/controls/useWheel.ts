import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** One notch of a wheel reports several events; this long after a turn they are taken for the same notch. */
const NOTCH_MS = 160;

/** Turns a tile with the wheel. With Ctrl the wheel zooms, as everywhere. */
export function useWheel(root: RefObject<HTMLElement | null>, onTurn: (quarters: number) => void): void {
  const latest = useRef(onTurn);
  latest.current = onTurn;
  useEffect(() => {
    const element = root.current;
    let last = Number.NEGATIVE_INFINITY;
    const turn = (event: WheelEvent): void => {
      if (event.ctrlKey || event.deltaY === 0) return;
      event.preventDefault();
      if (event.timeStamp - last < NOTCH_MS) return;
      last = event.timeStamp;
      latest.current(Math.sign(event.deltaY));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);
}
