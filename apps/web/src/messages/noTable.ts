import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.noTable', {
    'table.missing': 'Table not found',
    'table.missingHint': 'The link may be mistyped, or the table was closed or has expired.',
    'unopenable.title': 'This table cannot be opened',
    'closed.title': 'An administrator has closed this table',
    'closed.hint': 'Nobody can play on here, and the game does not count for anything.',
    'closed.why': 'The reason given: {why}',
  }),
);
