import { InvariantError } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { scoreGame } from '../effects/scoreGame.ts';
import { endVoyage } from './endVoyage.ts';
import { layFrigates, layTroops, setSail } from './prepare.ts';
import { provision } from './provision.ts';
import { resetBoard } from './reset.ts';
import { resolveMissions } from './resolve.ts';
import { askInformer, placeMissions, revealDiscs } from './sail.ts';
import type { Phase } from './types.ts';

/** The sequence of play of a voyage. [FD-SETUP-02] */
const SEQUENCE = {
  provision,
  layFrigates,
  layTroops,
  setSail,
  placeMissions,
  askInformer,
  revealDiscs,
  resolveMissions,
  endVoyage,
} satisfies Readonly<Record<string, Phase>>;

const PHASES: readonly Phase[] = Object.values(SEQUENCE);

export type PhaseName = keyof typeof SEQUENCE;

/** By name: where a phase stands in the sequence. */
export const PHASE = Object.fromEntries(Object.keys(SEQUENCE).map((name, phase) => [name, phase])) as Readonly<
  Record<PhaseName, number>
>;

/** In every voyage somebody has a decision to make. */
const MOST_PHASES = 2 * PHASES.length;

/** Continues the voyage until a seat is asked for a decision or the game is over. */
export function proceed(context: Context): void {
  const { box, state } = context;
  for (let phases = 0; phases < MOST_PHASES; phases++) {
    if (PHASES[state.phase](context)) return;
    state.phase++;
    state.turn = 0;
    if (state.phase < PHASES.length) continue;
    if (state.voyage === box.components.voyages) {
      scoreGame(context); // [FD-SCORE-06]
      return;
    }
    resetBoard(context); // [FD-RESET-01]
  }
  throw new InvariantError(`nobody has a decision to make in phase ${state.phase}`);
}
