import type { Step, Timeline } from '@portolan/client';
import { useReadable } from './useReadable.ts';

export interface ShownView<View> {
  readonly timeline: Timeline<Step>;
  readonly newest: View;
  /** The code that shows steps as motion has been loaded. */
  readonly moving: boolean;
}

/** The view to draw: while a step is shown as motion, the table just before it, otherwise the newest. */
export function useShownView<View>({ timeline, newest, moving }: ShownView<View>): View {
  const now = useReadable(timeline.now);
  return moving && now?.travels === true ? (now.step.before as View) : newest;
}
