import { defineMessages, translator } from '@portolan/i18n';

/** Shared by all pages. */
export const t = translator(
  defineMessages('web.shell', {
    'app.name': 'Portolan',
    'app.title': '{page} · Portolan',
    'app.awaited': '({awaiting}) {title}',
    'app.skip': 'Skip to main content',
    'app.loading': 'Loading …',
    'app.loadFailed': 'This page could not be loaded. You may be offline, or a new version may be available.',
    'app.reload': 'Reload',
    'app.close': 'Close',
    'app.cancel': 'Cancel',

    'nav.label': 'Main',
    'nav.lobby': 'Lobby',
    'nav.new': 'New table',
    'nav.learn': 'Learn',
    'nav.about': 'About',
    'nav.profile': '{name}, your profile',
    'nav.guest': 'Guest',

    'theme.toNight': 'Switch to dark theme',
    'theme.toVellum': 'Switch to light theme',

    'link.offline': 'Connection lost. Reconnecting … nothing you did is lost.',
    'link.unreachable': 'The server cannot be reached right now.',
    'link.notPlayed': 'A move you confirmed earlier was not played. {reason}',
    'link.outdated': 'A new version is available.',

    'join.title': 'Looking for the table …',
    'join.heading': 'Have a code?',
    'join.code': 'Table code',
    'join.go': 'Go to the table',

    'tables.hotseat': 'On this device',
    'tables.unlisted': 'By link',
    'tables.public': 'Public',

    'seat.anchor': 'Anchor',
    'seat.star': 'Star',
    'seat.crown': 'Crown',
    'seat.sun': 'Sun',
    'seat.fish': 'Fish',
    'seat.tower': 'Tower',
    'seat.moon': 'Moon',
    'seat.wheel': 'Wheel',
    'seat.bot': '{emblem} (bot)',
    'seat.level': '{emblem} ({level})',
    'seat.shared': '{name} ({emblem})',
    'seat.deleted': 'Former player',
    'seat.program': '{name} (bot)',
    'seat.open': 'Free seat',
    'seat.list': 'Players',
  }),
);
