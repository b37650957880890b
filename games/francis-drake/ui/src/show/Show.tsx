import type { Step, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { Stage, useScoresBefore } from '@portolan/table-kit/motion';
import type { JSX, RefObject } from 'preact';
import type { MapForm } from '../art/geometry.ts';
import { cuesOf } from './cues.ts';
import { SpriteView } from './SpriteView.tsx';

export interface ShowProps {
  readonly timeline: Timeline<Step>;
  /** The table whose pieces move. */
  readonly root: RefObject<HTMLElement | null>;
  /** What the table draws: the view just before the event that is shown. */
  readonly view: View;
  readonly box: Box;
  readonly form: MapForm;
  /** By seat. */
  readonly names: readonly string[];
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
  /** The whole table is visible. */
  readonly allInSight: boolean;
}

/** Shows events as motion over the table. */
export function Show({ timeline, root, view, box, form, names, resigned, allInSight }: ShowProps): JSX.Element {
  const before = useScoresBefore({
    round: view.voyage,
    scores: view.players.map(({ score }) => score),
    start: box.components.constants.startVp,
  });
  return (
    <Stage
      timeline={timeline}
      root={root}
      cuesOf={(step) =>
        cuesOf(
          { box, view: step.before as View, after: step.after as View, form, names, resigned, before },
          step.event as Event,
        )
      }
      draw={(sprite) => <SpriteView sprite={sprite} />}
      allInSight={allInSight}
    />
  );
}
