import type { Event } from '../src/events.ts';
import { LAND } from '../src/map/atlas.ts';
import { goodAt, isPostSpace } from '../src/map/mapLayout.ts';
import type { Table } from '../src/testing/table.ts';

/** The map of the worked examples. */
export const FIXTURE_MAP = [
  '......#4a..#4b.',
  '.1#Aa###A.###B.',
  '.###.5##Bb3###.',
  'bB#2.#C#3..aA..',
  '......c........',
  '........a..a...',
  'bB##1.3#A1.A##2',
  '.#2##.######1##',
  '.##AabB#2#5##Bb',
  '.3#............',
  '..5b...5b...#..',
  '..#B..##B.bB#4.',
  '.###.4####.###.',
  'aA#...A#3...5Aa',
  '..4...a#.......',
];

export function illegal(text: string, rule: string): unknown {
  return { code: 'illegal', text, rule };
}

/** The map of a table, drawn as in the ledger, with post spaces as P and anchors as a. */
export function drawMapOf({ layout }: Table): string[] {
  return Array.from({ length: layout.height }, (_, row) =>
    Array.from({ length: layout.width }, (_, col) => {
      const space = row * layout.stride + col;
      if (goodAt(layout, space) >= 0) return String(goodAt(layout, space) + 1);
      if (isPostSpace(layout, space)) return 'P';
      if (layout.harbours.has(space)) return 'a';
      return layout.squares[space] >= LAND ? '#' : '.';
    }).join(''),
  );
}

/** The land spaces of an island, as `row,col`. */
export function spacesOfIsland({ layout }: Table, island: number): string[] {
  const spaces: string[] = [];
  for (const [space, one] of layout.islandOf.entries()) {
    if (one === island) spaces.push(`${Math.floor(space / layout.stride)},${space % layout.stride}`);
  }
  return spaces;
}

/** Covers an island with landscape tiles except for some spaces; what is covered already stays. */
export function coverAllBut(table: Table, island: number, keep: readonly string[]): void {
  const isFree = (place: string): boolean => {
    const [row, col] = place.split(',').map(Number);
    return ((table.state.covered[row] >> col) & 1) === 0;
  };
  const rest = spacesOfIsland(table, island).filter((place) => isFree(place) && !keep.includes(place));
  table.cover('neutral', ...rest);
}

export function eventsOf<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind);
}

/** Every player takes gold until this phase of the round is reached. */
export function playUntil(table: Table, round: number, phase = 0): void {
  while (table.state.stack.length > 0 && (table.state.round !== round || table.state.phase < phase)) table.play('gold');
}

/** Every player takes gold until the end of the game. */
export function playOut(table: Table): void {
  while (table.state.stack.length > 0) table.play('gold');
}

export const COUNTS = [2, 3, 4] as const;
