import { defineMessages, translator } from '@portolan/i18n';

/** The text around a card's own. */
export const t = translator(
  defineMessages('kit.cards', {
    card: 'What this is',
    closed: 'Not possible now.',
    rules: 'Rules:',
  }),
);
