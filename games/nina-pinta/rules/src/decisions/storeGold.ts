import { type Store, setStore, storeRange } from '../effects/store.ts';
import type { Place } from '../ids.ts';
import { placeAt } from '../queries/lands.ts';
import type { Decision, FrameOf } from './types.ts';

/** The Stronghold that is decided on next. */
function nextStronghold({ world, lands }: FrameOf<'storeGold'>): number {
  return placeAt(world, 31 - Math.clz32(lands & -lands));
}

function storeOf({ seat, lands, kept }: FrameOf<'storeGold'>, place: Place): Store {
  return { seat, place, open: lands, kept };
}

/** How much each Stronghold holds after the decision; the rest goes to the ship if it is connected. */
export const storeGold: Decision<'storeGold'> = {
  legal(box, state, frame, out) {
    const place = nextStronghold(frame);
    const { least, most } = storeRange(box, state, storeOf(frame, place));
    for (let gold = least; gold <= most; gold++) out.push(box.moves.store[place][gold]);
  },

  apply(context, frame, { place, gold }) {
    setStore(context, storeOf(frame, place), gold);
    const lands = frame.lands & (frame.lands - 1);
    if (lands !== 0) context.state.stack.push({ ...frame, lands });
  },

  asks: 'NP-REV-08',
  conditions: {
    store: [
      ['NP-DISC-10', ({ state, frame }, { place }) => state.strongholds[place] === frame.seat],
      ['NP-REV-08', ({ frame }, { place }) => place === nextStronghold(frame)],
      [
        'NP-REV-10',
        ({ box, state, frame }, { place, gold }) => {
          const { least, most } = storeRange(box, state, storeOf(frame, place));
          return gold >= least && gold <= most;
        },
      ],
    ],
  },
};
