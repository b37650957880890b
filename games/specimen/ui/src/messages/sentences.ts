import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('landfall', {
    worth: 'worth {points, plural, one {# point} other {# points}}',
    unknown: 'unknown',
    chart: 'chart {chart, number}',
    someChart: 'a chart',
    bidOf: '{who, select, you {you} other {{name}}} {chart, number}',

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
    bidLaid: '{who, select, you {You bid} other {{name} bids}} {chart}.',
    bidsTurned: 'The bids: {bids}.',
    explorerFound: '{who, select, you {You explore} other {{name} explores}}.',
    nobodyFound: 'No number was bid only once, so nobody explores.',
    islandSeen: '{who, select, you {You look} other {{name} looks}} at the island off coast {coast, number}.',
    islandSeenWorth:
      '{who, select, you {You look} other {{name} looks}} at the island off coast {coast, number}: {worth}.',
    islandClaimed:
      '{who, select, you {You claim} other {{name} claims}} the island off coast {coast, number}, {worth}.',
    islandLeft: '{who, select, you {You leave} other {{name} leaves}} the island off coast {coast, number}.',
    wentHome:
      '{who, select, you {You go} other {{name} goes}} home with {points, plural, one {# point} other {# points}} for the journal.',
    chartDrawn: '{who, select, you {You draw} other {{name} draws}} {chart}.',

    'source.islands': 'Islands',
    'source.journal': 'Journal',
  }),
);
