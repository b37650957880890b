import type { Box, View } from '@portolan/francis-drake';
import type { CardFacts } from '@portolan/table-kit/cards';

export type Player = View['players'][number];

/** What a card is about: the two parts of `data-card`. */
export interface CardId {
  readonly kind: string;
  readonly id: string;
}

export type Scene = CardFacts<Box, View>;
