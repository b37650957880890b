import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.lobby', {
    'lobby.title': 'Lobby',
    'lobby.lead': 'Take a free seat, watch a game in progress, or open the log of a game.',
    'lobby.open': 'Waiting for players',
    'lobby.running': 'In progress',
    'lobby.noneOpen': 'No table is waiting for players. Set one up, and others will find it here.',
    'lobby.noneRunning': 'No public games are in progress.',
    'lobby.new': 'New table',
    'lobby.ratings': 'Ratings',
    'lobby.tournaments': 'Tournaments',
    'lobby.import': 'Open a game log',
    'lobby.importHint': 'A JSON Lines file, exported here or from the command line.',
    'lobby.importFailed': 'This file could not be opened.',
  }),
);
