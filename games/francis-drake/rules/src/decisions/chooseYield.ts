import { gain } from '../effects/gain.ts';
import { DOCKSIDE, DRAKE, INVESTOR, type Location } from '../ids.ts';
import { mayTake } from '../queries/offers.ts';
import type { Condition, Decision } from './types.ts';

/** What to take at Drake, the Investor or Dockside. */
export const chooseYield: Decision<'chooseYield'> = {
  legal(box, state, { seat, location }, out) {
    for (const choice of box.choices[location]) {
      if (mayTake(box, choice, state.players[seat].galleon)) out.push(box.moves.take[choice]);
    }
  },

  apply({ box, state, emit }, { seat, location }, move) {
    const gained = box.yields[move.yield];
    gain(state, seat, gained);
    emit?.({ kind: 'yieldTaken', seat, location, gained });
  },

  asks: 'FD-PROV-45',
  conditions: {
    take: [
      ['FD-PROV-30', offeredAt(DRAKE)],
      ['FD-PROV-38', offeredAt(INVESTOR)],
      ['FD-PROV-41', offeredAt(DOCKSIDE)],
      ['FD-PROV-39', ({ box, state, frame }, move) => mayTake(box, move.yield, state.players[frame.seat].galleon)],
    ],
  },
};

/** Each of the three Locations has a rule of its own that says what it offers. */
function offeredAt(location: Location): Condition<'chooseYield'>[1] {
  return ({ box, frame }, move) => frame.location !== location || box.choices[location].includes(move.yield);
}
