import { defineMessages, translator } from '@portolan/i18n';

/** A table before and after its game, and what is loaded after the first picture: log, chat, menu, result. */
export const t = translator(
  defineMessages('web.tableLater', {
    'gather.lead': 'The game can start when all seats are taken.',
    'gather.you': '(you)',
    'gather.sit': 'Sit here',
    'gather.leave': 'Leave this seat',
    'gather.full': 'Everyone is here.',
    'gather.free': '{n, plural, one {One seat is still free.} other {# seats are still free.}}',
    'gather.start': 'Start the game',
    'gather.waitHost': 'The host starts the game.',
    'gather.invite': 'Invite',
    'gather.copy': 'Copy link',
    'gather.copied': 'Link copied.',
    'gather.code': 'or this code:',

    'player.away': 'away',

    'table.skipToTurn': 'To your turn',
    'table.news': 'What just happened',
    'table.log': 'Log',
    'table.chat': 'Chat',
    'table.why': 'Why?',
    'table.menu': 'Menu',
    'table.about': '{game} · {who} · {code}{own, select, true { · Own components} other {}}',
    'table.resign': 'Resign',
    'table.resignAsk': 'Resign this game?',
    'table.resignHint': 'A bot takes over for you. You can’t undo this.',
    'table.replay': 'Replay',
    'table.legend': 'Legend (L)',
    'table.legendTitle': 'Legend',
    'table.legendClose': 'Close',
    'table.sound': 'Sounds',
    'table.soundHint': 'A few short sounds: your turn, cannons, points. Remembered in this browser.',
    'table.guide': 'Show the guide',
    'table.unguide': 'Hide the guide',
    'table.since': 'Since your last turn',
    'table.rematch': 'Play again',
    'table.toRematch': 'Go to the next game',
    'table.home': 'Your tables',

    'log.empty': 'Nothing has happened yet.',
    'log.label': 'What happened',

    'chat.label': 'Write a message',
    'chat.send': 'Send',
    'chat.empty': 'No messages yet.',
    'chat.offline': 'You are offline. Try again in a moment.',
    'chat.name': 'Choose a name to chat',

    'result.title': '{name} wins',
    'result.shared': '{names} share the victory',
    'result.table': 'Points by source',
    'result.total': 'Total',
    'result.place': 'Place',
  }),
);
