import { makeStore } from '@portolan/client';

/** How the tile in the hand is turned. What it is held for is a question, or the trying of tiles. */
export const heldTurn = makeStore<{ readonly holder: unknown; readonly turn: number } | undefined>(undefined);

/** Over which space its first square is; undefined while it is not over the map. Changes with every square. */
export const heldSpace = makeStore<{ readonly holder: unknown; readonly space: number } | undefined>(undefined);

/** Undefined until the player turns the tile. */
export function turnOf(holder: unknown): number | undefined {
  const held = heldTurn.get();
  return held?.holder === holder ? held?.turn : undefined;
}

export function spaceOf(holder: unknown): number | undefined {
  const held = heldSpace.get();
  return held?.holder === holder ? held?.space : undefined;
}

export function turnHeld(holder: unknown, turn: number): void {
  heldTurn.set({ holder, turn });
}

/** Holds the tile over a space, or nowhere. */
export function holdOver(holder: unknown, space: number | undefined): void {
  if (spaceOf(holder) !== space) heldSpace.set(space === undefined ? undefined : { holder, space });
}
