import type { EventSink } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { scoreGame } from '../scoring.ts';
import type { State } from '../state.ts';
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

/** Goes on with the voyage until somebody is asked something or the game is over. */
export function proceed(box: Box, state: State, emit?: EventSink<Event>): void {
  while (!PHASES[state.phase](box, state, emit)) {
    state.phase++;
    state.turn = 0;
    if (state.phase < PHASES.length) continue;
    if (state.voyage === box.components.voyages) {
      scoreGame(box, state, emit); // [FD-SCORE-06]
      return;
    }
    resetBoard(box, state, emit); // [FD-RESET-01]
  }
}
