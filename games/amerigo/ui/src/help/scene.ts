import type { Box, View } from '@portolan/amerigo';

export type Player = View['players'][number];

/** What a card is about: `data-card` is its kind and the parts of its id, with colons between them. */
export interface CardId {
  readonly kind: string;
  readonly id: string;
}

export interface Scene {
  readonly box: Box;
  readonly view: View;
  /** By seat. */
  readonly names: readonly string[];
}

/** The scene of a card, with the viewer's legal moves in notation. */
export interface CardScene extends Scene {
  readonly legal: readonly string[];
}

/** The seat whose sheet a card is about, and the rest of its id: `0:coffee`. */
export function seatPart(id: string): { readonly seat: number; readonly rest: string } {
  const [seat = '', ...rest] = id.split(':');
  return { seat: Number(seat), rest: rest.join(':') };
}
