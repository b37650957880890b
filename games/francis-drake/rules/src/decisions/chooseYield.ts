import { gain } from '../effects/gain.ts';
import { DOCKSIDE, DRAKE, INVESTOR } from '../ids.ts';
import type { Decision } from './types.ts';

/** What to take at Drake, the Investor or Dockside. [FD-PROV-30] [FD-PROV-38] [FD-PROV-41] */
export const chooseYield: Decision<'chooseYield'> = {
  legal(box, state, { seat, location }, out) {
    for (const choice of box.choices[location]) {
      // The Investor's galleon is for a player who still has a frigate. [FD-PROV-39]
      if (box.yields[choice].galleon > 0 && state.players[seat].galleon) continue;
      out.push(box.moves.take[choice]);
    }
  },

  apply(box, state, { seat, location }, move, emit) {
    const gained = box.yields[move.yield];
    gain(state, seat, gained);
    emit?.({ kind: 'yieldTaken', seat, location, gained });
  },

  whyNot(box, _state, { location }, move) {
    if (move.kind !== 'take') return 'FD-PROV-45';
    return box.choices[location].includes(move.yield) ? 'FD-PROV-39' : YIELD_RULES[location];
  },
};

const YIELD_RULES: Readonly<Record<number, string>> = {
  [DRAKE]: 'FD-PROV-30',
  [INVESTOR]: 'FD-PROV-38',
  [DOCKSIDE]: 'FD-PROV-41',
};
