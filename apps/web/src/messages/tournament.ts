import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.tournament', {
    'cups.title': 'Tournaments',
    'cups.lead':
      'Groups first, then a final among their winners. Tables are set up for you, and every round has a deadline.',
    'cups.now': 'Open and in progress',
    'cups.past': 'Over',
    'cups.none': 'No tournament is open. Announce one, and others can sign up here.',
    'cups.open': 'open for sign-up',
    'cups.running': 'in progress',
    'cups.over': 'over',
    'cups.entrants': '{n, plural, =0 {nobody yet} one {# player} other {# players}}',
    'cups.winner': 'Won by {name}',
    'cups.by': 'announced by {name}',

    'cupNew.heading': 'Announce a tournament',
    'cupNew.title': 'Name',
    'cupNew.game': 'Game',
    'cupNew.seats': 'Players at a table',
    'cupNew.groupSize': 'Players in a group',
    'cupNew.rounds': 'Games in each stage',
    'cupNew.roundDays': 'Days for each round',
    'cupNew.rated': 'Rated',
    'cupNew.make': 'Announce',

    'cup.enter': 'Sign up',
    'cup.leave': 'Withdraw',
    'cup.start': 'Start now',
    'cup.startHint': 'Groups are drawn, and all tables of the first round are set up. Nobody can sign up afterwards.',
    'cup.deadline': 'The games of this round are decided on {when}.',
    'cup.players': 'Players',
    'cup.final': 'Final',
    'cup.stage': 'Group stage {n}',
    'cup.group': 'Group {n}',
    'cup.rules': 'How it is played',
    'cup.rule.groups':
      'Tables of {seats}, groups of {size}, {rounds, plural, one {# game} other {# games}} for everybody in each stage. Strong players are spread over the groups, and seats change so that everybody has each as evenly as possible.',
    'cup.rule.bots': 'Bots fill groups that are too small. They cannot win.',
    'cup.rule.points': 'A point for each opponent who is behind you, half a point for a tie.',
    'cup.rule.ties':
      'Of equals, whoever has more first places is ahead, then more points in the games, then whoever signed up first.',
    'cup.rule.late':
      'After {days, plural, one {# day} other {# days}} an unfinished game is decided: those it waits for come last and resign, the others share the first place.',
    'cup.rule.winners': 'The winners of the groups play on until one table is left: the final.',
    'cup.rule.terms': 'At every table: {terms}',

    'cupTable.name': 'Name',
    'cupTable.points': 'Points',
    'cupTable.wins': 'Won',
    'cupTable.games': 'Games',
    'cupGame.round': 'Round {n}',
    'cupGame.side': '{place}. {name}',
    'cupGame.open': 'in progress',
    'cupGame.late': 'decided at the deadline',
    'cupGame.watch': 'Open',
    'cupGame.watchNamed': 'Open the table of round {n}: {names}',
  }),
);
