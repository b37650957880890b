import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { finishBuilding } from '../effects/build.ts';
import { LANDS, type Place } from '../ids.ts';
import { costOf } from '../queries/building.ts';
import { landOf, placeAt, worldOf } from '../queries/lands.ts';
import { goldIn, networkOf, ownStrongholds, reachesShip } from '../queries/revenue.ts';
import type { Building, State } from '../state.ts';
import type { Context, Decision, FrameOf } from './types.ts';

/** How much each connected Stronghold pays; the ship pays the rest. */
export const payBuilding: Decision<'payBuilding'> = {
  legal(box, state, frame, out) {
    const place = nextSource(frame);
    const { least, most } = payRange(box, state, frame);
    for (let gold = least; gold <= most; gold++) out.push(box.moves.pay[place][gold]);
  },

  apply(context, frame, { place, gold }) {
    const { state, emit } = context;
    state.vaults[place] -= gold;
    if (gold > 0) emit?.({ kind: 'goldSpent', seat: frame.seat, place, gold });
    continuePaying(context, { ...frame, left: frame.left - gold, lands: frame.lands & (frame.lands - 1) });
  },

  asks: 'NP-BUILD-05',
  conditions: {
    pay: [
      ['NP-BUILD-05', ({ state, frame }, { place }) => isOwnSource(state, frame, place)],
      ['NP-BUILD-06', ({ box, state, frame }, { place }) => isConnected(box, state, frame, place)],
      ['NP-BUILD-07', ({ frame }, { place }) => place === nextSource(frame)],
      [
        'NP-BUILD-07',
        ({ box, state, frame }, { gold }) => {
          const { least, most } = payRange(box, state, frame);
          return gold >= least && gold <= most;
        },
      ],
    ],
  },
};

export function beginPaying(context: Context, seat: Seat, place: Place, what: Building): void {
  const { box, state } = context;
  const world = worldOf(place);
  const strongholds = ownStrongholds(state, seat, world, networkOf(box, state, seat, place));
  let lands = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((strongholds >> land) & 1 && state.vaults[placeAt(world, land)] > 0) lands |= 1 << land;
  }
  continuePaying(context, { kind: 'payBuilding', seat, place, what, left: costOf(box, what), lands });
}

/** Asks about the next Stronghold, or takes the rest from the ship and builds. */
function continuePaying(context: Context, frame: FrameOf<'payBuilding'>): void {
  const { state } = context;
  if (frame.lands !== 0 && frame.left > 0) {
    state.stack.push(frame);
    return;
  }
  const { seat, place, what, left } = frame;
  state.players[seat].cargo[worldOf(place)] -= left;
  finishBuilding(context, seat, place, what);
}

function nextSource({ place, lands }: FrameOf<'payBuilding'>): Place {
  return placeAt(worldOf(place), 31 - Math.clz32(lands & -lands));
}

/** A Stronghold of the player in the world of the building. */
function isOwnSource(state: State, frame: FrameOf<'payBuilding'>, source: Place): boolean {
  return worldOf(source) === worldOf(frame.place) && state.strongholds[source] === frame.seat;
}

function isConnected(box: Box, state: State, frame: FrameOf<'payBuilding'>, source: Place): boolean {
  return ((networkOf(box, state, frame.seat, frame.place) >> landOf(source)) & 1) === 1;
}

function payRange(box: Box, state: State, frame: FrameOf<'payBuilding'>): { least: number; most: number } {
  const { seat, place, left, lands } = frame;
  const world = worldOf(place);
  const ship = reachesShip(state, seat, world, networkOf(box, state, seat, place));
  const others = goldIn(state, world, lands & (lands - 1)) + (ship ? state.players[seat].cargo[world] : 0);
  return { least: Math.max(0, left - others), most: Math.min(left, state.vaults[nextSource(frame)]) };
}
