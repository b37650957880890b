import { defineMessages, translator } from '@portolan/i18n';

/** Shared by all pages. */
export const t = translator(
  defineMessages('web.shell', {
    'app.name': 'Portolan',
    'app.title': '{page} · Portolan',
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

    'who.title': 'What should we call you?',
    'who.hint': 'A name is all we need: no account, no email.',
    'who.name': 'Your name',
    'who.go': 'Continue',

    'name.blankName': 'Please enter a name.',
    'name.hiddenCharacter': 'This name contains a character that nobody can see. Please remove it.',
    'name.longName': 'This name is too long. Please use at most {n, number} characters.',

    'join.title': 'Looking for the table …',
    'join.heading': 'Have a code?',
    'join.code': 'Table code',
    'join.go': 'Go to the table',

    'tables.turnOf': 'Waiting for {names}',
    'tables.away': '{name} (away)',
    'tables.resigned': '{name} (resigned)',
    'tables.withResigned': '{state} · {names} resigned',
    'tables.yourTurn': 'Your turn',
    'tables.gathering': 'Waiting for players',
    'tables.open': '{n, plural, one {# free seat} other {# free seats}}',
    'tables.finished': 'Finished',
    'tables.won': '{name} won',
    'tables.moved': '{who} · last move {when}',
    'tables.made': '{who} · created {when}',
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
    'seat.shared': '{name} ({emblem})',
    'seat.deleted': 'Former player',
    'seat.open': 'Free seat',
    'seat.list': 'Players',
  }),
);
