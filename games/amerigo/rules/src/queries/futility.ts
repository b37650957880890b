import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Colour, GREEN, NOTHING, RED } from '../ids.ts';
import type { State } from '../state.ts';
import { postsEstablished } from './harbours.ts';
import { layablePieces } from './placements.ts';

/** What keeps an action from achieving anything. */
export type Futility = 'plan' | 'noTiles' | 'noPosts' | 'noFit' | 'tooDear' | 'noMarket' | 'dearMarket';

/** Why an action asked the seat for nothing and brought nothing: it was to plan, to build or to buy. */
export function whyFutile(box: Box, state: State, seat: Seat, colour: Colour): Futility {
  if (colour === RED) return 'plan';
  if (colour !== GREEN) return state.market.some((kind) => kind !== NOTHING) ? 'dearMarket' : 'noMarket';
  const player = state.players[seat];
  if (player.planned.every((count) => count === 0)) return 'noTiles';
  if (postsEstablished(box, player) === 0) return 'noPosts';
  return layablePieces(box, state, seat, Number.POSITIVE_INFINITY) === 0 ? 'noFit' : 'tooDear';
}
