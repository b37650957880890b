import type { Context } from '../decisions/types.ts';
import { TREASURE_SOURCE } from '../ids.ts';
import { commodityPoints, treasureValue } from '../scoring.ts';
import { scorePoints } from './score.ts';

/** Commodities, then the chests; nothing else. [FD-END-01] [FD-END-03] [FD-END-06] */
export function scoreGame({ box, state, emit }: Context): void {
  const points = state.players.map((player) => commodityPoints(box, player.commodities));
  for (let seat = 0; seat < state.seats; seat++) scorePoints(state, seat, 'commodities', points[seat]);
  emit?.({ kind: 'commoditiesScored', points });
  for (let seat = 0; seat < state.seats; seat++) {
    const { chest } = state.players[seat];
    for (let i = 0; i < chest.length; i++) {
      scorePoints(state, seat, TREASURE_SOURCE[i], treasureValue(box, i) * chest[i]);
    }
  }
  emit?.({ kind: 'chestsOpened', chests: state.players.map((player) => player.chest.slice()) });
}
