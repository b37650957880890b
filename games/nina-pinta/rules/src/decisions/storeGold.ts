import { setStore, storeRange } from '../effects/store.ts';
import { LANDS } from '../ids.ts';
import type { Decision, FrameOf } from './types.ts';

/** The next Stronghold to be decided on. */
function nextStronghold({ world, lands }: FrameOf<'storeGold'>): number {
  return world * LANDS.length + (31 - Math.clz32(lands & -lands));
}

/** What each Stronghold holds in the end; the rest lies on the ship, if it can be reached. [NP-REV-08] [NP-REV-10] */
export const storeGold: Decision<'storeGold'> = {
  legal(box, state, frame, out) {
    const place = nextStronghold(frame);
    const { least, most } = storeRange(box, state, frame.seat, place, frame.lands);
    for (let gold = least; gold <= most; gold++) out.push(box.moves.store[place][gold]);
  },

  apply(box, state, frame, { place, gold }, emit) {
    setStore(box, state, frame.seat, place, { gold, open: frame.lands }, emit);
    const lands = frame.lands & (frame.lands - 1);
    if (lands !== 0) state.stack.push({ ...frame, lands });
  },

  whyNot(box, _state, frame, move) {
    if (move.kind !== 'store' || move.place !== nextStronghold(frame)) return 'NP-REV-08';
    return move.gold > box.components.strongholdGoldLimit ? 'NP-DISC-10' : 'NP-REV-10';
  },
};
