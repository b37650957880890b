import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useAwaited } from './awaited.ts';
import { isTableNew, mayDrawFirst, nextPlace, noLonger } from './drawInTurn.ts';

export interface InTurnProps {
  /** By default true; false draws it at once. */
  readonly mayWait?: boolean;
  /** It pushes down what lies below a new table, so the table is shown only once this is drawn. */
  readonly pushes?: boolean;
  readonly children: ComponentChildren;
}

/**
 * A part that a new table can lack for some frames, because nothing else in sight moves when it appears: it has
 * its place on a sheet, or lies below everything else that is shown before all parts are there.
 */
export function InTurn({ mayWait = true, pushes = false, children }: InTurnProps): ComponentChildren {
  const [, setTimes] = useState(0);
  const again = useRef(() => setTimes((times) => times + 1)).current;
  const [place] = useState(nextPlace);
  const isDrawn = useRef(!mayWait);
  useEffect(() => () => noLonger(again), []);
  isDrawn.current ||= mayDrawFirst(again, place);
  useAwaited(pushes && !isDrawn.current && isTableNew());
  return isDrawn.current ? children : null;
}
