import {
  type Face,
  LANDS,
  type Land,
  type LandId,
  MARKERS,
  NATIONS,
  type Nation,
  PLACES,
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
  /** Removes a pair: an own Settler and one of this nation. */
  | { readonly kind: 'remove'; readonly nation: Nation }
  /** Puts something into a land: a Settler, a counter or what a counter brings. */
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'migrate'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'govern'; readonly world: World }
  /** Takes all revenue and all gold from the Mines, to the ship where it can be. */
  | { readonly kind: 'collect' }
  /** Decides mine by mine and Stronghold by Stronghold. */
  | { readonly kind: 'arrange' }
  | { readonly kind: 'mine'; readonly place: Place; readonly gold: number }
  /** What lies in a Stronghold in the end. */
  | { readonly kind: 'store'; readonly place: Place; readonly gold: number }
  | { readonly kind: 'town'; readonly place: Place }
  /** A City in the place of a Settler, or out of an own Town. */
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
  /** Ends what may be ended. */
  | { readonly kind: 'done' };

export type MoveKind = Move['kind'];

/** The most that a price, a Pirate or a Mine can move at once, and a ship can carry. */
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

/**
 * Every move there is, made once. Legal lists hold these very objects, so that enumerating allocates nothing and
 * reading a move is looking its text up.
 */
export interface MoveBook {
  readonly nation: readonly Move[];
  /** By World, then by the set of lands; sets of other sizes than one to three have no move. */
  readonly look: readonly (readonly (Move | undefined)[])[];
  readonly war: readonly Move[];
  /** By World, then by settlers, and with a Captain behind those without. */
  readonly load: readonly (readonly Move[])[];
  /** Every order of the three worlds. */
  readonly seal: readonly Extract<Move, { readonly kind: 'seal' }>[];
  /** By Place. */
  readonly recover: readonly Move[];
  readonly explore: readonly Move[];
  readonly consolidate: readonly Move[];
  readonly attack: readonly Move[];
  readonly remove: readonly Move[];
  readonly place: readonly Move[];
  /** By Place left, then by Land entered; lands that are not next to it have no move. */
  readonly migrate: readonly (readonly (Move | undefined)[])[];
  readonly govern: readonly Move[];
  readonly collect: Move;
  readonly arrange: Move;
  /** By Place, then by gold. */
  readonly mine: readonly (readonly Move[])[];
  readonly store: readonly (readonly Move[])[];
  readonly town: readonly Move[];
  readonly city: readonly Move[];
  readonly upgrade: readonly Move[];
  readonly pay: readonly (readonly Move[])[];
  readonly marker: readonly Move[];
  readonly board: Move;
  readonly remain: Move;
  /** By gold. */
  readonly plunder: readonly Move[];
  readonly pirate: readonly Move[];
  readonly decline: Move;
  readonly declineAll: Move;
  /** By Face, then by how many alike lie nearer to the blunt end. */
  readonly take: readonly (readonly Move[])[];
  readonly double: Move;
  readonly pass: readonly Move[];
  readonly push: readonly Move[];
  readonly done: Move;
  readonly byText: ReadonlyMap<string, Move>;
}

