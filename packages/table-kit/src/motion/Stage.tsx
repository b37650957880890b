import type { Step, Timeline } from '@portolan/client';
import { type JSX, type RefObject, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isDrawing } from '../drawInTurn.ts';
import { useReadable } from '../useReadable.ts';
import { afterPaint } from './afterPaint.ts';
import type { Cue } from './cue.ts';
import { playCues } from './playCues.ts';
import './stage.css';

/** How long motion waits for the table, as a share of the time of its event. */
const LONGEST_WAIT = 1 / 3;

export interface StageProps<Sprite> {
  readonly timeline: Timeline<Step>;
  /** The table whose pieces move. It must be showing the view just before the event. */
  readonly root: RefObject<HTMLElement | null>;
  /** What moves when an event is shown. */
  readonly cuesOf: (step: Step) => readonly Cue<Sprite>[];
  readonly draw: (sprite: Sprite) => JSX.Element;
  /** The whole table is visible, so that nobody has to check whether a piece is. */
  readonly allInSight?: boolean;
}

/** The layer on which events are shown as motion. It holds no state: a player who skips it misses nothing. */
export function Stage<Sprite>({ timeline, root, cuesOf, draw, allInSight = false }: StageProps<Sprite>): JSX.Element {
  const stage = useRef<HTMLDivElement>(null);
  const now = useReadable(timeline.now);
  useLayoutEffect(() => {
    if (now === undefined) return;
    const begun = performance.now();
    const { step, ms, travels } = now;
    // After the paint measuring is free, and no task grows long.
    return afterPaint(
      () => {
        if (root.current === null || stage.current === null) return;
        return playCues(cuesOf(step), {
          root: root.current,
          stage: stage.current,
          draw: (sprite, into) => drawInto(draw(sprite), into),
          msLeft: () => ms - (performance.now() - begun),
          travels,
          allInSight,
          skip: timeline.skip,
        });
        // The table is drawn first, so that no frame does both, and pieces can move to and from all of it.
      },
      () => isDrawing() && performance.now() - begun < LONGEST_WAIT * ms,
    );
    // The cues come with the step; nothing else restarts an event.
  }, [now?.step]);
  return <div ref={stage} class="tk-stage" aria-hidden="true" />;
}

/** A sprite must not be mistaken for the piece it shows. */
function drawInto(sprite: JSX.Element, into: HTMLElement): void {
  render(sprite, into);
  for (const named of into.querySelectorAll('[data-piece]')) named.removeAttribute('data-piece');
}
