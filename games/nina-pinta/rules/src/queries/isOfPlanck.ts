import type { Event } from '../events.ts';
import { PLANCK } from '../ids.ts';

/** Events without a seat that Planck's own rules bring about. */
const WITHOUT_SEAT: readonly Event['kind'][] = [
  'progressTurnedUp',
  'courseFixed',
  'planckLoaded',
  'tileDrawn',
  'progressReturned',
];

/** Whether an event of a solo game is Planck's doing. */
export function isOfPlanck(event: Event): boolean {
  return 'seat' in event && event.seat !== undefined ? event.seat === PLANCK : WITHOUT_SEAT.includes(event.kind);
}
