import type { Happening, Timeline } from '@portolan/client';
import type { Event, View } from '@portolan/francis-drake';
import { useMemo } from 'preact/hooks';
import { stepView } from './layers.tsx';
import { useReadable } from './useReadable.ts';

/**
 * The table to draw: the truth, or while something is on show the way it looked just before. Where motion is unwelcome
 * it is always the truth.
 */
export function useShown(timeline: Timeline<Happening>, truth: View): View {
  const now = useReadable(timeline.now);
  const step = now?.travels === true ? now.step : undefined;
  return useMemo(() => (step === undefined ? truth : before(step)), [step, truth]);
}

function before({ before: view, upTo }: Happening): View {
  return upTo.slice(0, -1).reduce((shown, event) => stepView(shown, event as Event), view as View);
}
