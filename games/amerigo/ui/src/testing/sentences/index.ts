import type { JudgedCatalogue } from '@portolan/client/testing';
import { cards, legend, phases } from './cards.ts';
import { controls } from './controls.ts';
import { events } from './events.ts';
import { forecast } from './forecast.ts';
import { guideReasons } from './guideReasons.ts';
import { moves } from './moves.ts';
import { faces, mapWords, names, result, sources, targets } from './names.ts';
import { now } from './now.ts';
import type { AmOccasion } from './occasion.ts';
import { board, panels } from './panels.ts';
import { places } from './places.ts';
import { prompts } from './prompts.ts';
import { islands, sheets } from './sheets.ts';
import { tableWords } from './tableWords.ts';

/** Every catalogue of the game, with a judge or a reason for each message. */
export const judgedCatalogues: readonly JudgedCatalogue<AmOccasion>[] = [
  names,
  targets,
  places,
  faces,
  mapWords,
  events,
  moves,
  forecast,
  prompts,
  tableWords,
  controls,
  board,
  panels,
  sheets,
  islands,
  cards,
  legend,
  phases,
  now,
  result,
  sources,
  guideReasons,
];
