import { defineMessages, translator } from '@portolan/i18n';

/** Tables in lists. */
export const t = translator(
  defineMessages('web.tables', {
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
    'tables.otherDevice': 'Shared device',
    'tables.elsewhere': 'Being played on another device',
    'tables.yourTime': 'Your turn · {left} left',
    'tables.timed': '{who} · {clock}',
    'tables.hinted': '{terms} · with hints',
    'tables.closed': 'Closed by an administrator',
  }),
);
