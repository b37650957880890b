import type { RuleId, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { SHIPS } from '../ids.ts';
import { loadIndex } from '../moveBook.ts';
import type { Move } from '../moves.ts';
import { canLoadCaptain, crewLeft, LOADING_STEPS } from '../queries/loading.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/**
 * Everybody loads at the same time: the ship of each world in turn, then the order of sailing. Always so many steps,
 * whatever is loaded, so that their number betrays nothing. [NP-LOAD-01] [NP-LOAD-10]
 */
export const loadShips: Decision<'loadShips'> = {
  legal(box, state, { seat }, out) {
    const { loaded } = state.players[seat];
    if (loaded < SHIPS) listLoads(box, state, seat, out);
    else if (loaded < LOADING_STEPS) listOrders(box, state, seat, out);
  },

  apply(_box, state, { seat }, move, emit) {
    const player = state.players[seat];
    player.loaded++;
    if (move.kind === 'load') {
      player.crews[move.world] = move.settlers;
      player.aboard[move.world] = move.captain ? 1 : 0;
      emit?.({ kind: 'shipLoaded', seat, world: move.world, captain: move.captain, settlers: move.settlers });
    } else {
      player.voyage = [move.first, move.second, move.third];
      emit?.({ kind: 'loadsSealed', seat, voyage: player.voyage.slice() });
    }
    if (isLoading(state)) state.stack.push({ kind: 'loadShips' });
  },

  whyNot(_box, state, { seat }, move) {
    const { loaded, crewSide } = state.players[seat];
    if (move.kind === 'seal') return loaded < SHIPS ? 'NP-LOAD-10' : 'NP-LOAD-08';
    if (move.kind !== 'load' || loaded >= SHIPS || move.world !== loaded) return 'NP-LOAD-01';
    return whyNotLoad(state, seat, crewSide, move);
  },
};

/** Somebody who sits at the table has not sealed. */
function isLoading(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat].loaded < LOADING_STEPS) return true;
  return false;
}

/** Loads of the next ship within its side, the gold, and the Settlers there are. [NP-LOAD-02] [NP-LOAD-11..13] */
export function listLoads(box: Box, state: State, seat: Seat, out: Move[]): void {
  const { loaded: world, crewSide } = state.players[seat];
  const left = crewLeft(state, seat);
  const most = Math.min(crewSide, left.crew);
  const loads = box.moves.load[world];
  for (let settlers = 0; settlers <= most && settlers <= left.settlers; settlers++) out.push(loads[settlers]);
  if (!canLoadCaptain(state, seat, world)) return;
  for (let settlers = 0; settlers < most && settlers <= left.settlers; settlers++) {
    out.push(loads[loadIndex(box.names, true, settlers)]);
  }
}

/** The largest crew first; equal crews in any order. [NP-LOAD-08] [NP-LOAD-09] */
export function listOrders(box: Box, state: State, seat: Seat, out: Move[]): void {
  const { crews, aboard } = state.players[seat];
  const orders = box.moves.seal;
  for (let i = 0; i < orders.length; i++) {
    const { first, second, third } = orders[i];
    const middle = crews[second] + aboard[second];
    if (crews[first] + aboard[first] >= middle && middle >= crews[third] + aboard[third]) out.push(orders[i]);
  }
}

function whyNotLoad(
  state: State,
  seat: Seat,
  crewSide: number,
  move: Extract<Move, { readonly kind: 'load' }>,
): RuleId {
  const left = crewLeft(state, seat);
  const crew = move.settlers + (move.captain ? 1 : 0);
  if (move.captain && !canLoadCaptain(state, seat, move.world)) return 'NP-LOAD-06';
  if (crew > crewSide) return 'NP-LOAD-02';
  return crew > left.crew ? 'NP-LOAD-19' : 'NP-LOAD-13';
}
