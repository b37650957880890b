import { defineMessages, translator } from '@portolan/i18n';

/** The table in words, for a place without drawings. */
export const t = translator(
  defineMessages('landfall.view', {
    round: 'Round {round, number} of {rounds, number}. Coasts: {coasts}. In the open sea: {sea, number}.',
    coast: '{n, number} {worth}',
    bare: '{n, number} bare',
    pile: 'Charts in the pile: {pile, number}. Out of the game: {played}.',
    player:
      '{name}: {score, plural, one {# point} other {# points}}, {hand}{bid}, islands {islands}, journal {journal, number}',
    charts: '{n, plural, one {# chart} other {# charts}}',
    hand: 'charts {charts}',
    bid: ', bid {bid, number}',
    hiddenBid: ', bid face down',
    none: 'none',
  }),
);
