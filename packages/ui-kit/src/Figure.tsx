import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const SHOWN_MS = 2400;

/** A number that shows for a moment by how much it has changed. */
export function Figure({ value }: { readonly value: number }): JSX.Element {
  const before = useRef(value);
  const [change, setChange] = useState(0);
  useEffect(() => {
    const by = value - before.current;
    before.current = value;
    if (by === 0) return;
    setChange(by);
    const timer = setTimeout(() => setChange(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span class="figure">
      {/* As text: a bare 0 would be written, and laid out, anew with every rendering. */}
      {value < 0 ? `−${-value}` : `${value}`}
      {change !== 0 && (
        <span key={`${value} ${change}`} class="figure-change" data-loss={change < 0} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
