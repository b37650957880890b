import { below, type Rng, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Move } from '../moves.ts';
import { makeTable, type Table } from '../testing/table.ts';
import { layablePieces, listPlacements } from './placements.ts';

/** A table with posts and tiles of all seats in random places. */
function scattered(seats: number, rng: Rng): Table {
  const table = makeTable({ seats, seed: `scattered ${below(rng, 1000)}` });
  const { height, width, islandOf, stride } = table.layout;
  const any = (): string => {
    for (;;) {
      const [row, col] = [below(rng, height), below(rng, width)];
      const free = ((table.state.covered[row] >> col) & 1) === 0;
      if (islandOf[row * stride + col] >= 0 && free) return `${row},${col}`;
    }
  };
  for (let i = 0; i < 3 * seats; i++) table.post(i % seats, any());
  for (let i = 0; i < 30; i++) table.cover(i % 3 === 0 ? 'neutral' : below(rng, seats), any());
  return table;
}

/** Every placement, searched square by square. */
function placementsBySquare({ box, layout, state }: Table, seat: number, piece: number): string[] {
  const { stride } = box.atlas;
  const bit = (rows: readonly number[], at: number, row: number, col: number): boolean =>
    row >= 0 && row < layout.height && col >= 0 && ((rows[at + row] >> col) & 1) === 1;
  const found: string[] = [];
  for (const [turn, { rows, cols }] of box.pieces.outlines[piece].entries()) {
    for (let row = 0; row < layout.height; row++) {
      for (let col = 0; col < layout.width; col++) {
        const squares = rows.map((down, i) => [row + down, col + cols[i]] as const);
        const fits = squares.every(
          ([y, x]) => bit(layout.land, 0, y, x) && x < layout.width && !bit(state.covered, 0, y, x),
        );
        const linked = (y: number, x: number): boolean => bit(state.linked, seat * layout.height, y, x);
        const joins = squares.some(
          ([y, x]) => linked(y - 1, x) || linked(y + 1, x) || linked(y, x - 1) || linked(y, x + 1),
        );
        if (fits && joins) found.push(`lay ${row * stride + col} turn ${turn}`);
      }
    }
  }
  return found.sort();
}

function listed(table: Table, seat: number, piece: number): string[] {
  const out: Move[] = [];
  listPlacements(table.box, table.state, { seat, piece }, out);
  return out.map((move) => (move.kind === 'lay' ? `lay ${move.space} turn ${move.turn}` : move.kind)).sort();
}

describe('placements', () => {
  // Larger maps first: what they leave in the shared rows must not matter on a smaller one.
  it.each([4, 3, 2])('agree with a search square by square, with %i players', (seats) => {
    const rng = rngFromSeed(`placements ${seats}`);
    for (let i = 0; i < 6; i++) {
      const table = scattered(seats, rng);
      const { pieces } = table.box;
      for (let seat = seats - 1; seat >= 0; seat--) {
        table.give(seat, { planned: pieces.counts.map(() => 1) });
        let fitting = 0;
        for (let piece = 0; piece < pieces.counts.length; piece++) {
          const wanted = placementsBySquare(table, seat, piece);
          expect(listed(table, seat, piece)).toEqual(wanted);
          if (wanted.length > 0) fitting |= 1 << piece;
        }
        expect(layablePieces(table.box, table.state, seat, 99)).toBe(fitting);
      }
    }
  });

  it('are none without a post', () => {
    const table = makeTable();
    table.cover(0, '1,1', '1,2');
    table.give(0, { planned: table.box.pieces.counts.map(() => 1) });
    expect(listed(table, 0, 0)).toEqual([]);
    expect(layablePieces(table.box, table.state, 0, 99)).toBe(0);
  });

  it('are not joined to rows of another seat at the other end of the map', () => {
    const table = makeTable();
    const { height, width } = table.layout;
    const everywhere = 2 ** width - 1;
    // The rows of one seat are followed by those of the next.
    table.state.linked[height - 1] = everywhere;
    expect(listed(table, 1, 0)).toEqual([]);
    table.state.linked[height - 1] = 0;
    table.state.linked[height] = everywhere;
    expect(listed(table, 0, 0)).toEqual([]);
  });

  it('exist only for tiles that are planned and affordable', () => {
    const table = makeTable();
    table.post(0, '6,8');
    const { build } = table.box.pieces;
    table.give(0, { planned: build.map((_, piece) => (piece === 2 ? 0 : 1)) });
    const cheap = build.reduce((set, price, piece) => (price <= 2 && piece !== 2 ? set | (1 << piece) : set), 0);
    expect(layablePieces(table.box, table.state, 0, 2) & ~cheap).toBe(0);
    expect(layablePieces(table.box, table.state, 0, 2) & 1).toBe(1);
  });
});
