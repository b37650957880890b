import type { Box, Event } from '@portolan/francis-drake';
import { textOf } from '@portolan/i18n';
import { tellEvent } from './tellEvent.ts';

/** A line of the log. `names` is by seat, `you` the reader's own; what a redacted event hides is left out. */
export function describeEvent(box: Box, event: Event, names: readonly string[], you?: number): string {
  return textOf(tellEvent(box, event, names, you));
}
