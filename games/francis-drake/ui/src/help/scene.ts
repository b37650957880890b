import type { Box, View } from '@portolan/francis-drake';

export type Player = View['players'][number];

/** What a card is about: what `data-card` says, taken apart. */
export interface CardId {
  readonly kind: string;
  readonly id: string;
}

export interface Scene {
  readonly box: Box;
  readonly view: View;
  readonly names: readonly string[];
}
