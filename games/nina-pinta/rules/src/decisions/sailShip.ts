import type { RuleId, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { exploreLand } from '../effects/explore.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import { LANDS, type Place, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { hasBerth, isAtWar, isExplored, worldOf } from '../queries/lands.ts';
import { canAttackIn, canExplore, hasTarget } from '../queries/sailing.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/** Explore, consolidate or attack; a ship that can harbour must. [NP-SAIL-03] [NP-SAIL-10] */
export const sailShip: Decision<'sailShip'> = {
  legal(box, state, { seat, world }, out) {
    listGoals(box, state, seat, world, out);
  },

  apply(box, state, { seat }, move, emit) {
    const { place } = move;
    if (move.kind === 'explore') {
      exploreLand(box, state, seat, place, emit);
      return;
    }
    harbour(state, seat, place, move.kind, emit);
    landCrew(state, seat, place, emit); // [NP-CONS-01] [NP-ATTACK-04]
    if (move.kind === 'consolidate') return;
    if (!isAtWar(state, worldOf(place))) {
      state.banner = false; // [NP-NATION-06] [NP-NATION-07]
      emit?.({ kind: 'bannerTurned', seat });
    }
    state.stack.push({ kind: 'removePair', seat, place, pairs: 0 });
  },

  whyNot(box, state, { seat, world }, move) {
    if (move.kind !== 'explore' && move.kind !== 'consolidate' && move.kind !== 'attack') return 'NP-SAIL-03';
    if (worldOf(move.place) !== world) return 'NP-SAIL-02';
    return whyNotThere(box, state, seat, move);
  },
};

/** By Land: consolidate, attack or explore there. */
function listGoals(box: Box, state: State, seat: Seat, world: World, out: Move[]): void {
  const { consolidate, attack, explore } = box.moves;
  const captain = state.players[seat].aboard[world] > 0;
  const attacks = canAttackIn(box, state, seat, world);
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (!isExplored(state, place)) {
      if (captain && canExplore(box, state, place)) out.push(explore[place]); // [NP-EXPLORE-01]
    } else if (hasBerth(box, state, place)) {
      out.push(consolidate[place]);
      if (attacks && hasTarget(state, seat, place)) out.push(attack[place]);
    }
  }
}

/** [NP-SAIL-07] [NP-SAIL-08] */
export function canHarbour(box: Box, state: State, seat: Seat, world: World): boolean {
  const captain = state.players[seat].aboard[world] > 0;
  for (let land = 0; land < LANDS.length; land++) {
    const place = world * LANDS.length + land;
    if (isExplored(state, place) ? hasBerth(box, state, place) : captain && canExplore(box, state, place)) return true;
  }
  return false;
}

type Goal = Extract<Move, { readonly kind: 'explore' | 'consolidate' | 'attack'; readonly place: Place }>;

function whyNotThere(box: Box, state: State, seat: Seat, { kind, place }: Goal): RuleId {
  const world = worldOf(place);
  const { aboard, crews } = state.players[seat];
  if (kind === 'explore') {
    if (aboard[world] === 0) return 'NP-EXPLORE-01';
    return state.explored[world] === 0 ? 'NP-EXPLORE-02' : 'NP-EXPLORE-03';
  }
  if (!isExplored(state, place)) return kind === 'attack' ? 'NP-ATTACK-03' : 'NP-CONS-01';
  if (!hasBerth(box, state, place)) return 'NP-SAIL-05';
  if (aboard[world] === 0 || crews[world] === 0) return 'NP-ATTACK-01';
  return canAttackIn(box, state, seat, world) ? 'NP-ATTACK-03' : 'NP-ATTACK-02';
}
