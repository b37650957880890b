import { useEffect, useState } from 'preact/hooks';

/**
 * The value, one frame late: the response to a click is painted before the much larger board renders. A value of an
 * earlier `moment` is never returned.
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
