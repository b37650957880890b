import { judgeCatalogue } from '@portolan/client/testing';
import { t } from '../../messages/events.ts';
import { holdingEvents } from './holdingEvents.ts';
import type { NpOccasion } from './occasion.ts';
import { planckEvents } from './planckEvents.ts';
import { voyageEvents } from './voyageEvents.ts';

/** The log. */
export const events = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  you: 'name',
  youFirst: 'name',
  stronghold: 'name',
  banner: 'name',
  loads: 'name',
  ship: 'name',
  tile: 'name',
  stack: 'name',
  purse: 'part',
  because: 'frame',
  sentences: 'frame',
  ...voyageEvents,
  ...holdingEvents,
  ...planckEvents,
});
