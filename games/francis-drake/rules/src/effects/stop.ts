import { below, type Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { DRAKE, GHOST, INVESTOR, type Location, TAVERN } from '../ids.ts';
import { withDisc } from '../queries/discs.ts';
import { dieBonus, grantOf, stopPrice } from '../queries/offers.ts';
import { addVisitor, visitorCount } from '../queries/visitors.ts';
import { gain } from './gain.ts';
import { scorePoints } from './score.ts';

/** Puts a player disc on the richest empty circle and takes what it grants. [FD-PROV-09] [FD-PROV-42] [FD-PROV-43] */
export function stop(context: Context, seat: Seat, location: Location): void {
  const { box, state, emit } = context;
  const player = state.players[seat];
  const circle = visitorCount(state.visits[location]);
  state.visits[location] = addVisitor(state.visits[location], seat);
  player.discs--;
  player.place = state.street.indexOf(location);
  if (location === DRAKE) {
    // Nothing for the first of the two discs. [FD-PROV-29] [FD-PROV-30]
    player.atDrake = true;
    emit?.({ kind: 'stopped', seat, location, circle });
    return;
  }
  const granted = grantOf(box, state.seats, location, circle);
  if (granted === undefined) emit?.({ kind: 'stopped', seat, location, circle });
  else {
    gain(state, seat, granted);
    emit?.({ kind: 'stopped', seat, location, circle, gained: granted });
  }
  if (location === TAVERN) rollAtTavern(context, seat, circle);
  else if (location === INVESTOR) payInvestor(context, seat);
}

/** The second disc on Drake brings everything but the choice. [FD-PROV-30] */
export function stopAgainAtDrake({ box, state, emit }: Context, seat: Seat): void {
  const player = state.players[seat];
  player.discs--;
  player.atDrake = false;
  const gained = box.grants[state.seats][DRAKE][0];
  gain(state, seat, gained);
  emit?.({ kind: 'stopped', seat, location: DRAKE, circle: 0, gained });
}

/** The bonus of the circle counts before the chart is read. [FD-PROV-23] [FD-PROV-25] */
function rollAtTavern({ box, state, emit }: Context, seat: Seat, circle: number): void {
  const { components } = box;
  const player = state.players[seat];
  const roll = below(state.rng, components.constants.dieFaces) + 1;
  const result = roll + dieBonus(box, TAVERN, circle);
  const { crew, ghost } = components.tavern[result];
  player.crew += crew;
  if (ghost) {
    player.ghost = true;
    player.hand = withDisc(player.hand, GHOST); // [FD-PROV-24]
  }
  emit?.({ kind: 'tavernRolled', seat, roll, result, crew, ghost });
}

/** The tile is handed in for good. [FD-PROV-37] */
function payInvestor({ box, state, emit }: Context, seat: Seat): void {
  const points = stopPrice(box, INVESTOR);
  state.players[seat].investor = false;
  scorePoints(state, seat, 'investor', -points);
  emit?.({ kind: 'investorPaid', seat, points });
}
