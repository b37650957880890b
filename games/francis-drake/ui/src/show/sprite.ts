import type { TREASURES } from '@portolan/francis-drake';
import type { CeremonyRow, Cue } from '@portolan/table-kit/motion';
import type { GlyphName } from '../art/Glyph.tsx';

/** An attack as it is drawn in a close-up. */
export interface BattleSprite {
  readonly is: 'battle';
  readonly seat: number;
  readonly galleon: boolean;
  readonly target: 'town' | 'fort' | 'galleon';
  readonly crew: number;
  readonly guns: number;
  readonly points: number;
  readonly treasure?: (typeof TREASURES)[number] | undefined;
}

/** The end of a voyage, or of the game with its last one. */
export interface RankingSprite {
  readonly is: 'ranking';
  readonly voyage: number;
  readonly voyages: number;
  readonly rows: readonly CeremonyRow[];
}

/** What moves, as it is drawn. */
export type Sprite =
  | { readonly is: 'disc'; readonly seat: number; readonly face?: string }
  | { readonly is: 'ship'; readonly seat: number; readonly galleon: boolean }
  | { readonly is: 'counter'; readonly value?: number }
  | { readonly is: 'glyph'; readonly name: GlyphName; readonly count?: number }
  | { readonly is: 'points'; readonly count: number }
  | { readonly is: 'cube' | 'chest'; readonly seat: number }
  | BattleSprite
  | RankingSprite;

export type SpriteCue = Cue<Sprite>;
