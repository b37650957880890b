import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { SHIPS } from '../ids.ts';
import { loadIndex } from '../moveBook.ts';
import type { Move } from '../moves.ts';
import type { PlayerState } from '../player.ts';
import { crewOf } from '../queries/crew.ts';
import { canLoadCaptain, crewLeft, LOADING_STEPS } from '../queries/loading.ts';
import type { State } from '../state.ts';
import type { Decision } from './types.ts';

/**
 * Everyone loads at the same time: the ship of each world in turn, then the order of sailing. The number of steps is
 * always the same, whatever is loaded, so that it gives nothing away.
 */
export const loadShips: Decision<'loadShips'> = {
  legal(box, state, { seat }, out) {
    const { loaded } = state.players[seat];
    if (loaded < SHIPS) listLoads(box, state, seat, out);
    else if (loaded < LOADING_STEPS) listOrders(box, state, seat, out);
  },

  apply({ state, emit }, { seat }, move) {
    const player = state.players[seat];
    player.loaded++;
    if (isLoading(state)) state.stack.push({ kind: 'loadShips' });
    if (move.kind === 'load') {
      player.crews[move.world] = move.settlers;
      player.aboard[move.world] = move.captain ? 1 : 0;
      emit?.({ kind: 'shipLoaded', seat, world: move.world, captain: move.captain, settlers: move.settlers });
    } else {
      player.voyage = [move.first, move.second, move.third];
      emit?.({ kind: 'loadsSealed', seat, voyage: player.voyage.slice() });
    }
  },

  asks: 'NP-LOAD-01',
  conditions: {
    load: [
      ['NP-LOAD-08', ({ state, frame }) => state.players[frame.seat].loaded < SHIPS],
      ['NP-LOAD-01', ({ state, frame }, { world }) => world === state.players[frame.seat].loaded],
      ['NP-LOAD-06', ({ state, frame }, { captain, world }) => !captain || canLoadCaptain(state, frame.seat, world)],
      ['NP-LOAD-02', ({ state, frame }, move) => crewOf(move) <= state.players[frame.seat].crewSide],
      ['NP-LOAD-19', ({ state, frame }, move) => crewOf(move) <= crewLeft(state, frame.seat).crew],
      ['NP-LOAD-13', ({ state, frame }, { settlers }) => settlers <= crewLeft(state, frame.seat).settlers],
    ],
    seal: [
      ['NP-LOAD-10', ({ state, frame }) => state.players[frame.seat].loaded === SHIPS],
      ['NP-LOAD-08', ({ state, frame }, order) => isLargestFirst(state.players[frame.seat], order)],
    ],
  },
};

/** True while anyone at the table has not sealed. */
function isLoading(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (state.players[seat].loaded < LOADING_STEPS) return true;
  return false;
}

/** Loads of the next ship within its crew limit, the gold, and the Settlers there are. [NP-LOAD-11] [NP-LOAD-12] */
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

export function listOrders(box: Box, state: State, seat: Seat, out: Move[]): void {
  const player = state.players[seat];
  const orders = box.moves.seal;
  for (let i = 0; i < orders.length; i++) if (isLargestFirst(player, orders[i])) out.push(orders[i]);
}

/** The largest crew first; equal crews in any order. [NP-LOAD-09] */
function isLargestFirst(
  { crews, aboard }: PlayerState,
  { first, second, third }: Extract<Move, { readonly kind: 'seal' }>,
): boolean {
  const middle = crews[second] + aboard[second];
  return crews[first] + aboard[first] >= middle && middle >= crews[third] + aboard[third];
}
