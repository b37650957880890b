import { minable, mineGold as mine } from '../effects/revenue.ts';
import { LANDS } from '../ids.ts';
import type { Decision, FrameOf } from './types.ts';

/** The next Mine to be decided on. */
function nextMine({ world, lands }: FrameOf<'mineGold'>): number {
  return world * LANDS.length + (31 - Math.clz32(lands & -lands));
}

/** How much to take from each Mine, no more than can be stored. [NP-REV-12] [NP-REV-13] [NP-REV-16] */
export const mineGold: Decision<'mineGold'> = {
  legal(box, state, frame, out) {
    const place = nextMine(frame);
    const most = minable(box, state, frame.seat, place);
    for (let gold = 0; gold <= most; gold++) out.push(box.moves.mine[place][gold]);
  },

  apply(box, state, frame, { place, gold }, emit) {
    mine(box, state, frame.seat, place, gold, emit);
    const lands = frame.lands & (frame.lands - 1);
    if (lands !== 0) state.stack.push({ ...frame, lands });
  },

  whyNot(_box, _state, frame, move) {
    return move.kind === 'mine' && move.place === nextMine(frame) ? 'NP-REV-16' : 'NP-REV-12';
  },
};
