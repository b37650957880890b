/** A square of a grid. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** The outline of a set of squares as the data of an SVG path; `size` is the length of a side, `x` and `y` the origin. */
export function contour(cells: readonly Cell[], { size = 1, x = 0, y = 0 } = {}): string {
  const taken = new Set(cells.map(({ row, col }) => keyOf(row, col)));
  const has = (row: number, col: number): boolean => taken.has(keyOf(row, col));
  const from = new Map<number, Edge[]>();
  const add = (edge: Edge): void => {
    const key = keyOf(edge.row, edge.col);
    const edges = from.get(key);
    if (edges === undefined) from.set(key, [edge]);
    else edges.push(edge);
  };
  // Clockwise around every square, without the edges that two squares share.
  for (const { row, col } of cells) {
    if (!has(row - 1, col)) add({ row, col, down: 0, right: 1 });
    if (!has(row, col + 1)) add({ row, col: col + 1, down: 1, right: 0 });
    if (!has(row + 1, col)) add({ row: row + 1, col: col + 1, down: 0, right: -1 });
    if (!has(row, col - 1)) add({ row: row + 1, col, down: -1, right: 0 });
  }
  let path = '';
  for (const edges of from.values()) {
    for (let edge = edges.pop(); edge !== undefined; edge = edges.pop()) {
      path += loop(edge, from, ({ row, col }) => `${x + col * size} ${y + row * size}`);
    }
  }
  return path;
}

interface Edge extends Cell {
  readonly down: number;
  readonly right: number;
}

/** Follows the edges back to the first one, and writes a corner wherever they turn. */
function loop(first: Edge, from: ReadonlyMap<number, Edge[]>, point: (corner: Cell) => string): string {
  let path = `M${point(first)}`;
  let edge = first;
  for (;;) {
    const corner = { row: edge.row + edge.down, col: edge.col + edge.right };
    const next = from.get(keyOf(corner.row, corner.col))?.pop();
    if (next === undefined) return `${path}Z`;
    if (next.down !== edge.down || next.right !== edge.right) path += `L${point(corner)}`;
    edge = next;
  }
}

/** Rows and columns may be -1, one beyond the map. */
function keyOf(row: number, col: number): number {
  return (row + 1) * 64 + col + 1;
}
