import type { Cue } from '@portolan/table-kit/motion';
import type { GlyphName } from '../art/Glyph.tsx';

/** What moves, as it is drawn. */
export type Sprite =
  | { readonly is: 'disc'; readonly seat: number; readonly face?: string }
  | { readonly is: 'ship'; readonly seat: number; readonly galleon: boolean }
  | { readonly is: 'counter'; readonly value?: number }
  | { readonly is: 'glyph'; readonly name: GlyphName; readonly count?: number }
  | { readonly is: 'points'; readonly count: number };

export type SpriteCue = Cue<Sprite>;
