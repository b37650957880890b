import { defineMessages, translator } from '@portolan/i18n';

/** Records of players, and the ratings of a game. */
export const t = translator(
  defineMessages('web.record', {
    'record.summary':
      '{games, plural, =0 {No finished games yet} one {# finished game} other {# finished games}}{won, plural, =0 {} other {, # won}}',
    'record.hiddenSelf': 'Only you see this page. You can show it to everybody in your profile.',
    'record.program': 'A program that a player runs.',
    'record.none': 'Finished games appear here.',
    'record.profile': 'Your profile',

    'rating.heading': 'Ratings',
    'rating.none':
      'No rated games yet. Public tables can be rated; tables among friends are not, unless you agree on it.',
    'rating.value': '{value} ± {interval}',
    'rating.matches': '{n, plural, one {# rated game} other {# rated games}}',
    'rating.season': 'Season since {month}',
    'rating.all': 'All ratings',
    'rating.curve': 'Rating over the last {n, plural, one {# rated game} other {# rated games}}: from {from} to {to}',

    'tally.heading': 'Results',
    'tally.game': 'Game',
    'tally.players': 'Players',
    'tally.matches': 'Games',
    'tally.won': 'Won',
    'tally.share': '{won} ({percent} %)',
    'tally.places': 'Places',
    'tally.everyPlace': '{counts}',
    'tally.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}: {n}',
    'tally.mean': 'Average place',
    'tally.best': 'Best score',

    'meeting.heading': 'Head to head',
    'meeting.opponent': 'Against',
    'meeting.ahead': '{name} ahead',
    'meeting.behind': '{name} behind',
    'meeting.level': 'Level',
    'meeting.all': 'All games',
    'meeting.counts': '{ahead} ahead, {behind} behind, {level} level',

    'results.heading': 'Finished games',
    'results.game': 'Show',
    'results.every': 'All games',
    'results.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {seats}',
    'results.won': 'Won',
    'results.lost': 'Lost',
    'results.resigned': 'Resigned',
    'results.score': '{score, plural, one {# point} other {# points}}',
    'results.friends': 'Among friends',
    'results.with': 'With {names}',
    'results.watch': 'Open',
    'results.watchNamed': 'Open this game of {game}, {when}',
    'results.more': 'Earlier games',

    'solo.heading': 'Solo games',
    'solo.when': 'Played',
    'solo.result': 'Result',

    'ratings.title': 'Ratings',
    'ratings.lead':
      'Players and bots on one scale: 1500 is the Cabin Boy, and 400 points are odds of ten to one. ± shows how far a value may be off; the list is sorted by its lower end.',
    'ratings.game': 'Game',
    'ratings.season': 'Season',
    'ratings.rank': 'Place',
    'ratings.who': 'Name',
    'ratings.rating': 'Rating',
    'ratings.range': 'Range',
    'ratings.matches': 'Games',
    'ratings.more': 'More',
    'ratings.none': 'Nobody has a rating in this season yet. Start a public, rated table to be the first.',
    'ratings.new': 'New table',
    'ratings.bot': '{name} (bot)',
  }),
);
