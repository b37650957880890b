import { dock } from '../effects/dock.ts';
import { stop } from '../effects/stop.ts';
import { DRAKE, INVESTOR, type Location } from '../ids.ts';
import { mayStop } from '../queries/street.ts';
import { listVisitors } from '../queries/visitors.ts';
import type { Decision } from './types.ts';

/** A turn in Plymouth: one disc further along the street, or the dock. [FD-PROV-04] */
export const plymouthTurn: Decision<'plymouthTurn'> = {
  legal(box, state, { seat }, out) {
    const player = state.players[seat];
    // Skipping ahead is free, going back impossible. [FD-PROV-05] [FD-PROV-06]
    for (let place = player.place + 1; place < state.street.length; place++) {
      const location = state.street[place];
      if (mayStop(box, state, player, location)) out.push(box.moves.stop[location]);
    }
    out.push(box.moves.dock); // [FD-PROV-12]
  },

  apply(box, state, { seat }, move, emit) {
    if (move.kind === 'dock') {
      dock(state, seat, emit);
      return;
    }
    stop(box, state, seat, move.location, emit);
    if (asksAtOnce(box.choices[move.location], move.location)) {
      state.stack.push({ kind: 'chooseYield', seat, location: move.location }); // [FD-PROV-45]
    }
  },

  whyNot(_box, state, { seat }, move) {
    if (move.kind !== 'stop') return 'FD-PROV-04';
    const player = state.players[seat];
    if (move.location === INVESTOR && !player.investor) return 'FD-PROV-37';
    if (state.street.indexOf(move.location) <= player.place) return 'FD-PROV-06';
    if (move.location === DRAKE) return listVisitors(state.visits[DRAKE]).length > 0 ? 'FD-PROV-29' : 'FD-LIMITS-07';
    return 'FD-PROV-07';
  },
};

/** Drake's choice comes with the second disc. [FD-PROV-30] */
function asksAtOnce(choices: readonly number[], location: Location): boolean {
  return choices.length > 0 && location !== DRAKE;
}
