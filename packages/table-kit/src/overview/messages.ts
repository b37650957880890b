import { defineMessages, translator } from '@portolan/i18n';

/** Headings of a game at a glance. */
export const t = translator(defineMessages('kit.overview', { symbols: 'Symbols', numbers: 'The numbers' }));
