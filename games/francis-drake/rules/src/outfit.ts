import type { Box } from './box.ts';
import { numberedDiscs } from './queries/discs.ts';
import type { PlayerState } from './state.ts';

/** What a player keeps from one voyage to the next. [FD-RESET-02] [FD-RESET-03] */
export type Kept = Pick<PlayerState, 'investor' | 'commodities' | 'chest' | 'points' | 'score'>;

/** A player at the start of a voyage: a frigate, ten player discs, the discs 1 to 4, and what was kept. [FD-SETUP-15] [FD-SETUP-16] */
export function outfit(box: Box, kept: Kept): PlayerState {
  const { constants } = box.components;
  return {
    crew: 0,
    guns: 0,
    goods: 0,
    barrels: 0,
    galleon: false, // [FD-RESET-06]
    pinnace: false,
    ghost: false,
    investor: kept.investor,
    discs: constants.playerDiscs,
    place: -1,
    atDrake: false,
    docked: false,
    range: 0,
    hand: numberedDiscs(constants.missionNumbers),
    back: 0,
    ship: -1,
    home: false,
    conquests: 0,
    commodities: kept.commodities,
    chest: kept.chest,
    points: kept.points,
    score: kept.score,
  };
}
