import type { JudgedCatalogue } from '@portolan/client/testing';
import { benefits } from './benefits.ts';
import { controls } from './controls.ts';
import { events } from './events.ts';
import { guideAsks } from './guideAsks.ts';
import { guideReasons } from './guideReasons.ts';
import { map } from './map.ts';
import { moves } from './moves.ts';
import { counters, names, targets } from './names.ts';
import { now } from './now.ts';
import type { NpOccasion } from './occasion.ts';
import { board, cards, legend, overview, phases, result } from './others.ts';
import { panels } from './panels.ts';
import { placing } from './placing.ts';
import { prompts } from './prompts.ts';
import { reasons } from './reasons.ts';
import { sheets } from './sheets.ts';
import { show } from './show.ts';
import { tableWords } from './tableWords.ts';

/** Every catalogue of the game, with a judge or a reason for each message. */
export const judgedCatalogues: readonly JudgedCatalogue<NpOccasion>[] = [
  names,
  counters,
  targets,
  events,
  moves,
  placing,
  benefits,
  prompts,
  tableWords,
  reasons,
  controls,
  panels,
  map,
  sheets,
  now,
  cards,
  legend,
  phases,
  overview,
  board,
  result,
  show,
  guideAsks,
  guideReasons,
];
