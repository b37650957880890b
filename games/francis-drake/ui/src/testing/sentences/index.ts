import type { JudgedCatalogue } from '@portolan/client/testing';
import { controls } from './controls.ts';
import { described } from './described.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { now } from './now.ts';
import type { FdOccasion } from './occasion.ts';
import { bar, cards, legend, phases, result } from './others.ts';
import { table, view } from './table.ts';
import { words } from './words.ts';

/** Every catalogue of the game, with a judge or a reason for each message. */
export const judgedCatalogues: readonly JudgedCatalogue<FdOccasion>[] = [
  words,
  events,
  moves,
  described,
  view,
  table,
  controls,
  now,
  bar,
  cards,
  legend,
  phases,
  result,
];
