import type { Box } from '../box.ts';
import { COLOURS } from '../ids.ts';
import type { View } from '../view.ts';

/** No round follows. [AM-NEXT-01] [AM-END-01] */
export function isLastRound({ components }: Box, { round }: { readonly round: number }): boolean {
  return round >= components.rounds;
}

/** No phase follows: the game is over, or in its last phase. [AM-ROUND-02] */
export function isLastPhase(box: Box, view: Pick<View, 'question' | 'round' | 'phase'>): boolean {
  return view.question === undefined || (isLastRound(box, view) && view.phase === COLOURS.at(-1));
}
