/** One island tile as it is drawn: rows of characters. */
export type Drawing = readonly string[];

/** The tiles of all sheets in reading order. */
export function tileDrawings(sheets: readonly (readonly string[])[]): Drawing[] {
  return sheets.flatMap((sheet) => {
    const lines = sheet.map((line) => line.trim().split(/\s+/));
    return lines[0].map((_, tile) => lines.map((line) => line[tile] ?? ''));
  });
}

/** Rows and columns of the squares of a landscape or village tile. */
export function squaresOf(drawing: string): [row: number, col: number][] {
  return drawing
    .split('/')
    .flatMap((line, row) => [...line].flatMap((sign, col): [number, number][] => (sign === '#' ? [[row, col]] : [])));
}

/** The same squares after a quarter turn clockwise, moved so that the least row and column are 0. */
export function turnSquares(squares: readonly (readonly [number, number])[]): [number, number][] {
  const bottom = Math.max(...squares.map(([row]) => row));
  return squares.map(([row, col]): [number, number] => [col, bottom - row]).sort(byPlace);
}

export function byPlace(one: readonly [number, number], other: readonly [number, number]): number {
  return one[0] - other[0] || one[1] - other[1];
}
