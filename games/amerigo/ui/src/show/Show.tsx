import type { Box, Event, MapLayout, View } from '@portolan/amerigo';
import type { Step, Timeline } from '@portolan/client';
import { Stage } from '@portolan/table-kit/motion';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
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
  const before = useScoresBefore(view);
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

/** The points of each seat when the present round began; undefined if the page was opened later. */
function useScoresBefore({ round, players }: View): readonly number[] | undefined {
  const seen = useRef<{ readonly round: number; readonly scores?: readonly number[] }>({ round: 0 });
  if (seen.current.round !== round) {
    const scores = players.map(({ score }) => score);
    const followed = seen.current.round === round - 1 && round > 1;
    const atStart = round === 1 && scores.every((score) => score === 0);
    seen.current = followed || atStart ? { round, scores } : { round };
  }
  return seen.current.scores;
}
