import type { Outlook } from '@portolan/client';
import { isSame, JumpCount, Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { mayDraw, noLonger } from './drawInTurn.ts';
import { TableContext, useTableScene } from './tableContext.ts';

export interface SliceProps {
  /** Everything its drawing depends on. */
  readonly of: readonly unknown[];
  readonly children: () => JSX.Element;
}

interface Drawn {
  readonly of: readonly unknown[];
  /** What could be chosen, if anything. */
  readonly choice: Outlook | undefined;
  readonly draw: () => JSX.Element;
}

/**
 * A part of the table that renders again only when one of its dependencies has changed. If many change at once, they
 * render in groups, frame by frame; but what the player picks is shown immediately.
 */
export function Slice({ of, children }: SliceProps): JSX.Element {
  const scene = useTableScene();
  const jumps = useContext(JumpCount);
  const [, setTimes] = useState(0);
  const again = useRef(() => setTimes((times) => times + 1)).current;
  useEffect(() => () => noLonger(again), []);
  const last = useRef<Drawn>(undefined);
  const before = last.current;
  if (before !== undefined && isSame(before.of, of)) {
    noLonger(again);
    return inside(before);
  }
  const choice = scene.turn?.whole;
  const mustDraw = before === undefined || (choice !== undefined && before.choice === choice);
  if (!mustDraw && !mayDraw(again)) return inside(before);
  // Its own providers shield the parts inside from changes of the context: a part that is drawn later than the rest must
  // not learn of a jump before it has the figures after it.
  const draw = (): JSX.Element => (
    <JumpCount.Provider value={jumps}>
      <TableContext.Provider value={scene}>{children()}</TableContext.Provider>
    </JumpCount.Provider>
  );
  last.current = { of, choice, draw };
  return inside(last.current);
}

function inside(drawn: Drawn): JSX.Element {
  return <Memo of={[drawn]}>{drawn.draw}</Memo>;
}
