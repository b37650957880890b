import { useEffect, useState } from 'preact/hooks';

/**
 * False until a frame has been painted since `isReady`: what waits for it does not delay that picture, and is a shorter
 * task of its own.
 */
export function usePainted(isReady = true): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return painted;
}
