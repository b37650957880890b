import { defineMessages, translator } from '@portolan/i18n';

/** A table before its game. */
export const t = translator(
  defineMessages('web.gathering', {
    'seat.about': 'About {name}',
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
  }),
);
