import type { Event } from '@portolan/francis-drake';
import type { PhaseId } from '../help/phases.ts';

const PHASE_OF: Readonly<Record<Event['kind'], PhaseId>> = {
  voyageBegun: 'plymouth',
  stopped: 'plymouth',
  tavernRolled: 'plymouth',
  investorPaid: 'plymouth',
  yieldTaken: 'plymouth',
  docked: 'plymouth',
  treasureLaid: 'ready',
  countersLaid: 'ready',
  docksSwapped: 'ready',
  rangesSet: 'ready',
  missionPlaced: 'missions',
  informerUnused: 'informer',
  discsInspected: 'informer',
  counterInspected: 'informer',
  discsKept: 'informer',
  discsExchanged: 'informer',
  discMoved: 'informer',
  discsRevealed: 'reveal',
  ghostVanished: 'reveal',
  placeMarkersLaid: 'reveal',
  shipsSailed: 'raids',
  counterTurned: 'raids',
  attacked: 'raids',
  traded: 'raids',
  missionDeclined: 'raids',
  returned: 'raids',
  kindsScored: 'scoring',
  counterScored: 'scoring',
  boardReset: 'plymouth',
  commoditiesScored: 'scoring',
  chestsOpened: 'scoring',
};

/** The phase of the event being shown; the table may already wait for a later one. */
export function phaseShown({ kind }: Event): PhaseId {
  return PHASE_OF[kind];
}
