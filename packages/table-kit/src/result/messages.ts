import { defineMessages, translator } from '@portolan/i18n';

/** Headings of a result. */
export const t = translator(
  defineMessages('kit.result', {
    sources: 'Points by source',
    history: 'Points over the game',
    figures: 'The same in figures',
    total: 'Total',
    place: 'Place',
  }),
);
