import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mayDrawFirst, noLonger } from './drawInTurn.ts';

export interface InTurnProps {
  /** By default true; false draws it at once. */
  readonly mayWait?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A part that a new table can be shown without for some frames, because nothing else in sight moves when it comes: it has
 * its place on a sheet, or lies below everything else.
 */
export function InTurn({ mayWait = true, children }: InTurnProps): ComponentChildren {
  const [, setTimes] = useState(0);
  const again = useRef(() => setTimes((times) => times + 1)).current;
  const isDrawn = useRef(!mayWait);
  useEffect(() => () => noLonger(again), []);
  isDrawn.current ||= mayDrawFirst(again);
  return isDrawn.current ? children : null;
}
