import type { Step, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { Stage } from '@portolan/table-kit/motion';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { ChartForm } from '../art/geometry.ts';
import { cuesOf } from './cues.ts';
import { SpriteView } from './SpriteView.tsx';

export interface ShowProps {
  readonly timeline: Timeline<Step>;
  /** The table whose pieces move. */
  readonly root: RefObject<HTMLElement | null>;
  /** What the table draws: the view just before the event that is shown. */
  readonly view: View;
  readonly box: Box;
  readonly form: ChartForm;
  /** By seat. */
  readonly names: readonly string[];
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
  /** The whole table is visible. */
  readonly allInSight: boolean;
}

/** Shows events as motion over the table. */
export function Show({ timeline, root, view, box, form, names, resigned, allInSight }: ShowProps): JSX.Element {
  const before = useScoresBefore(view, box);
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

/** The points of each seat when the present voyage began; undefined if the page was opened later. */
function useScoresBefore({ voyage, players }: View, { components }: Box): readonly number[] | undefined {
  const seen = useRef<{ readonly voyage: number; readonly scores?: readonly number[] }>({ voyage: 0 });
  if (seen.current.voyage !== voyage) {
    const followed = seen.current.voyage === voyage - 1 && voyage > 1;
    const scores = followed ? players.map(({ score }) => score) : undefined;
    const start = voyage === 1 ? players.map(() => components.constants.startVp) : scores;
    seen.current = start === undefined ? { voyage } : { voyage, scores: start };
  }
  return seen.current.scores;
}
