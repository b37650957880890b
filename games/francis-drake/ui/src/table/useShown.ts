import type { Step, Timeline } from '@portolan/client';
import type { View } from '@portolan/francis-drake';
import { useReadable } from '@portolan/table-kit';

export interface Shown {
  readonly timeline: Timeline<Step>;
  readonly newest: View;
  /** Steps can be shown as motion. */
  readonly moving: boolean;
}

/** The view to draw: while a step is shown as motion, the table just before it, otherwise the newest. */
export function useShown({ timeline, newest, moving }: Shown): View {
  const now = useReadable(timeline.now);
  return moving && now?.travels === true ? (now.step.before as View) : newest;
}
