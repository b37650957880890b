import { useEffect, useState } from 'preact/hooks';

/**
 * A hook for a part of the table that is not needed at first sight: undefined until it is loaded. It is loaded once,
 * `afterMs` after the first table that wants it was drawn.
 */
export function loadLater<Part>(load: () => Promise<Part>, afterMs = 0): () => Part | undefined {
  let known: Part | undefined;
  return function useLater() {
    const [part, setPart] = useState(() => known);
    useEffect(() => {
      if (known !== undefined) return;
      const timer = setTimeout(async () => {
        known = await load();
        setPart(() => known);
      }, afterMs);
      return () => clearTimeout(timer);
    }, []);
    return part;
  };
}
