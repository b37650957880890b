import { useEffect, useState } from 'preact/hooks';

/**
 * False until a frame has been painted since `isReady`: what waits for it does not delay that frame, and is a shorter task
 * of its own. Two frames, because the second one begins only when the first has been handed to the compositor.
 */
export function usePainted(isReady = true): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout>;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setPainted(true));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return painted;
}
