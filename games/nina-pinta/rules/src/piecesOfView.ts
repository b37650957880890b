import { NO_STRONGHOLD, NOBODY, OPEN_STRONGHOLD } from './ids.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** What stands and lies in the lands, as a state has it. */
export type Pieces = Pick<
  State,
  'settlers' | 'towns' | 'cities' | 'strongholds' | 'vaults' | 'mines' | 'increases' | 'cathedrals'
>;

/** Apart from `stateOfView`, because a page needs it for its first picture. */
export function piecesOfView({ places, players }: Pick<View, 'places' | 'players'>): Pieces {
  return {
    settlers: players.flatMap((_, seat) =>
      places.map(({ settlers }) => settlers.find((here) => here.seat === seat)?.count ?? 0),
    ),
    towns: places.map(({ towns }) => setOf(towns)),
    cities: places.map(({ city }) => city ?? NOBODY),
    strongholds: places.map(({ stronghold }) =>
      stronghold === undefined ? NO_STRONGHOLD : stronghold === 'open' ? OPEN_STRONGHOLD : stronghold,
    ),
    vaults: places.map(({ vault }) => vault ?? 0),
    mines: places.map(({ mine }) => mine ?? 0),
    increases: places.map(({ increase }) => increase ?? 0),
    cathedrals: places.map(({ cathedral }) => (cathedral ? 1 : 0)),
  };
}

export function setOf(seats: readonly number[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}
