import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { drawAlone, noLonger } from './drawInTurn.ts';

export interface OwnFrameProps {
  readonly moment: unknown;
  readonly children: ComponentChildren;
}

/**
 * Something beside the board, such as the question. When `moment` changes it follows the board in a frame of its own, so
 * that neither rendering nor layout of both is one long task. Within a moment every change is rendered at once, for
 * instance what the player picks.
 */
export function OwnFrame({ moment, children }: OwnFrameProps): JSX.Element {
  const [, setTimes] = useState(0);
  const isDue = useRef(false);
  const again = useRef(() => {
    isDue.current = true;
    setTimes((times) => times + 1);
  }).current;
  const shown = useRef({ moment, children });
  if (isDue.current || shown.current.moment === moment || !drawAlone(again)) shown.current = { moment, children };
  isDue.current = false;
  useEffect(() => () => noLonger(again), []);
  return <>{shown.current.children}</>;
}
