import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { finishBuilding } from '../effects/build.ts';
import type { Event } from '../events.ts';
import { LANDS, type Place } from '../ids.ts';
import { costOf } from '../queries/building.ts';
import { worldOf } from '../queries/lands.ts';
import { goldIn, networkOf, ownStrongholds, reachesShip } from '../queries/revenue.ts';
import type { Building, State } from '../state.ts';
import type { Decision, FrameOf } from './types.ts';

/** How much each connected Stronghold pays; the ship pays the rest. [NP-BUILD-05] [NP-BUILD-07] */
export const payBuilding: Decision<'payBuilding'> = {
  legal(box, state, frame, out) {
    const place = nextSource(frame);
    const { least, most } = payRange(box, state, frame);
    for (let gold = least; gold <= most; gold++) out.push(box.moves.pay[place][gold]);
  },

  apply(box, state, frame, { place, gold }, emit) {
    state.vaults[place] -= gold;
    if (gold > 0) emit?.({ kind: 'goldSpent', seat: frame.seat, place, gold });
    goOn(box, state, { ...frame, left: frame.left - gold, lands: frame.lands & (frame.lands - 1) }, emit);
  },

  whyNot: (_box, _state, frame, move) =>
    move.kind === 'pay' && move.place === nextSource(frame) ? 'NP-BUILD-07' : 'NP-BUILD-05',
};

export function beginPaying(
  box: Box,
  state: State,
  seat: Seat,
  place: Place,
  what: Building,
  emit?: EventSink<Event>,
): void {
  const world = worldOf(place);
  const strongholds = ownStrongholds(state, seat, world, networkOf(box, state, seat, place));
  let lands = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((strongholds >> land) & 1 && state.vaults[world * LANDS.length + land] > 0) lands |= 1 << land;
  }
  goOn(box, state, { kind: 'payBuilding', seat, place, what, left: costOf(box, what), lands }, emit);
}

/** Asks the next Stronghold, or takes the rest from the ship and builds. */
function goOn(box: Box, state: State, frame: FrameOf<'payBuilding'>, emit?: EventSink<Event>): void {
  if (frame.lands !== 0 && frame.left > 0) {
    state.stack.push(frame);
    return;
  }
  const { seat, place, what, left } = frame;
  state.players[seat].cargo[worldOf(place)] -= left;
  finishBuilding(state, seat, place, what, costOf(box, what), emit);
}

function nextSource({ place, lands }: FrameOf<'payBuilding'>): Place {
  return worldOf(place) * LANDS.length + (31 - Math.clz32(lands & -lands));
}

function payRange(box: Box, state: State, frame: FrameOf<'payBuilding'>): { least: number; most: number } {
  const { seat, place, left, lands } = frame;
  const world = worldOf(place);
  const ship = reachesShip(state, seat, world, networkOf(box, state, seat, place));
  const others = goldIn(state, world, lands & (lands - 1)) + (ship ? state.players[seat].cargo[world] : 0);
  return { least: Math.max(0, left - others), most: Math.min(left, state.vaults[nextSource(frame)]) };
}
