import { LANDS, MARKERS, NATIONS, PLACES, type Place, WORLDS, type World } from './ids.ts';
import { type Move, type MoveNames, writeMove } from './moves.ts';

/**
 * Every possible move, made once. Lists of legal moves contain these objects, so that enumerating allocates nothing and
 * reading a move is a lookup by its text.
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
  /** By Face, then by the number of equal counters nearer to the blunt end. */
  readonly take: readonly (readonly Move[])[];
  readonly double: Move;
  readonly pass: readonly Move[];
  readonly push: readonly Move[];
  readonly done: Move;
  readonly byText: ReadonlyMap<string, Move>;
}

/** Loads with a Captain follow those without. */
export function loadIndex(names: MoveNames, captain: boolean, settlers: number): number {
  return captain ? names.mostCrew + 1 + settlers : settlers;
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
