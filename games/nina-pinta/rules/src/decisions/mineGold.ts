import { minable, mineGold as mine } from '../effects/revenue.ts';
import { placeAt } from '../queries/lands.ts';
import { mostMined } from '../queries/revenue.ts';
import type { Decision, FrameOf } from './types.ts';

/** The Mine that is decided on next. */
function nextMine({ world, lands }: FrameOf<'mineGold'>): number {
  return placeAt(world, 31 - Math.clz32(lands & -lands));
}

/** How much to take from each Mine. [NP-REV-13] */
export const mineGold: Decision<'mineGold'> = {
  legal(box, state, frame, out) {
    const place = nextMine(frame);
    const most = minable(box, state, frame.seat, place);
    for (let gold = 0; gold <= most; gold++) out.push(box.moves.mine[place][gold]);
  },

  apply(context, frame, { place, gold }) {
    mine(context, frame.seat, place, gold);
    const lands = frame.lands & (frame.lands - 1);
    if (lands !== 0) context.state.stack.push({ ...frame, lands });
  },

  asks: 'NP-REV-12',
  conditions: {
    mine: [
      ['NP-REV-12', ({ frame }, { place }) => place === nextMine(frame)],
      ['NP-REV-12', ({ state, frame }, { place, gold }) => gold <= mostMined(state, frame.seat, place)],
      ['NP-REV-16', ({ box, state, frame }, { place, gold }) => gold <= minable(box, state, frame.seat, place)],
    ],
  },
};
