import type { Happening, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { useReadable } from '@portolan/table-kit';
import { useMemo, useRef } from 'preact/hooks';
import type { ShowParts } from '../show/useShowParts.ts';

export interface Shown {
  readonly box: Box;
  readonly timeline: Timeline<Happening>;
  readonly truth: View;
  /** Absent until it is fetched. */
  readonly parts: ShowParts | undefined;
}

/**
 * The table to draw: the truth, or while something is on show the way it looked just before. Where motion is unwelcome
 * it is always the truth.
 */
export function useShown({ box, timeline, truth, parts }: Shown): View {
  const now = useReadable(timeline.now);
  const reached = useRef<Reached | undefined>(undefined);
  const step = now?.travels === true && parts !== undefined ? now.step : undefined;
  return useMemo(() => {
    if (step === undefined || parts === undefined) return truth;
    const begun = step.before as View;
    const last = reached.current;
    // Events come one by one: what was shown last is mostly where this one begins.
    const from = last?.before === begun && last.events < step.upTo.length ? last : { events: 0, view: begun };
    const view = step.upTo
      .slice(from.events, -1)
      .reduce((shown, event) => parts.stepView(box, shown, event as Event), from.view);
    reached.current = { before: begun, events: step.upTo.length - 1, view };
    return view;
  }, [box, step, truth, parts]);
}

/** How far the news that began at a view was shown. */
interface Reached {
  readonly before: View;
  readonly events: number;
  readonly view: View;
}
