import type { Box, View } from '@portolan/francis-drake';

export type Player = View['players'][number];

/** What a card is about: the two parts of `data-card`. */
export interface CardId {
  readonly kind: string;
  readonly id: string;
}

export interface Scene {
  readonly box: Box;
  readonly view: View;
  readonly names: readonly string[];
}

/** The scene of a card, with the viewer's legal moves in notation. */
export interface CardScene extends Scene {
  readonly legal: readonly string[];
}
