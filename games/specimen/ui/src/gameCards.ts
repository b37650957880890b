import type { GameCards } from '@portolan/client';
import type { View } from '@portolan/specimen';
import { describeCard } from './table/cards.ts';
import { targets } from './targets.ts';

/** Cards are called like targets. The caller guarantees that every view is one of Landfall. */
export const gameCards: GameCards = {
  concerns: (card, text) => targets(text).includes(card),
  nameOf: (card, view, names) => describeCard({ box: undefined, view: view as View, names, legal: [] }, card),
};
