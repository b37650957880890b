import { useEffect, useState } from 'preact/hooks';
import { beginNewParts } from './drawInTurn.ts';

/**
 * A hook for a part of the table that the first render does not need: undefined until it is loaded. It is loaded once,
 * `afterMs` after the first table that wants it was drawn, or as soon as the hook is told that it is needed.
 */
export function loadLater<Part>(load: () => Promise<Part>, afterMs = 0): (isNeeded?: boolean) => Part | undefined {
  let known: Part | undefined;
  return function useLater(isNeeded = false) {
    const [part, setPart] = useState(() => known);
    useEffect(() => {
      // It may have arrived after this was rendered.
      if (known !== undefined) return void setPart(() => known);
      // Without a network the table does without the part; the next table tries again.
      const done = (loaded: Part | undefined): void => {
        known = loaded;
        beginNewParts();
        setPart(() => loaded);
      };
      const timer = setTimeout(() => void load().then(done, () => done(undefined)), isNeeded ? 0 : afterMs);
      return () => clearTimeout(timer);
    }, [isNeeded]);
    return part;
  };
}
