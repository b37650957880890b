import type { ShapeFault } from '@portolan/kernel';
import { GOODS, MOST_KINDS } from '../ids.ts';
import { type Components, PLAYER_COUNTS, type TileData } from './components.ts';
import { type Drawing, squaresOf, tileDrawings, turnSquares } from './drawings.ts';
import { fault } from './problems.ts';

/** Square drawings of one size, every post space with an anchor beside it and every anchor with its post space. */
export function* tileFaults({ islandTiles, commodityTokens }: Components): Generator<ShapeFault> {
  const side = islandTiles[0].length;
  for (const [at, sheet] of islandTiles.entries()) {
    const lines = sheet.map((line) => line.trim().split(/\s+/));
    for (const [row, line] of lines.entries()) {
      const path = `/islandTiles/${at}/${row}`;
      if (line.length !== lines[0].length) {
        yield fault(path, 'tilesInRow', { count: lines[0].length, found: line.length });
      }
      const wrong = line.find((part) => part.length !== side);
      if (wrong !== undefined) yield fault(path, 'squaresInTile', { count: side, found: wrong });
    }
    if (sheet.length !== side) yield fault(`/islandTiles/${at}`, 'tileRows', { count: side });
    for (const drawing of tileDrawings([sheet])) yield* harbourFaults(drawing, `/islandTiles/${at}`);
  }
  const signs = tileDrawings(islandTiles).flat().join('');
  for (const [good, id] of GOODS.entries()) {
    const printed = signs.split(String(good + 1)).length - 1;
    // [AM-SETUP-16]
    if (printed > commodityTokens) {
      yield fault('/commodityTokens', 'tokensForGood', { min: printed, good: id });
    }
  }
}

function* harbourFaults(drawing: Drawing, path: string): Generator<ShapeFault> {
  const signs = drawing.join('');
  for (const sign of signs) {
    if (!/[A-Za-z]/.test(sign)) continue;
    const other = sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase();
    if (!touches(drawing, sign, other)) {
      yield fault(path, 'missingBeside', { sign, other, tile: drawing.join('/') });
    }
  }
}

/** True when every `sign` shares an edge with an `other`. */
function touches(drawing: Drawing, sign: string, other: string): boolean {
  return drawing.every((line, row) =>
    [...line].every((one, col) => {
      if (one !== sign) return true;
      return [line[col - 1], line[col + 1], drawing[row - 1]?.[col], drawing[row + 1]?.[col]].includes(other);
    }),
  );
}

/** Enough tiles, and a frame space for each outer tile side. [AM-SETUP-13] */
export function* layoutFaults({ layouts, islandTiles }: Components): Generator<ShapeFault> {
  const tiles = tileDrawings(islandTiles).length;
  for (const players of PLAYER_COUNTS) {
    const { rows, cols, ring } = layouts[players];
    const path = `/layouts/${players}`;
    if (rows * cols > tiles) yield fault(path, 'tilesForLayout', { needed: rows * cols, found: tiles });
    const due = [
      ...Array.from({ length: cols }, (_, col) => [`T${col}`, `B${col}`]).flat(),
      ...Array.from({ length: rows }, (_, row) => [`L${row}`, `R${row}`]).flat(),
    ];
    if (ring.split(' ').sort().join() !== due.sort().join()) {
      yield fault(`${path}/ring`, 'outerSides');
    }
  }
}

/** Not too many, different ids, joined squares, and no shape that differs from its mirror image. [AM-GREEN-12] */
export function* landscapeFaults({ neutralTiles, villageTiles }: Components): Generator<ShapeFault> {
  const shapes = neutralTiles.length + villageTiles.length;
  if (shapes > MOST_KINDS) {
    yield fault('/villageTiles', 'tileShapes', { max: MOST_KINDS, found: shapes });
  }
  for (const [list, tiles] of Object.entries({ neutralTiles, villageTiles })) {
    for (const [at, tile] of tiles.entries()) {
      const path = `/${list}/${at}`;
      if (tiles.findIndex((one) => one.id === tile.id) < at) {
        yield fault(`${path}/id`, 'repeated', { id: tile.id });
      }
      yield* shapeFaults(tile, `${path}/drawing`);
      if (tile.big < tile.small) yield fault(`${path}/big`, 'atLeastSmall', { min: tile.small });
    }
  }
}

function* shapeFaults({ drawing }: TileData, path: string): Generator<ShapeFault> {
  const lines = drawing.split('/');
  if (lines.some((line) => line.length !== lines[0].length)) {
    yield fault(path, 'rowsOfEqualLength');
    return;
  }
  const squares = squaresOf(drawing);
  const reached = squares.slice(0, 1);
  for (const [row, col] of reached) {
    for (const one of squares) {
      if (Math.abs(one[0] - row) + Math.abs(one[1] - col) === 1 && !reached.includes(one)) reached.push(one);
    }
  }
  if (squares.length === 0 || reached.length < squares.length) {
    yield fault(path, 'joinedSquares');
    return;
  }
  const mirrored = squaresOf(lines.map((line) => [...line].reverse().join('')).join('/'));
  const looks = [squares];
  while (looks.length < 5) looks.push(turnSquares(looks[looks.length - 1]));
  if (!looks.slice(1).some((one) => String(one) === String(turnedFully(mirrored)))) {
    yield fault(path, 'mirrorImage');
  }
}

/** Four quarter turns put the squares into the order in which turned ones are listed. */
function turnedFully(squares: [number, number][]): [number, number][] {
  return turnSquares(turnSquares(turnSquares(turnSquares(squares))));
}
