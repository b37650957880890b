import { useEffect, useState } from 'preact/hooks';

export type ShowParts = typeof import('./index.ts');

let known: ShowParts | undefined;

/** A table is looked at before anything moves on it: what shows motion comes after all that is needed at first sight. */
const AFTER_MS = 2500;

/** What plays events as motion; undefined until it is here. A table without it shows the truth at once. */
export function useShowParts(): ShowParts | undefined {
  const [parts, setParts] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    const timer = setTimeout(async () => {
      known = await import('./index.ts');
      setParts(known);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return parts;
}
