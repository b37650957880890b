import type { Happening, Timeline } from '@portolan/client';
import type { Box, Event, View } from '@portolan/francis-drake';
import { useMemo } from 'preact/hooks';
import type { ShowParts } from '../show/useShowParts.ts';
import { useReadable } from './useReadable.ts';

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
  const step = now?.travels === true && parts !== undefined ? now.step : undefined;
  return useMemo(() => {
    if (step === undefined || parts === undefined) return truth;
    const earlier = step.upTo.slice(0, -1);
    return earlier.reduce((view, event) => parts.stepView(box, view, event as Event), step.before as View);
  }, [box, step, truth, parts]);
}
