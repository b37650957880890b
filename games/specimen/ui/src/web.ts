import type { GameUi } from '@portolan/client';
import { ALL_MOVES, readMove, writeMove } from '@portolan/specimen';
import { textFor } from './index.ts';
import { t } from './messages/sentences.ts';
import { targets } from './targets.ts';

/** What the browser gets; the table is loaded when one is opened. */
export const landfallUi = {
  text: textFor(),
  readMove,
  allMoves: () => ALL_MOVES.map(writeMove),
  targets,
  cards: async () => (await import('./gameCards.ts')).gameCards,
  // The sources of points in a result.
  nameTarget: (target: string) => t.find(`source.${target}`, {}),
  paceOf: ({ kind }) => (kind === 'bidsTurned' || kind === 'islandClaimed' ? 900 : 450),
  table: () => import('./table/Table.tsx'),
  still: async () => (await import('./table/BoardStill.tsx')).BoardStill,
} satisfies GameUi;