/** With a Captain, so many entries behind the load without. */
export function loadIndex(names: MoveNames, captain: boolean, settlers: number): number {
  return captain ? names.mostCrew + 1 + settlers : settlers;
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

export function makeMoveBook(names: MoveNames): MoveBook {
  const worlds = upTo(WORLDS.length);
  const places = upTo(PLACES);
  const amounts = (kind: 'mine' | 'store' | 'pay', most: number): Move[][] =>
    places.map((place) => upTo(most + 1).map((gold) => ({ kind, place, gold })));
  const book: Omit<MoveBook, 'byText'> = {
    nation: NATIONS.map((_, nation) => ({ kind: 'nation', nation })),
    look: worlds.map((world) =>
      upTo(1 << LANDS.length).map((lands) => (isLook(lands) ? { kind: 'look', world, lands } : undefined)),
    ),
    war: worlds.map((world) => ({ kind: 'war', world })),
    load: worlds.map((world) => loadsOf(names, world)),
    seal: ordersOf(),
    recover: places.map((place) => ({ kind: 'recover', place })),
    explore: places.map((place) => ({ kind: 'explore', place })),
    consolidate: places.map((place) => ({ kind: 'consolidate', place })),
    attack: places.map((place) => ({ kind: 'attack', place })),
    remove: NATIONS.map((_, nation) => ({ kind: 'remove', nation })),
    place: places.map((place) => ({ kind: 'place', place })),
    migrate: places.map((from) => migrationsFrom(names, from)),
    govern: worlds.map((world) => ({ kind: 'govern', world })),
    collect: { kind: 'collect' },
    arrange: { kind: 'arrange' },
    mine: amounts('mine', names.mostMine),
    store: amounts('store', names.vault),
    town: places.map((place) => ({ kind: 'town', place })),
    city: places.map((place) => ({ kind: 'city', place })),
    upgrade: places.map((place) => ({ kind: 'upgrade', place })),
    pay: amounts('pay', names.vault),
    marker: MARKERS.map((_, group) => ({ kind: 'marker', group })),
    board: { kind: 'board' },
    remain: { kind: 'remain' },
    plunder: upTo(names.mostPlunder + 1).map((gold) => ({ kind: 'plunder', gold })),
    pirate: worlds.map((world) => ({ kind: 'pirate', world })),
    decline: { kind: 'decline' },
    declineAll: { kind: 'declineAll' },
    take: names.copies.map((copies, face) => upTo(copies).map((nth) => ({ kind: 'take', face, nth: nth + 1 }))),
    double: { kind: 'double' },
    pass: upTo(names.seats).map((space) => ({ kind: 'pass', space })),
    push: upTo(names.seats).map((space) => ({ kind: 'push', space })),
    done: { kind: 'done' },
  };
  return { ...book, byText: textsOf(names, book) };
}

/** Three lands, or all where fewer are unexplored. [NP-BONUS-08] */
function isLook(lands: number): boolean {
  let count = 0;
  for (let rest = lands; rest > 0; rest &= rest - 1) count++;
  return count >= 1 && count <= 3;
}

function loadsOf(names: MoveNames, world: World): Move[] {
  const settlers = upTo(names.mostCrew + 1);
  return [
    ...settlers.map((count): Move => ({ kind: 'load', world, captain: false, settlers: count })),
    ...settlers.slice(0, -1).map((count): Move => ({ kind: 'load', world, captain: true, settlers: count })),
  ];
}

function ordersOf(): Extract<Move, { readonly kind: 'seal' }>[] {
  const worlds = upTo(WORLDS.length);
  return worlds.flatMap((first) =>
    worlds
      .filter((second) => second !== first)
      .map((second) => ({ kind: 'seal', first, second, third: 3 - first - second })),
  );
}

function migrationsFrom(names: MoveNames, from: Place): (Move | undefined)[] {
  const land = from % LANDS.length;
  return upTo(LANDS.length).map((to) =>
    names.neighbours[land].includes(to) ? { kind: 'migrate', from, to: from - land + to } : undefined,
  );
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

type Entry = Move | undefined | readonly (Move | undefined)[];

function textsOf(names: MoveNames, book: Omit<MoveBook, 'byText'>): ReadonlyMap<string, Move> {
  const moves = (Object.values(book) as (Entry | readonly Entry[])[])
    .flatMap((entry): readonly Entry[] => (Array.isArray(entry) ? entry : [entry as Move]))
    .flatMap((entry): readonly (Move | undefined)[] => (Array.isArray(entry) ? entry : [entry as Move]))
    .filter((move) => move !== undefined);
  return new Map(moves.map((move) => [writeMove(names, move), move]));
}
