import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('web.notFound', {
    'notFound.title': 'Page not found',
    'notFound.lead': 'This page is not on our chart.',
    'notFound.home': 'Go to the home page',
  }),
);
