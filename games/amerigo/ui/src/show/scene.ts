import type { Box, MapLayout, View } from '@portolan/amerigo';

/** What the cues of an event depend on besides the event. */
export interface ShownScene {
  readonly box: Box;
  readonly layout: MapLayout;
  /** The table just before the event. */
  readonly view: View;
  /** The table after it. */
  readonly after: View;
  /** By seat. */
  readonly names: readonly string[];
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
  /** The whole table is visible, the tower included. */
  readonly allInSight: boolean;
  /** The points of each seat when the round began, where the page has seen that. */
  readonly before?: readonly number[] | undefined;
}
