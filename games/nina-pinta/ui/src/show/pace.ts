import type { BaseEvent } from '@portolan/kernel';
import { type Event, isOfPlanck, type View } from '@portolan/nina-pinta';

/** How long each event is shown, in ms. A simple movement takes 300 to 600; discoveries and eras have a moment of their own. */
const PACES: Readonly<Record<Event['kind'], number>> = {
  nationChosen: 500,
  landsLooked: 800,
  lookDeclined: 300,
  eraBegun: 2200,
  goldAwarded: 600,
  benefitsShown: 900,
  warPlaced: 700,
  shipLoaded: 350,
  loadsSealed: 350,
  loadsRevealed: 1100,
  settlerRecovered: 450,
  crewPaid: 400,
  shipHarboured: 900,
  shipTurnedBack: 900,
  bannerTurned: 500,
  landExplored: 1500,
  crewLanded: 600,
  mineOpened: 500,
  goldFound: 600,
  strongholdOccupied: 500,
  nativesPlaced: 600,
  pairRemoved: 700,
  attackEnded: 250,
  settlerMigrated: 600,
  nobodyMigrated: 200,
  settlersReduced: 600,
  worldGoverned: 450,
  revenueCollected: 1100,
  goldMined: 700,
  goldStored: 450,
  goldSpent: 400,
  built: 800,
  buildingEnded: 200,
  markerPlaced: 700,
  captainStayed: 300,
  captainBoarded: 500,
  pirateDeclined: 250,
  piratePlayed: 900,
  shipSailedBack: 900,
  benefitSelected: 600,
  doublePlayed: 500,
  bonusPlayed: 700,
  bonusDiscarded: 400,
  goldTaken: 450,
  shipsEnlarged: 600,
  passed: 550,
  progressTurnedUp: 800,
  courseFixed: 900,
  planckLoaded: 800,
  tileDrawn: 800,
  settlersReturned: 500,
  pirateLaid: 600,
  bonusRetained: 450,
  progressReturned: 500,
  eraCompleted: 1900,
  holdingsRevealed: 1200,
  finalScored: 1000,
  victoryGraded: 3600,
};
/** With the final ranking after its points. */
const LAST_MS = 3600;
/** Enough to read why Planck does something. */
const REASON_MS = 1500;
/** Events of Planck's that follow from the one before need no time for a reason. */
const BRIEF = [
  'crewLanded',
  'crewPaid',
  'mineOpened',
  'goldFound',
  'strongholdOccupied',
  'attackEnded',
  'nobodyMigrated',
];

/** The caller guarantees that event and view belong to this game. */
export function paceOf(event: BaseEvent, view: unknown): number {
  const seats = (view as View | undefined)?.seats ?? 0;
  if ('source' in event && event.source === 'gold' && seats > 1) return LAST_MS;
  const pace = (PACES as Readonly<Record<string, number | undefined>>)[event.kind] ?? 0;
  return seats === 1 && isOfPlanck(event as Event) && !BRIEF.includes(event.kind) ? Math.max(REASON_MS, pace) : pace;
}
