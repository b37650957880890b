import type { Event } from '@portolan/francis-drake';
import type { BaseEvent } from '@portolan/kernel';

/**
 * How long each event is shown, in ms. A simple movement takes 150 to 400; a battle and the end of a voyage have a moment
 * of their own.
 */
const PACES: Readonly<Record<Event['kind'], number>> = {
  voyageBegun: 500,
  stopped: 600,
  tavernRolled: 700,
  investorPaid: 350,
  yieldTaken: 400,
  docked: 400,
  treasureLaid: 500,
  countersLaid: 500,
  docksSwapped: 400,
  rangesSet: 250,
  missionPlaced: 400,
  informerUnused: 250,
  discsInspected: 400,
  counterInspected: 400,
  discsKept: 250,
  discsExchanged: 400,
  discMoved: 400,
  discsRevealed: 1000,
  ghostVanished: 400,
  placeMarkersLaid: 0,
  shipsSailed: 1600,
  counterTurned: 450,
  attacked: 2400,
  traded: 700,
  missionDeclined: 400,
  returned: 900,
  kindsScored: 1200,
  counterScored: 700,
  boardReset: 2200,
  commoditiesScored: 1400,
  chestsOpened: 4400,
};

export function paceOf(event: BaseEvent): number {
  return (PACES as Readonly<Record<string, number | undefined>>)[event.kind] ?? 0;
}
