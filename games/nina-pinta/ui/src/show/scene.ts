import type { Box, View } from '@portolan/nina-pinta';

/** What the cues of an event depend on besides the event. */
export interface ShownScene {
  readonly box: Box;
  /** The table just before the event. */
  readonly view: View;
  /** The table after it. */
  readonly after: View;
  /** By player: the seats, and in a solo game Planck behind them. */
  readonly names: readonly string[];
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
}
