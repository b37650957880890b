import type { ColourId, GoodId, TokenKind } from '../ids.ts';

/** What the box holds. Owners of the printed game may use a file of their own. */
export interface Components {
  readonly players: { readonly min: number; readonly max: number };
  readonly rounds: number;
  readonly cubesPerColour: number;
  readonly posts: number;
  readonly layouts: ByPlayers<Layout>;
  /** Sheets of drawings: each line of a sheet holds the same row of several tiles, with blanks between them. */
  readonly islandTiles: readonly (readonly string[])[];
  readonly mapLimits: MapLimits;
  readonly chests: { readonly count: number; readonly gold: number };
  readonly commodityTokens: number;
  readonly neutralTiles: readonly TileData[];
  readonly villageTiles: readonly TileData[];
  /** `posts` by the number of posts; the last entry is for as many and more. */
  readonly islandScoring: {
    readonly discovery: number;
    readonly completion: number;
    readonly posts: readonly number[];
  };
  readonly tracks: Tracks;
  readonly cubesPerGold: number;
  readonly pirates: { readonly markers: readonly number[]; readonly used: number };
  /** By round; the last is what counts when no marker is left. */
  readonly timeMarkers: readonly number[];
  readonly progressDisplay: { readonly left: number; readonly right: number };
  readonly progressTokens: readonly TokenData[];
  readonly productionSpaces: ByPlayers<number>;
  /** Production tokens of each good printed on a sheet. */
  readonly printedProduction: number;
  readonly productionTokens: readonly ProductionData[];
  readonly tower: TowerModel;
}

export const PLAYER_COUNTS = [2, 3, 4] as const;
type ByPlayers<T> = Readonly<Record<2 | 3 | 4, T>>;

/** Rows and columns of tiles, and the frame spaces clockwise, such as `T0 T1 R0`. */
interface Layout {
  readonly rows: number;
  readonly cols: number;
  readonly ring: string;
}

/** What a map must keep to be played on; pairs are the least and the most. */
interface MapLimits {
  readonly bigIsland: number;
  readonly bigIslands: ByPlayers<Range>;
  readonly largestIsland: number;
  readonly postSpaces: Range;
  readonly farthestAnchor: number;
}

type Range = readonly [least: number, most: number];

export interface TileData {
  readonly id: string;
  /** Rows from the top with a slash between them: `#` a square, `.` none. */
  readonly drawing: string;
  /** Action points to plan and to build it. */
  readonly plan: number;
  readonly build: number;
  /** Points on a small and on a big island. */
  readonly small: number;
  readonly big: number;
  readonly count: number;
}

type TrackPoints = Readonly<Record<string, number>>;

interface Tracks {
  readonly cannons: number;
  readonly gold: number;
  readonly progress: { readonly last: number; readonly points: TrackPoints };
  /** The colours of its spaces from the first one on. */
  readonly order: { readonly colours: string; readonly points: TrackPoints };
  readonly endGold: number;
}

export interface TokenData {
  readonly id: string;
  readonly kind: TokenKind;
  readonly colours?: readonly ColourId[];
  readonly amount?: number;
}

interface ProductionData {
  readonly good: GoodId;
  readonly cost: number;
  /** Used with this many players or more. */
  readonly players: number;
  readonly count: number;
}

/** Chances as fractions, so that every machine draws alike. [AM-TOWER-14] */
interface TowerModel {
  /** That a cube stays inside in the drop at set-up. */
  readonly stays: Fraction;
  /** That one dropped cube knocks a given cube out. */
  readonly released: Fraction;
  /** That a dropped cube stays inside. */
  readonly sticks: Fraction;
}

export type Fraction = readonly [part: number, whole: number];
