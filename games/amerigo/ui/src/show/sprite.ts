import type { MapLayout } from '@portolan/amerigo';
import type { CeremonyRow, Cue } from '@portolan/table-kit/motion';
import type { GlyphName } from '../art/Glyph.tsx';

/** A seat and what it scores. */
export interface Share {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

/** An island that has just been completed, and what that brings. */
export interface CompletedSprite {
  readonly is: 'completed';
  readonly layout: MapLayout;
  readonly island: number;
  /** Who completed it, and the points for that. */
  readonly by: Share;
  /** For posts. */
  readonly posts: readonly Share[];
  readonly timeMarker: number;
  readonly chest: boolean;
}

/** The pirates against one player. */
export interface FightSprite {
  readonly is: 'fight';
  readonly seat: number;
  readonly name: string;
  readonly strength: number;
  readonly fired: number;
  readonly lost: number;
}

/** The cubes of a phase fall into the tower, and others come out. By colour. */
export interface DropSprite {
  readonly is: 'drop';
  readonly phase: number;
  readonly dropped: number;
  readonly out: readonly number[];
  /** The action points of the phase. */
  readonly ap: number;
}

/** The end of a round, or of the game. */
export interface RankingSprite {
  readonly is: 'ranking';
  /** The round that begins, and its time marker; undefined at the end of the game. */
  readonly round?: { readonly n: number; readonly most: number; readonly marker: number };
  readonly rows: readonly CeremonyRow[];
}

/** What moves, as it is drawn. */
export type Sprite =
  | { readonly is: 'cube'; readonly colour: number; readonly count?: number }
  /** `broad` where it ends on a frame space, which is larger than a square. */
  | { readonly is: 'ship'; readonly seat: number; readonly ship: number; readonly broad: boolean }
  | { readonly is: 'post'; readonly seat: number }
  | { readonly is: 'disc'; readonly seat: number }
  /** As it lies on the map, around its first square. */
  | { readonly is: 'tile'; readonly piece: number; readonly seat: number; readonly turn: number }
  /** As it is shown in the supply and on the sheets. */
  | { readonly is: 'shape'; readonly piece: number; readonly seat: number }
  | { readonly is: 'good'; readonly good: number }
  | { readonly is: 'chest' }
  | { readonly is: 'token'; readonly token: number }
  | { readonly is: 'production'; readonly good: number; readonly cost: number }
  | { readonly is: 'glyph'; readonly name: GlyphName; readonly count?: number }
  | { readonly is: 'points'; readonly count: number }
  | CompletedSprite
  | FightSprite
  | DropSprite
  | RankingSprite;

export type SpriteCue = Cue<Sprite>;
