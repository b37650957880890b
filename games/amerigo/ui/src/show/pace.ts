import type { Event } from '@portolan/amerigo';
import type { BaseEvent } from '@portolan/kernel';

/**
 * How long each event is shown, in ms. A simple movement takes 250 to 500; the tower, a completed island, the pirates
 * and the ends of rounds have a moment of their own.
 */
const PACES: Readonly<Record<Event['kind'], number>> = {
  phaseBegun: 1500,
  phaseSkipped: 800,
  phaseEnded: 400,
  actionChosen: 450,
  goldTaken: 350,
  cubesScored: 500,
  goldGained: 400,
  goldSpent: 300,
  cashed: 350,
  trackEnded: 300,
  shipPlaced: 450,
  tokenUsed: 400,
  shipSailed: 900,
  postFounded: 700,
  cannonsLoaded: 450,
  tilePlanned: 450,
  progressMoved: 450,
  tokenTaken: 500,
  tileLaid: 900,
  tilesScored: 500,
  islandCompleted: 1900,
  productionBought: 500,
  orderMoved: 450,
  orderJumped: 500,
  piratesFought: 1300,
  pirateTurned: 700,
  progressDealt: 1100,
  productionDealt: 700,
  roundBegun: 2000,
  finalScored: 1200,
};
/** With the final ranking after its points. */
const LAST_MS = 3400;

export function paceOf(event: BaseEvent): number {
  if ('source' in event && event.source === 'order') return LAST_MS;
  return (PACES as Readonly<Record<string, number | undefined>>)[event.kind] ?? 0;
}
