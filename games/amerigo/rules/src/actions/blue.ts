import type { Seat } from '@portolan/kernel';
import { NOWHERE } from '../ids.ts';
import type { State } from '../state.ts';

/** One ship's part of a move-ships action. */
export interface Leg {
  readonly seat: Seat;
  readonly ap: number;
  readonly ship: number;
  /** The other ship has ended its movement. */
  readonly last: boolean;
}

/** Ships move one after the other; the order matters only if they lie on different spaces. [AM-BLUE-10] */
export function moveShips(state: State, seat: Seat, ap: number): void {
  const [one, other] = state.players[seat].ships;
  if (one === other) askShip(state, { seat, ap, ship: 0, last: false });
  else state.stack.push({ kind: 'chooseShip', seat, ap });
}

/** In the player's first move-ships action, a ship is placed on the frame before it sails. [AM-BLUE-01] [AM-BLUE-02] */
export function askShip(state: State, { seat, ap, ship, last }: Leg): void {
  const kind = state.players[seat].ships[ship] === NOWHERE ? 'placeShip' : 'sailShip';
  state.stack.push({ kind, seat, ap, ship, last });
}

/** A ship whose movement has ended does not move again. [AM-BLUE-15] */
export function endShip(state: State, { seat, ap, ship, last }: Leg): void {
  if (!last) askShip(state, { seat, ap, ship: 1 - ship, last: true });
}
