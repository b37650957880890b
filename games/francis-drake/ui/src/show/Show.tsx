import type { Step, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { Stage } from '@portolan/table-kit/motion';
import type { JSX, RefObject } from 'preact';
import { cuesOf } from './cues.ts';
import { SpriteView } from './SpriteView.tsx';

export interface ShowProps {
  readonly timeline: Timeline<Step>;
  /** The table whose pieces move. */
  readonly root: RefObject<HTMLElement | null>;
  /** What the table draws: the view just before the event that is shown. */
  readonly view: View;
  readonly box: Box;
  /** The whole table is visible. */
  readonly allInSight: boolean;
}

/** Shows events as motion over the table. */
export function Show({ timeline, root, view, box, allInSight }: ShowProps): JSX.Element {
  return (
    <Stage
      timeline={timeline}
      root={root}
      cuesOf={(event) => cuesOf(box, view, event as Event)}
      draw={(sprite) => <SpriteView sprite={sprite} />}
      allInSight={allInSight}
    />
  );
}
