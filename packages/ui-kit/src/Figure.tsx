import { createContext, type JSX } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';

const SHOWN_MS = 2400;

/**
 * How often what is shown has not gone one step forward but somewhere else: in a replay, by skipping, by an undo. The
 * difference between two such positions is no change that happened, so figures do not show it.
 */
export const JumpCount = createContext(0);

export interface FigureProps {
  readonly value: number;
  /** Shows the change before the number instead of above it. */
  readonly changeBefore?: boolean;
}

/** A number that briefly shows by how much it has changed. */
export function Figure({ value, changeBefore = false }: FigureProps): JSX.Element {
  // Computed during render, because setting it afterwards would cost a second render.
  const jumps = useContext(JumpCount);
  const shown = useRef({ value, change: 0, jumps });
  const [, drawAgain] = useState(0);
  if (shown.current.jumps !== jumps) shown.current = { value, change: 0, jumps };
  else if (shown.current.value !== value) shown.current = { value, change: value - shown.current.value, jumps };
  const { change } = shown.current;
  useEffect(() => {
    if (shown.current.change === 0) return;
    const timer = setTimeout(() => {
      shown.current = { ...shown.current, change: 0 };
      drawAgain((times) => times + 1);
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <span class="figure">
      {/* As text: Preact would rewrite a bare 0, and the browser lay it out again, on every render. */}
      {value < 0 ? `−${-value}` : `${value}`}
      {change !== 0 && (
        <span
          key={`${value} ${change}`}
          class="figure-change"
          data-before={changeBefore ? '' : undefined}
          data-loss={change < 0}
          aria-hidden="true"
        >
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
    </span>
  );
}
