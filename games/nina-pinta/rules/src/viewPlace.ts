import type { Seat, Viewer } from '@portolan/kernel';
import type { Box } from './box.ts';
import {
  BONUSES,
  type BonusId,
  DISCOVERIES,
  type DiscoveryId,
  LANDS,
  type LandId,
  NO_STRONGHOLD,
  NOBODY,
  OPEN_STRONGHOLD,
  PLACES,
  type Place,
  TERRAINS,
  type TerrainId,
  type Tile,
  WORLDS,
  type WorldId,
} from './ids.ts';
import { capacityAt, captainAt, isExplored, worldOf } from './queries/lands.ts';
import type { State } from './state.ts';

/** A land of a world. */
export interface PlaceView {
  /** As in the notation. */
  readonly id: string;
  readonly world: WorldId;
  readonly land: LandId;
  readonly explored: boolean;
  /** What the tile shows; absent while it is face down and the viewer has not looked. */
  readonly terrain?: TerrainId;
  readonly discovery?: DiscoveryId;
  /** The gold printed beside the Discovery. */
  readonly found?: number;
  /** Settlements that can stay. */
  readonly capacity?: number;
  /** Who has looked at it in secret. [NP-HIDDEN-09] */
  readonly lookedAt: readonly Seat[];
  /** Those in the Stronghold among them. */
  readonly settlers: readonly { readonly seat: Seat; readonly count: number }[];
  readonly towns: readonly Seat[];
  readonly city?: Seat;
  readonly captain?: Seat;
  readonly ships: readonly Seat[];
  /** Who is in the Stronghold, and the gold in it. */
  readonly stronghold?: Seat | 'open';
  readonly vault?: number;
  /** Gold left on the Mine. */
  readonly mine?: number;
  /** What every settlement yields more. */
  readonly increase?: number;
  readonly cathedral: boolean;
  /** Bonus Benefits that lie here. */
  readonly counters: readonly BonusId[];
}

export function knowsTile(state: State, place: Place, viewer: Viewer): boolean {
  if (typeof viewer !== 'number') return viewer === 'open';
  return ((state.looked[place] >> viewer) & 1) === 1;
}

export function viewPlace(box: Box, state: State, place: Place, viewer: Viewer): PlaceView {
  const world = WORLDS[worldOf(place)];
  const land = box.names.lands[place % LANDS.length];
  const explored = isExplored(state, place);
  const captain = captainAt(state, place);
  return {
    id: `${world} ${land}`,
    world,
    land,
    explored,
    ...(explored || knowsTile(state, place, viewer) ? viewTile(box, state.tiles[place]) : {}),
    ...(explored ? { capacity: capacityAt(box, state, place) } : {}),
    lookedAt: seatsIn(state, state.looked[place]),
    settlers: viewSettlers(state, place),
    towns: seatsIn(state, state.towns[place]),
    ...(state.cities[place] === NOBODY ? {} : { city: state.cities[place] }),
    ...(captain === NOBODY ? {} : { captain }),
    ships: shipsAt(state, place),
    ...viewStronghold(state.strongholds[place]),
    ...(state.vaults[place] > 0 ? { vault: state.vaults[place] } : {}),
    ...(state.mines[place] > 0 ? { mine: state.mines[place] } : {}),
    ...(state.increases[place] > 0 ? { increase: state.increases[place] } : {}),
    cathedral: state.cathedrals[place] > 0,
    counters: countersAt(state, place),
  };
}

function viewTile({ atlas }: Box, tile: Tile): Pick<PlaceView, 'terrain' | 'discovery' | 'found'> {
  const terrain = TERRAINS[atlas.terrain[tile]];
  const discovery = DISCOVERIES[atlas.discovery[tile]];
  if (discovery === undefined) return { terrain };
  return atlas.gold[tile] > 0 ? { terrain, discovery, found: atlas.gold[tile] } : { terrain, discovery };
}

function viewStronghold(occupant: number): Pick<PlaceView, 'stronghold'> {
  if (occupant === NO_STRONGHOLD) return {};
  return { stronghold: occupant === OPEN_STRONGHOLD ? 'open' : occupant };
}

function viewSettlers(state: State, place: Place): PlaceView['settlers'] {
  const settlers: { seat: Seat; count: number }[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const count = state.settlers[seat * PLACES + place];
    if (count > 0) settlers.push({ seat, count });
  }
  return settlers;
}

function shipsAt(state: State, place: Place): Seat[] {
  const world = worldOf(place);
  const ships: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.players[seat].harbours[world] === place) ships.push(seat);
  }
  return ships;
}

function countersAt({ laid }: State, place: Place): BonusId[] {
  const counters: BonusId[] = [];
  for (let at = 0; at < laid.length; at += 2) if (laid[at + 1] === place) counters.push(BONUSES[laid[at]]);
  return counters;
}

function seatsIn(state: State, set: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) if ((set >> seat) & 1) seats.push(seat);
  return seats;
}
