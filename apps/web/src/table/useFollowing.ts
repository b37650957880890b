import { useEffect, useState } from 'preact/hooks';

/**
 * The value as it was at the last paint: it follows a frame later, so that the answer to a click is on the screen before
 * the much larger rest is drawn. Nothing of an earlier `moment` is ever shown.
 */
export function useFollowing<T>(value: T, moment: unknown): T {
  const [shown, setShown] = useState({ value, moment });
  useEffect(() => {
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setShown({ value, moment }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, moment]);
  return shown.moment === moment ? shown.value : value;
}
