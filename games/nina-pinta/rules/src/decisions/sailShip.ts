import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { exploreLand } from '../effects/explore.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import { LANDS, type Place, type World } from '../ids.ts';
import { hasBerth, isAtWar, isExplored, placeAt, worldOf } from '../queries/lands.ts';
import {
  canAttackIn,
  canExplore,
  hasBanner,
  hasCaptainAboard,
  hasTarget,
  isFirstAllowed,
  isNextToExplored,
  mayAttackOutsideWar,
} from '../queries/sailing.ts';
import type { State } from '../state.ts';
import type { Decision, Situation } from './types.ts';

/** Explore, consolidate or attack; a ship that can harbour must. [NP-SAIL-10] */
export const sailShip: Decision<'sailShip'> = {
  legal(box, state, { seat, world }, out) {
    const { consolidate, attack, explore } = box.moves;
    const captain = hasCaptainAboard(state, seat, world);
    const attacks = canAttackIn(box, state, seat, world);
    for (let land = 0; land < LANDS.length; land++) {
      const place = placeAt(world, land);
      if (!isExplored(state, place)) {
        if (captain && canExplore(box, state, place)) out.push(explore[place]);
      } else if (hasBerth(box, state, place)) {
        out.push(consolidate[place]);
        if (attacks && hasTarget(state, seat, place)) out.push(attack[place]);
      }
    }
  },

  apply(context, { seat }, move) {
    const { state, emit } = context;
    const { place } = move;
    if (move.kind === 'explore') {
      exploreLand(context, seat, place);
      return;
    }
    harbour(context, seat, place, move.kind);
    landCrew(context, seat, place); // [NP-ATTACK-04]
    if (move.kind === 'consolidate') return;
    if (!isAtWar(state, worldOf(place))) {
      state.banner = false; // [NP-NATION-06] [NP-NATION-07]
      emit?.({ kind: 'bannerTurned', seat });
    }
    state.stack.push({ kind: 'removePair', seat, place, pairs: 0 });
  },

  asks: 'NP-SAIL-03',
  conditions: {
    explore: [
      ['NP-SAIL-02', isInWorld],
      ['NP-EXPLORE-05', ({ state }, { place }) => !isExplored(state, place)],
      ['NP-EXPLORE-01', ({ state, frame }) => hasCaptainAboard(state, frame.seat, frame.world)],
      ['NP-EXPLORE-02', ({ box, state }, { place }) => isFirstAllowed(box, state, place)],
      ['NP-EXPLORE-03', ({ box, state }, { place }) => isNextToExplored(box, state, place)],
    ],
    consolidate: [
      ['NP-SAIL-02', isInWorld],
      ['NP-CONS-01', ({ state }, { place }) => isExplored(state, place)],
      ['NP-SAIL-05', ({ box, state }, { place }) => hasBerth(box, state, place)],
    ],
    attack: [
      ['NP-SAIL-02', isInWorld],
      ['NP-ATTACK-03', ({ state }, { place }) => isExplored(state, place)],
      ['NP-SAIL-05', ({ box, state }, { place }) => hasBerth(box, state, place)],
      ['NP-ATTACK-01', ({ state, frame }) => hasCaptainAboard(state, frame.seat, frame.world)],
      ['NP-ATTACK-01', ({ state, frame }) => state.players[frame.seat].crews[frame.world] > 0],
      [
        'NP-ATTACK-02',
        ({ box, state, frame }) => isAtWar(state, frame.world) || mayAttackOutsideWar(box, state, frame.seat),
      ],
      ['NP-NATION-05', ({ box, state, frame }) => isAtWar(state, frame.world) || hasBanner(box, state, frame.seat)],
      ['NP-ATTACK-03', ({ state, frame }, { place }) => hasTarget(state, frame.seat, place)],
    ],
  },
};

function isInWorld({ frame }: Situation<'sailShip'>, { place }: { readonly place: Place }): boolean {
  return worldOf(place) === frame.world;
}

/** [NP-SAIL-07] [NP-SAIL-08] */
export function canHarbour(box: Box, state: State, seat: Seat, world: World): boolean {
  const captain = hasCaptainAboard(state, seat, world);
  for (let land = 0; land < LANDS.length; land++) {
    const place = placeAt(world, land);
    if (isExplored(state, place) ? hasBerth(box, state, place) : captain && canExplore(box, state, place)) return true;
  }
  return false;
}
