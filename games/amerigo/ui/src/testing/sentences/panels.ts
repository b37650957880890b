import { expectAmounts, judgeCatalogue } from '@portolan/client/testing';
import { t } from '../../panels/messages/panels.ts';
import { t as board_ } from '../../table/messages.ts';
import { actionPanels } from './actionPanels.ts';
import { type AmJudge, type AmOccasion, box } from './occasion.ts';
import { stockPanels } from './stockPanels.ts';

/** The panels around the map. */
export const panels = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  ...actionPanels,
  ...stockPanels,
});

const round: AmJudge = (said, { state }) => expectAmounts(said, { n: state.round, most: box.components.rounds });

/** The frame of the table. */
export const board = judgeCatalogue<AmOccasion, typeof board_.messages.english>(board_.messages, {
  phases: 'name',
  round,
  allPhases: 'name',
  phase: 'name',
  parts: 'name',
  tower: 'name',
  tracks: 'name',
  stocks: 'name',
  players: 'name',
});
