import type { Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import { COLOURS } from '../ids.ts';
import type { MapLayout } from '../map/mapLayout.ts';
import type { PlayerState, State } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import type { Weights } from './weights.ts';

/** The table as one seat sees it, as a state again, so that the queries of the rules can be used. */
export interface Situation {
  readonly box: Box;
  readonly weights: Weights;
  readonly layout: MapLayout;
  /** Made from the view alone: the stacks are sorted, and there is no random source. */
  readonly state: State;
  readonly seat: Seat;
  readonly player: PlayerState;
  /** The rounds left, with the fraction of the current one. */
  readonly roundsLeft: number;
}

export function readSituation(box: Box, weights: Weights, view: View, seat: Seat): Situation {
  const state = stateOfView(box, view);
  const phasesLeft = COLOURS.length - state.phase;
  return {
    box,
    weights,
    layout: layoutOf(box, state),
    state,
    seat,
    player: state.players[seat],
    roundsLeft: box.components.rounds - state.round + phasesLeft / COLOURS.length,
  };
}
