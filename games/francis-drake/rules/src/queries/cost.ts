import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Destination, FORT, GALLEON, PORT } from '../ids.ts';
import type { PlayerState, State } from '../state.ts';

export interface Cost {
  readonly crew: number;
  readonly guns: number;
}

/** What defends a Destination besides the troops and guns printed there. */
export interface Defenders {
  /** The value of the troop or frigate counter; 0 where it is absent or unknown. */
  readonly counter: number;
  /** Which galleon counter lies there; unused elsewhere. */
  readonly galleonCounter: number;
}

/** What an attack needs to know about a ship. */
export type Attacker = Pick<PlayerState, 'crew' | 'guns' | 'galleon' | 'pinnace'>;

/** The cost of a success. [FD-RESOLVE-14] */
export function attackCost(box: Box, destination: Destination, defenders: Defenders, pinnace: boolean): Cost {
  const crew = box.troops[destination];
  const guns = box.guns[destination];
  switch (box.kind[destination]) {
    case GALLEON:
      // A pinnace is of no use here. [FD-RESOLVE-18] [FD-RESOLVE-31]
      return { crew: 0, guns: box.components.galleonCounters[defenders.galleonCounter].guns + defenders.counter };
    case FORT:
      return { crew: crew + defenders.counter, guns: pinnace ? 0 : guns }; // [FD-RESOLVE-15] [FD-RESOLVE-16]
    default:
      return { crew, guns };
  }
}

/** True unless it takes another ship to attack there: a frigate cannot attack a Spanish galleon. [FD-RESOLVE-17] */
export function hasShipFor(box: Box, destination: Destination, { galleon }: Pick<Attacker, 'galleon'>): boolean {
  return galleon || box.kind[destination] !== GALLEON;
}

/** True when the ship can attack and pay. */
export function canAttack(box: Box, destination: Destination, defenders: Defenders, attacker: Attacker): boolean {
  if (!hasShipFor(box, destination, attacker)) return false;
  const { crew, guns } = attackCost(box, destination, defenders, attacker.pinnace);
  return attacker.crew >= crew && attacker.guns >= guns;
}

/** The points of a success; those of a Spanish galleon are on its counter. [FD-RESOLVE-10] [FD-RESOLVE-18] */
export function successPoints(box: Box, destination: Destination, galleonCounter: number): number {
  return box.kind[destination] === GALLEON
    ? box.components.galleonCounters[galleonCounter].vp
    : box.points[destination];
}

/** How many successes or trades a Destination allows in a voyage. [FD-RESOLVE-07] [FD-RESOLVE-25] */
export function successLimit(box: Box, destination: Destination): number {
  return box.kind[destination] === PORT ? box.circles[destination] : box.components.constants.attackLimit;
}

export function isExhausted(box: Box, state: State, destination: Destination): boolean {
  return state.successes[destination] >= successLimit(box, destination);
}

/** The defenders that everybody can see: a face-down counter counts as 0. [FD-RESOLVE-20] */
export function publicDefenders(box: Box, state: State, destination: Destination): Defenders {
  return {
    counter: state.countersUp[destination] === 1 ? state.counters[destination] : 0,
    galleonCounter: state.galleonCounters[box.galleonSite[destination]],
  };
}

/** True when `player` can pay the public cost and has the ship for it. */
export function canPay(box: Box, state: State, destination: Destination, player: PlayerState): boolean {
  return canAttack(box, destination, publicDefenders(box, state, destination), player);
}

/** True when the mission of `seat` is not declined automatically. [FD-RESOLVE-20] [FD-RESOLVE-29] */
export function mayAct(box: Box, state: State, seat: Seat, destination: Destination): boolean {
  const player = state.players[seat];
  if (box.kind[destination] === PORT) return player.goods > 0 && state.wares[destination] !== 0;
  return canPay(box, state, destination, player);
}

/** True where a troop or frigate counter lies. */
export function hasCounter(state: State, destination: Destination): boolean {
  return state.counters[destination] >= 0;
}

/** True where a counter lies face down. */
export function hasHiddenCounter(state: State, destination: Destination): boolean {
  return hasCounter(state, destination) && state.countersUp[destination] === 0;
}
