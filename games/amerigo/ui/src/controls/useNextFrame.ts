import { useEffect, useState } from 'preact/hooks';

/** False in the frame in which `subject` is new, true from the next one on. Without a screen it is true at once. */
export function useNextFrame(subject: unknown): boolean {
  const [drawn, setDrawn] = useState<unknown>();
  useEffect(() => {
    if (typeof requestAnimationFrame === 'undefined') return;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setDrawn(() => subject));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [subject]);
  return drawn === subject || typeof requestAnimationFrame === 'undefined';
}
