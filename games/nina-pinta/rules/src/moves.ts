import {
  type Face,
  LANDS,
  type Land,
  type LandId,
  MARKERS,
  NATIONS,
  type Nation,
  type Place,
  WORLDS,
  type World,
} from './ids.ts';

export type Move =
  /** The Soloist's nation. */
  | { readonly kind: 'nation'; readonly nation: Nation }
  /** Looks at lands of one world, a bit for each. */
  | { readonly kind: 'look'; readonly world: World; readonly lands: number }
  /** Puts a world into a State of War. */
  | { readonly kind: 'war'; readonly world: World }
  /** Loads the ship of a world. */
  | { readonly kind: 'load'; readonly world: World; readonly captain: boolean; readonly settlers: number }
  /** Seals the loads with the worlds in the order of sailing. */
  | { readonly kind: 'seal'; readonly first: World; readonly second: World; readonly third: World }
  /** Takes a Settler back from a land for a gold placeholder. */
  | { readonly kind: 'recover'; readonly place: Place }
  | { readonly kind: 'explore'; readonly place: Place }
  | { readonly kind: 'consolidate'; readonly place: Place }
  | { readonly kind: 'attack'; readonly place: Place }
  /** Removes a pair: a Settler of the player and one of this nation. */
  | { readonly kind: 'remove'; readonly nation: Nation }
  /** Puts something into a land: a Settler, a counter or what a counter brings. */
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'migrate'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'govern'; readonly world: World }
  /** Takes all revenue and all gold from the Mines, to the ship where it can be. */
  | { readonly kind: 'collect' }
  /** Decides Mine by Mine and Stronghold by Stronghold. */
  | { readonly kind: 'arrange' }
  | { readonly kind: 'mine'; readonly place: Place; readonly gold: number }
  /** The gold that a Stronghold holds after the decision. */
  | { readonly kind: 'store'; readonly place: Place; readonly gold: number }
  | { readonly kind: 'town'; readonly place: Place }
  /** A City in the place of a Settler, or out of a Town of the player. */
  | { readonly kind: 'city'; readonly place: Place }
  | { readonly kind: 'upgrade'; readonly place: Place }
  /** The part of a price that a Stronghold pays. */
  | { readonly kind: 'pay'; readonly place: Place; readonly gold: number }
  /** Lays the World marker of a group. */
  | { readonly kind: 'marker'; readonly group: number }
  | { readonly kind: 'board' }
  | { readonly kind: 'remain' }
  /** Plays a Pirate. */
  | { readonly kind: 'plunder'; readonly gold: number }
  /** Lays a Pirate of Planck's on the compass of a world. */
  | { readonly kind: 'pirate'; readonly world: World }
  /** Declines now, and for the rest of the era. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'declineAll' }
  /** Selects a Benefit: the `nth` of those on display that look alike, counted from the blunt end. */
  | { readonly kind: 'take'; readonly face: Face; readonly nth: number }
  /** Plays Double Selection. */
  | { readonly kind: 'double' }
  /** Passes to an empty space, or to an occupied one with a Turn Order counter; spaces are counted from 0. */
  | { readonly kind: 'pass'; readonly space: number }
  | { readonly kind: 'push'; readonly space: number }
  /** Ends an optional action. */
  | { readonly kind: 'done' };

export type MoveKind = Move['kind'];

/** The vocabulary of the notation, and the largest amounts for ships, Mines, Strongholds and Pirates. */
export interface MoveNames {
  /** In the order of the components. */
  readonly lands: readonly LandId[];
  /** By Land: the lands next to it. */
  readonly neighbours: readonly (readonly Land[])[];
  readonly faces: readonly string[];
  /** By Face: copies that can be on display at once. */
  readonly copies: readonly number[];
  readonly mostCrew: number;
  readonly mostMine: number;
  readonly vault: number;
  readonly mostPlunder: number;
  readonly seats: number;
}

export function writeMove(names: MoveNames, move: Move): string {
  const at = (place: Place): string =>
    `${WORLDS[Math.floor(place / LANDS.length)]} ${names.lands[place % LANDS.length]}`;
  switch (move.kind) {
    case 'nation':
    case 'remove':
      return `${move.kind} ${NATIONS[move.nation]}`;
    case 'look':
      return `look ${WORLDS[move.world]} ${names.lands.filter((_, land) => (move.lands >> land) & 1).join(' ')}`;
    case 'war':
    case 'govern':
    case 'pirate':
      return `${move.kind} ${WORLDS[move.world]}`;
    case 'load':
      return `load ${WORLDS[move.world]} ${move.captain ? 'captain ' : ''}${move.settlers}`;
    case 'seal':
      return `seal ${WORLDS[move.first]} ${WORLDS[move.second]} ${WORLDS[move.third]}`;
    case 'recover':
    case 'explore':
    case 'consolidate':
    case 'attack':
    case 'place':
    case 'town':
    case 'city':
    case 'upgrade':
      return `${move.kind} ${at(move.place)}`;
    case 'migrate':
      return `migrate ${at(move.from)} ${names.lands[move.to % LANDS.length]}`;
    case 'mine':
    case 'store':
    case 'pay':
      return `${move.kind} ${at(move.place)} ${move.gold}`;
    case 'marker':
      return `marker ${MARKERS[move.group]}`;
    case 'plunder':
      return `plunder ${move.gold}`;
    case 'declineAll':
      return 'decline all';
    case 'take':
      return move.nth === 1 ? `take ${names.faces[move.face]}` : `take ${names.faces[move.face]} ${move.nth}`;
    case 'pass':
    case 'push':
      return `${move.kind} ${move.space + 1}`;
    default:
      return move.kind;
  }
}
