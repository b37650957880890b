import { useEffect, useState } from 'preact/hooks';

export type ShowParts = typeof import('./index.ts');

let known: ShowParts | undefined;

/** What plays events as motion; undefined until it is here. A table without it shows the truth at once. */
export function useShowParts(): ShowParts | undefined {
  const [parts, setParts] = useState(known);
  useEffect(() => {
    if (known !== undefined) return;
    void import('./index.ts').then((loaded) => {
      known = loaded;
      setParts(loaded);
    });
  }, []);
  return parts;
}
