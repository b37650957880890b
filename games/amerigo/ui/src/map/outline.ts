/** A corner of a square on the outline of an area, with the directions of its two edges. The area is on the right. */
export interface Corner {
  readonly x: number;
  readonly y: number;
  /** Of the edge that ends here, and of the one that begins here. */
  readonly from: Way;
  readonly to: Way;
}

/** 0 to the right, 1 down, 2 to the left, 3 up. */
type Way = 0 | 1 | 2 | 3;

export const STEPS: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

export interface Square {
  readonly row: number;
  readonly col: number;
}

/** The closed lines around an area of squares, corner by corner; squares that touch at a corner only stay separate. */
export function outlinesOf(squares: readonly Square[]): Corner[][] {
  const inside = new Set(squares.map(({ row, col }) => keyOf(col, row)));
  const edges = new Map<number, Way[]>();
  for (const { row, col } of squares) {
    if (!inside.has(keyOf(col, row - 1))) addEdge(edges, keyOf(col, row), 0);
    if (!inside.has(keyOf(col + 1, row))) addEdge(edges, keyOf(col + 1, row), 1);
    if (!inside.has(keyOf(col, row + 1))) addEdge(edges, keyOf(col + 1, row + 1), 2);
    if (!inside.has(keyOf(col - 1, row))) addEdge(edges, keyOf(col, row + 1), 3);
  }
  const outlines: Corner[][] = [];
  for (const [start, ways] of edges) while (ways.length > 0) outlines.push(follow(edges, start));
  return outlines;
}

/** Wide enough for any map, also one square beyond its edges. */
const ROW = 256;

function keyOf(x: number, y: number): number {
  return (y + 1) * ROW + x + 1;
}

function addEdge(edges: Map<number, Way[]>, start: number, way: Way): void {
  const ways = edges.get(start);
  if (ways === undefined) edges.set(start, [way]);
  else ways.push(way);
}

/** Takes the edges of one line out of the map, and returns its corners. */
function follow(edges: Map<number, Way[]>, start: number): Corner[] {
  const line: { key: number; way: Way }[] = [];
  let key = start;
  let way = edges.get(start)?.pop();
  while (way !== undefined) {
    line.push({ key, way });
    key += way === 0 ? 1 : way === 1 ? ROW : way === 2 ? -1 : -ROW;
    if (key === start) break;
    way = takeNext(edges.get(key), way);
  }
  return line.map(({ key: at, way: to }, i) => ({
    x: (at % ROW) - 1,
    y: Math.floor(at / ROW) - 1,
    from: line.at(i - 1)?.way ?? to,
    to,
  }));
}

/** Where two lines meet at a corner, the sharp turn stays with the same square. */
function takeNext(ways: Way[] | undefined, before: Way): Way | undefined {
  if (ways === undefined) return undefined;
  const sharp = ways.indexOf(((before + 1) % 4) as Way);
  return ways.splice(Math.max(0, sharp), 1)[0];
}
