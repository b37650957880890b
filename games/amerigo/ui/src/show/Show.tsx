import type { Box, Event, MapLayout, View } from '@portolan/amerigo';
import type { Step, Timeline } from '@portolan/client';
import { Stage, useScoresBefore } from '@portolan/table-kit/motion';
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
  readonly layout: MapLayout;
  /** By seat. */
  readonly names: readonly string[];
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
  /** The whole table is visible. */
  readonly allInSight: boolean;
}

/** Shows events as motion over the table. */
export function Show({ timeline, root, view, box, layout, names, resigned, allInSight }: ShowProps): JSX.Element {
  const before = useScoresBefore({ round: view.round, scores: view.players.map(({ score }) => score), start: 0 });
  return (
    <Stage
      timeline={timeline}
      root={root}
      cuesOf={(step) =>
        cuesOf(
          { box, layout, view: step.before as View, after: step.after as View, names, resigned, allInSight, before },
          step.event as Event,
        )
      }
      draw={(sprite) => <SpriteView sprite={sprite} box={box} />}
      allInSight={allInSight}
    />
  );
}
