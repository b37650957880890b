import type { Box, View } from '@portolan/francis-drake';
import type { MapForm } from '../art/geometry.ts';

/** What the cues of an event depend on besides the event. */
export interface ShownScene {
  readonly box: Box;
  /** The table just before the event. */
  readonly view: View;
  /** The table after it. */
  readonly after: View;
  readonly form: MapForm;
  /** By seat. */
  readonly names: readonly string[];
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
  /** The points of each seat when the voyage began, where the page has seen that. */
  readonly before?: readonly number[] | undefined;
}
