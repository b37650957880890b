import { judgeCatalogue } from '@portolan/client/testing';
import { t } from '../../messages/events.ts';
import { eventsWithoutSeat } from './eventsWithoutSeat.ts';
import { mapEvents } from './mapEvents.ts';
import type { AmOccasion } from './occasion.ts';
import { sheetEvents } from './sheetEvents.ts';

/** The log. */
export const events = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  you: 'name',
  youFirst: 'name',
  anIsland: 'name',
  at: 'part',
  on: 'part',
  ship: 'part',
  phase: 'name',
  cubes: 'part',
  tower: 'name',
  gold: 'name',
  cannons: 'part',
  chest: 'name',
  goldToken: 'name',
  progressTrack: 'name',
  orderTrack: 'name',
  cannonTrack: 'name',
  post: 'name',
  pirates: 'name',
  timeMarker: 'name',
  theIsland: 'name',
  score: 'part',
  ...eventsWithoutSeat,
  ...mapEvents,
  ...sheetEvents,
});
