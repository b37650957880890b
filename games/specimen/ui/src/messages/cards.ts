import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('landfall.cards', {
    chart: 'Chart {id}',
    chartWhat: 'There are four of each number. A number that two players bid wins nothing.',
    coast: 'Coast {id}',
    coastWhat: 'Badges show who has looked and knows what the island is worth.',
    coastBare: 'No island lies here.',
    coastIsland: 'Its island: {worth}.',
    seatWhat: 'Islands score their worth, and an exploration without a claim scores a point.',
    sea: 'The open sea',
    seaWhat: 'From here comes what replaces a claimed island, unseen by all.',
    pile: 'The pile',
    pileWhat: 'After every round but the last each player draws a chart.',
    round: 'A round',
    roundWhat: 'All bid, the highest unique bid explores, and all draw a chart.',
    home: 'Home',
    homeWhat: 'An explorer who claims nothing writes a point into the journal.',
    claim: 'Claim',
    claimWhat: 'The island scores its worth at once and ends the exploration.',
    leave: 'Leave',
    leaveWhat: 'The island stays face down; after the first there is one more look.',
    help: 'Ask anything',
    helpWhat: 'Point at a thing, press and hold it, or press ? to see what it is.',
  }),
);
