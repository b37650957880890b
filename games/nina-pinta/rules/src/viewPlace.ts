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
  /** Bonus Benefits placed here. */
  readonly counters: readonly BonusId[];
}

export function knowsTile(state: State, place: Place, viewer: Viewer): boolean {
  if (typeof viewer !== 'number') return viewer === 'open';
  return ((state.looked[place] >> viewer) & 1) === 1;
}

type Draft = { -readonly [K in keyof PlaceView]: PlaceView[K] };

/** Optional fields are assigned one by one for speed: this runs for every land and every viewer after every move. */
export function viewPlace(box: Box, state: State, place: Place, viewer: Viewer): PlaceView {
  const world = WORLDS[worldOf(place)];
  const land = box.names.lands[place % LANDS.length];
  const explored = isExplored(state, place);
  const view: Draft = {
    id: `${world} ${land}`,
    world,
    land,
    explored,
    lookedAt: seatsIn(state, state.looked[place]),
    settlers: viewSettlers(state, place),
    towns: seatsIn(state, state.towns[place]),
    ships: shipsAt(state, place),
    cathedral: state.cathedrals[place] > 0,
    counters: countersAt(state, place),
  };
  if (explored || knowsTile(state, place, viewer)) addTile(box, view, state.tiles[place]);
  if (explored) view.capacity = capacityAt(box, state, place);
  const captain = captainAt(state, place);
  if (captain !== NOBODY) view.captain = captain;
  if (state.cities[place] !== NOBODY) view.city = state.cities[place];
  const occupant = state.strongholds[place];
  if (occupant !== NO_STRONGHOLD) view.stronghold = occupant === OPEN_STRONGHOLD ? 'open' : occupant;
  if (state.vaults[place] > 0) view.vault = state.vaults[place];
  if (state.mines[place] > 0) view.mine = state.mines[place];
  if (state.increases[place] > 0) view.increase = state.increases[place];
  return view;
}

function addTile({ atlas }: Box, view: Draft, tile: Tile): void {
  view.terrain = TERRAINS[atlas.terrain[tile]];
  const discovery = DISCOVERIES[atlas.discovery[tile]];
  if (discovery === undefined) return;
  view.discovery = discovery;
  if (atlas.gold[tile] > 0) view.found = atlas.gold[tile];
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
