import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.tournament', {
    'tournaments.title': 'Tournaments',
    'tournaments.lead':
      'Groups first, then a final among their winners. Tables are set up for you, and every round has a deadline.',
    'tournaments.now': 'Open and in progress',
    'tournaments.past': 'Over',
    'tournaments.none': 'No tournament is open. Announce one, and others can sign up here.',
    'tournaments.state':
      '{status, select, open {open for sign-up} running {in progress} over {over} other {}}, {n, plural, =0 {nobody yet} one {# player} other {# players}}',
    'tournaments.winner': 'Won by {name}',
    'tournaments.by': '{game}, announced by {name}',

    'newTournament.heading': 'Announce a tournament',
    'newTournament.title': 'Name',
    'newTournament.game': 'Game',
    'newTournament.seats': 'Players at a table',
    'newTournament.groupSize': 'Players in a group',
    'newTournament.rounds': 'Games in each stage',
    'newTournament.roundDays': 'Days for each round',
    'newTournament.rated': 'Rated',
    'newTournament.make': 'Announce',

    'tournament.enter': 'Sign up',
    'tournament.leave': 'Withdraw',
    'tournament.start': 'Start now',
    'tournament.startHint':
      'Groups are drawn, and all tables of the first round are set up. Nobody can sign up afterwards.',
    'tournament.deadline': 'The games of this round are decided on {when}.',
    'tournament.players': 'Players',
    'tournament.final': 'Final',
    'tournament.stage': 'Group stage {n}',
    'tournament.group': 'Group {n}',
    'tournament.rules': 'How it is played',
    'tournament.rule.groups':
      'Tables of {seats}, groups of {size}, {rounds, plural, one {# game} other {# games}} for everybody in each stage. Strong players are spread over the groups, and seats change so that everybody has each as evenly as possible.',
    'tournament.rule.bots': 'Bots fill groups that are too small. They cannot win.',
    'tournament.rule.points': 'A point for each opponent who is behind you, half a point for a tie.',
    'tournament.rule.ties':
      'Ties go to whoever has more first places, then more points in the games, then whoever signed up first.',
    'tournament.rule.late':
      'After {days, plural, one {# day} other {# days}} an unfinished game is decided: those it waits for come last and resign, the others share first place.',
    'tournament.rule.winners': 'The winners of the groups play on until one table is left: the final.',
    'tournament.rule.terms': 'At every table: {terms}',

    'standings.name': 'Name',
    'standings.points': 'Points',
    'standings.wins': 'Won',
    'standings.games': 'Games',
    'tournamentGame.round': 'Round {n}',
    'tournamentGame.side': '{place}. {name}',
    'tournamentGame.sides': '{sides}',
    'tournamentGame.open': 'in progress',
    'tournamentGame.late': 'decided at the deadline',
    'tournamentGame.watch': 'Open',
    'tournamentGame.watchNamed': 'Open the table of round {n}: {names}',
  }),
);
