import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.home', {
    'home.title': 'Great games of the Age of Discovery',
    'home.lead': 'Play with friends, strangers or bots. Live, or a move a day.',
    'home.games': 'Games',
    'home.players': '{min, number} to {max, number} players',
    'home.facts': '{min, number} to {max, number} players · {length}',
    // Each name contains the words on the button.
    'home.play': 'Play against bots: {game}',
    'home.playShort': 'Play against bots',
    'home.watchGame': 'Watch bots play {game}',
    'home.watch': 'Watch bots play',
    'home.guide': 'Learn {game}',
    'home.learn': 'Learn',
    'home.newGame': 'New table for {game}',
    'home.new': 'New table',
    'home.unofficial': 'Unofficial: not affiliated with the designers or publishers of these games.',
    'home.about': 'About this site',
    'home.continue': 'Your games',
    'home.more': 'More of your games',
    'home.finished': 'Finished games',
    'home.open': 'Open tables',
    'home.allOpen': 'All open tables',
    'home.small': 'Short of time?',
  }),
);
