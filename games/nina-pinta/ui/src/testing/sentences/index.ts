import type { JudgedCatalogue } from '@portolan/client/testing';
import { events } from './events.ts';
import type { NpOccasion } from './occasion.ts';

/** Every catalogue of the game, with a judge or a reason for each message. */
export const judgedCatalogues: readonly JudgedCatalogue<NpOccasion>[] = [events];
