import { type Box, GOODS, goodAt, isPostSpace, layoutOf, type View } from '@portolan/amerigo';

/** What is drawn on one space. */
export interface Square {
  readonly row: number;
  readonly col: number;
  readonly land: boolean;
  /** On land: the number of its island. */
  readonly island: number;
  readonly post: boolean;
  readonly anchor: boolean;
  /** Counted from 1 as in the drawings of the tiles, 0 where there is none. */
  readonly good: number;
}

export interface IslandLine {
  readonly spaces: number;
  readonly big: boolean;
  readonly posts: number;
  /** By type. */
  readonly goods: readonly number[];
}

export interface Grid {
  readonly height: number;
  readonly width: number;
  /** Squares along the side of a tile. */
  readonly side: number;
  readonly rows: readonly (readonly Square[])[];
  readonly islands: readonly IslandLine[];
}

/** The map of a view, space by space. */
export function readGrid(box: Box, view: View): Grid {
  const tiles = view.map.tiles.map(({ tile, turns }) => tile * 4 + turns);
  const layout = layoutOf(box, { seats: view.seats, tiles });
  const { height, width, stride } = layout;
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, col): Square => {
      const space = row * stride + col;
      const island = layout.islandOf[space] ?? -1;
      return {
        row,
        col,
        land: island >= 0,
        island,
        post: isPostSpace(layout, space),
        anchor: layout.harbours.has(space),
        good: goodAt(layout, space) + 1,
      };
    }),
  );
  const islands = view.map.islands.map(({ spaces, big }, island) => {
    const own = rows.flat().filter((square) => square.island === island);
    return {
      spaces,
      big,
      posts: own.filter(({ post }) => post).length,
      goods: GOODS.map((_, good) => own.filter((square) => square.good === good + 1).length),
    };
  });
  return { height, width, side: box.atlas.side, rows, islands };
}
