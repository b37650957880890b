import type { Box, Event } from '@portolan/francis-drake';
import { plain } from './mentions.ts';
import { tellEvent } from './tellEvent.ts';

/** A line for the ship's log. `names` is by seat; what the event does not tell is left out. */
export function describeEvent(box: Box, event: Event, names: readonly string[]): string {
  return plain(tellEvent(box, event, names));
}
