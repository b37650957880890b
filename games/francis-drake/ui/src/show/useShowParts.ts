import type { Happening, Timeline } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';

export type ShowParts = typeof import('./index.ts');

let known: ShowParts | undefined;

/** A table is looked at before anything moves on it: what shows motion comes after all that is needed at first sight. */
const AFTER_MS = 2500;

/** What plays events as motion; undefined until it is here. A table without it shows the truth at once. */
export function useShowParts(timeline: Timeline<Happening>): ShowParts | undefined {
  const [parts, setParts] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    let begun = false;
    const load = (): void => {
      if (begun) return;
      begun = true;
      void import('./index.ts').then((loaded) => {
        known = loaded;
        setParts(loaded);
      });
    };
    const timer = setTimeout(load, AFTER_MS);
    const stop = timeline.now.subscribe(load);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [timeline]);
  return parts;
}
