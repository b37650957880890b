import type { Step, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/nina-pinta';
import { Stage } from '@portolan/table-kit/motion';
import type { JSX, RefObject } from 'preact';
import { cuesOf } from './cues.ts';
import { PlanckCaption } from './PlanckCaption.tsx';
import { SpriteView } from './SpriteView.tsx';

export interface ShowProps {
  readonly timeline: Timeline<Step>;
  /** The table whose pieces move. */
  readonly root: RefObject<HTMLElement | null>;
  /** What the table draws: the view just before the event that is shown. */
  readonly view: View;
  readonly box: Box;
  /** By player. */
  readonly names: readonly string[];
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
  /** The whole table is visible. */
  readonly allInSight: boolean;
}

/** Shows events as motion over the table, and in a solo game why Planck does what it does. */
export function Show({ timeline, root, view, box, names, resigned, allInSight }: ShowProps): JSX.Element {
  return (
    <>
      <Stage
        timeline={timeline}
        root={root}
        cuesOf={({ before, after, event }) =>
          cuesOf({ box, view: before as View, after: after as View, names, resigned }, event as Event)
        }
        draw={(sprite) => <SpriteView sprite={sprite} />}
        allInSight={allInSight}
      />
      {view.seats === 1 && <PlanckCaption timeline={timeline} box={box} names={names} />}
    </>
  );
}
