import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.home', {
    'home.title': 'Great games of the Age of Discovery',
    'home.lead': 'Play with friends, strangers or bots. Live, or a move a day.',
    'home.play': 'Play {game} now',
    'home.playHint': 'You against {n, plural, one {# bot} other {# bots}}. Starts right away.',
    'home.new': 'Set up a table',
    'home.watch': 'Watch bots play',
    'home.continue': 'Your tables',
    'home.noTables': 'You have no tables yet.',
    'home.open': 'Open tables',
    'home.allOpen': 'All open tables',
    'home.guide': 'Learn {game}',
    'home.learn': 'Learn the rules',
    'home.learnHint': 'Every rule in plain words, numbered.',
    'home.toLearn': 'Choose a game',
  }),
);
