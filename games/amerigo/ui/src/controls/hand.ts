import { makeStore } from '@portolan/client';

/** The tile that is held: how it is turned, and over which space its first square is. */
export interface Hand {
  /** What the tile is held for: a question, or the trying of tiles. */
  readonly holder: unknown;
  /** Undefined until the player turns it. */
  readonly turn?: number;
  /** Undefined while it is not over the map. */
  readonly space?: number | undefined;
}

const EMPTY: Hand = { holder: undefined };

/** Shared by the dock, where tiles are taken, and the map, where they are put down. */
export const hand = makeStore<Hand>(EMPTY);

/** What is held for this holder; a tile of an earlier question is gone. */
export function handOf(holder: unknown): Hand {
  const now = hand.get();
  return now.holder === holder ? now : EMPTY;
}

/** Holds the tile over a space, or nowhere. */
export function holdOver(holder: unknown, space: number | undefined): void {
  const now = handOf(holder);
  if (now.space !== space) hand.set({ ...now, holder, space });
}

export function turnHeld(holder: unknown, turn: number): void {
  hand.set({ ...handOf(holder), holder, turn });
}
