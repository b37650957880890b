import type { Box, View } from '@portolan/amerigo';
import type { CardFacts, CardScene as KitScene } from '@portolan/table-kit/cards';

export type Player = View['players'][number];

/** What a card is about: `data-card` is its kind and the parts of its id, with colons between them. */
export interface CardId {
  readonly kind: string;
  readonly id: string;
}

export type Scene = CardFacts<Box, View>;

/** The scene of a card, with the viewer's legal moves in notation. */
export type CardScene = KitScene<Box, View>;

/** The seat whose sheet a card is about, and the rest of its id: `0:coffee`. */
export function seatPart(id: string): { readonly seat: number; readonly rest: string } {
  const [seat = '', ...rest] = id.split(':');
  return { seat: Number(seat), rest: rest.join(':') };
}
