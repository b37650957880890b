import type { CeremonyRow, Cue } from '@portolan/table-kit/motion';
import type { BodyName } from '../art/Body.tsx';
import type { GlyphName } from '../art/Glyph.tsx';
import type { LandId } from '../map/layout.ts';
import type { PlaceView } from '../words.ts';

/** A land that has just been explored. */
export interface ExploredSprite {
  readonly is: 'explored';
  readonly land: LandId;
  /** Its name, and that of the world. */
  readonly name: string;
  readonly world: string;
  readonly terrain: NonNullable<PlaceView['terrain']>;
  readonly discovery?: PlaceView['discovery'];
  readonly gold: number;
  readonly by: { readonly seat: number; readonly name: string };
}

/** The beginning of an era. */
export interface EraSprite {
  readonly is: 'era';
  readonly n: number;
  readonly most: number;
  /** The token that is turned up. */
  readonly kind: 'grow' | 'build';
  readonly world: string;
  readonly gold: number;
  /** Planck gets none of the gold. */
  readonly solo: boolean;
}

/** The end of an era or of the game. */
export interface RankingSprite {
  readonly is: 'ranking';
  /** The era that is over; undefined at the end of the game. */
  readonly era?: number;
  /** A solo game that was played to its end: who won, and how well. */
  readonly grade?: { readonly winner: string; readonly lead: number; readonly rank: string | undefined };
  readonly rows: readonly CeremonyRow[];
}

/** What moves, as it is drawn. */
export type Sprite =
  | { readonly is: 'piece'; readonly body: BodyName; readonly seat?: number }
  | { readonly is: 'ship'; readonly seat: number }
  | { readonly is: 'gold'; readonly count: number }
  | { readonly is: 'glyph'; readonly name: GlyphName; readonly count?: number }
  | { readonly is: 'marker'; readonly seat: number }
  | { readonly is: 'counter'; readonly name: string }
  | { readonly is: 'word'; readonly text: string }
  | { readonly is: 'points'; readonly count: number }
  | ExploredSprite
  | EraSprite
  | RankingSprite;

export type SpriteCue = Cue<Sprite>;
