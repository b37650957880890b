import { dock } from '../effects/dock.ts';
import { stop } from '../effects/stop.ts';
import { DRAKE, INVESTOR, type Location } from '../ids.ts';
import { hasDiscsFor, hasEmptyCircle, mayStop } from '../queries/street.ts';
import type { Decision } from './types.ts';

/** A turn in Plymouth: one disc further along the street, or the dock. [FD-PROV-05] [FD-PROV-12] */
export const plymouthTurn: Decision<'plymouthTurn'> = {
  legal(box, state, { seat }, out) {
    const player = state.players[seat];
    for (let place = player.place + 1; place < state.street.length; place++) {
      const location = state.street[place];
      if (mayStop(box, state, player, location)) out.push(box.moves.stop[location]);
    }
    out.push(box.moves.dock);
  },

  apply(context, { seat }, move) {
    if (move.kind === 'dock') {
      dock(context, seat);
      return;
    }
    stop(context, seat, move.location);
    if (asksAtOnce(context.box.choices[move.location], move.location)) {
      context.state.stack.push({ kind: 'chooseYield', seat, location: move.location }); // [FD-PROV-45]
    }
  },

  asks: 'FD-PROV-04',
  conditions: {
    stop: [
      // A player who handed the tile in this voyage stands at the Investor: that the tile is gone says more.
      ['FD-PROV-37', ({ state, frame }, { location }) => location !== INVESTOR || state.players[frame.seat].investor],
      [
        'FD-PROV-06',
        ({ state, frame }, { location }) => state.street.indexOf(location) > state.players[frame.seat].place,
      ],
      ['FD-PROV-29', ({ box, state }, { location }) => location !== DRAKE || hasEmptyCircle(box, state, location)],
      ['FD-PROV-07', ({ box, state }, { location }) => hasEmptyCircle(box, state, location)],
      ['FD-LIMITS-07', ({ state, frame }, { location }) => hasDiscsFor(state.players[frame.seat], location)],
    ],
    dock: [],
  },
};

/** Drake's choice comes with the second disc. [FD-PROV-30] */
function asksAtOnce(choices: readonly number[], location: Location): boolean {
  return choices.length > 0 && location !== DRAKE;
}
