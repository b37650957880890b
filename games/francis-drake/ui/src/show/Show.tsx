import type { Step, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { type JSX, type RefObject, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useReadable } from '../table/useReadable.ts';
import { afterPaint } from './afterPaint.ts';
import type { Sprite } from './cue.ts';
import { cuesOf } from './cues.ts';
import { SpriteView } from './SpriteView.tsx';
import { playCues } from './stage.ts';
import './show.css';

export interface ShowProps {
  readonly timeline: Timeline<Step>;
  /** The table whose pieces move. */
  readonly root: RefObject<HTMLElement | null>;
  /** What the table draws: the view just before the event on show. */
  readonly view: View;
  readonly box: Box;
}

/** Plays what happens as motion over the table. It holds no truth: whoever skips it misses nothing. */
export function Show({ timeline, root, view, box }: ShowProps): JSX.Element {
  const stage = useRef<HTMLDivElement>(null);
  const now = useReadable(timeline.now);
  useLayoutEffect(() => {
    if (now === undefined) return;
    const begun = performance.now();
    const { step, ms, travels } = now;
    // When the table is on the screen, what is measured costs nothing, and no task grows long.
    return afterPaint(() => {
      if (root.current === null || stage.current === null) return;
      return playCues(cuesOf(box, view, step.event as Event), {
        root: root.current,
        stage: stage.current,
        draw,
        msLeft: () => ms - (performance.now() - begun),
        travels,
      });
    });
    // The view comes with the step; nothing else begins an event anew.
  }, [now?.step]);
  return <div ref={stage} class="fd-show" aria-hidden="true" />;
}

/** A sprite must not be taken for the piece it shows. */
function draw(sprite: Sprite, into: HTMLElement): void {
  render(<SpriteView sprite={sprite} />, into);
  for (const named of into.querySelectorAll('[data-piece]')) named.removeAttribute('data-piece');
}
