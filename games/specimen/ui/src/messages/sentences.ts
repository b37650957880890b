import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('landfall', {
    worth: 'worth {points, plural, one {# point} other {# points}}',
    unknown: 'unknown',
    chart: 'chart {chart, number}',
    someChart: 'a chart',
    bidOf: '{name} {chart, number}',

    over: 'The game is over.',
    askBid: 'Which chart do you bid for the right to explore?',
    askSettle: 'The island is {worth}: do you claim it?',
    askLook: 'You explore: which island do you look at?',
    askLookAgain: 'One more look, or home?',

    bid: 'Bid chart {chart, number}',
    look: 'Look at the island off coast {coast, number}',
    goHome: 'Go home',
    inJournal: '{points, plural, one {# point} other {# points}} in your journal',
    claim: 'Claim the island',
    leave: 'Leave the island',

    roundBegun: 'Round {round, number} begins.',
    bidLaid: '{name} bids {chart}.',
    bidsTurned: 'The bids: {bids}.',
    explorerFound: '{name} explores.',
    nobodyFound: 'No number was bid only once, so nobody explores.',
    islandSeen: '{name} looks at the island off coast {coast, number}.',
    islandSeenWorth: '{name} looks at the island off coast {coast, number}: {worth}.',
    islandClaimed: '{name} claims the island off coast {coast, number}, {worth}.',
    islandLeft: '{name} leaves the island off coast {coast, number}.',
    wentHome: '{name} goes home with {points, plural, one {# point} other {# points}} for the journal.',
    chartDrawn: '{name} draws {chart}.',

    'source.islands': 'Islands',
    'source.journal': 'Journal',
  }),
);
