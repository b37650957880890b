import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('landfall.table', {
    round: 'Round {round, number} of {rounds, number}',
    sea: '{n, plural, one {# island} other {# islands}} in the open sea',
    pile: '{n, plural, one {# chart} other {# charts}} in the pile',
    coasts: 'The coasts',
    coast: 'Coast {n, number}',
    bareCoast: 'Coast {n, number}: no island',
    islandCoast: 'Coast {n, number}: an island, {worth}',
    seenBy: 'seen by {name}',
    bid: 'The bid',
    noBid: 'No bid yet',
    islands: 'Islands: {worths}',
    noIslands: 'No islands yet',
    journal: 'Journal: {points, plural, one {# point} other {# points}}',
    chooseIsland: 'Choose an island on the board, or:',
  }),
);
