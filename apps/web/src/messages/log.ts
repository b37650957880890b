import { defineMessages, translator } from '@portolan/i18n';

/** What players and the table itself do besides moving, as lines of the log. */
export const t = translator(
  defineMessages('web.log', {
    'log.undo': '{you, select, true {You take back a move} other {{name} takes back a move}}.',
    'log.resign': '{you, select, true {You resign; a bot plays on for you} other {{name} resigns; a bot plays on}}.',
    'log.resignFlag':
      '{you, select, true {Your time is up and you have resigned; a bot plays on} other {{name} has run out of time and has resigned; a bot plays on}}.',
    'log.quiet': '{you, select, true {You made a move} other {{name} made a move}}.',

    'log.standIn.asked': '{you, select, true {You hand your seat} other {{name} hands the seat}} to {bot}.',
    'log.standIn.flag': '{you, select, true {Your time is up} other {{name} has run out of time}}: {bot} takes over.',
    'log.standIn.vote': 'The others have voted: {bot} plays for {you, select, true {you} other {{name}}}.',
    'log.return': '{you, select, true {You take your seat back} other {{name} is back}}.',
    'log.vote': '{you, select, true {You vote} other {{name} votes}} for a stand-in for {whom}.',
    'log.voteOff': '{you, select, true {You no longer want} other {{name} no longer wants}} a stand-in for {whom}.',
    'log.standInMark': '{bot} for {you, select, true {you} other {{name}}}',

    'log.askBack': '{you, select, true {You ask} other {{name} asks}} to go back to {place}.',
    'log.agree': '{you, select, true {You agree} other {{name} agrees}} to go back.',
    'log.refuse': '{you, select, true {You do} other {{name} does}} not agree. The game goes on as it is.',
    'log.withdraw': '{you, select, true {You no longer ask} other {{name} no longer asks}} to go back.',
    'log.takeBack': 'All agree: the game goes back to {place}.',
    'log.place': '{to, plural, =0 {the beginning} other {move #}}',

    'log.calendar': '{you, select, true {You change your} other {{name} changes their}} days off.',
    'log.paused.away': 'The clocks stood still while the server was away.',
    'log.paused.nobody': 'The clocks stop: nobody has the table open.',
    'log.resumed': 'The clocks run again.',
  }),
);
