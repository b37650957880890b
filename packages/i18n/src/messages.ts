import { defineMessages, translator } from './translator.ts';

export const t = translator(
  defineMessages('i18n', {
    now: 'just now',
    minute: '{n, plural, one {# minute ago} other {# minutes ago}}',
    hour: '{n, plural, one {# hour ago} other {# hours ago}}',
    day: '{n, plural, one {yesterday} other {# days ago}}',
  }),
);
