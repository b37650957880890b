import { type Box, COLOURS, type View } from '@portolan/amerigo';

/** No phase follows: the game is over, or in its last phase. */
export function isLastPhase({ components }: Box, { question, round, phase }: View): boolean {
  return question === undefined || (round >= components.rounds && phase === COLOURS.at(-1));
}
