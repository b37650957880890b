import type { BaseEvent } from '@portolan/kernel';

/** Events without a seat that Planck's own rules bring about. */
const WITHOUT_SEAT = ['progressTurnedUp', 'courseFixed', 'planckLoaded', 'tileDrawn', 'progressReturned'];

/** Whether an event of a solo game is Planck's doing. Planck comes behind the only seat. */
export function isOfPlanck(event: BaseEvent): boolean {
  return 'seat' in event && event.seat !== undefined ? event.seat === 1 : WITHOUT_SEAT.includes(event.kind);
}
