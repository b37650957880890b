import { defineMessages, translator } from '@portolan/i18n';

/** The text on the guide's panel besides the game's own. */
export const t = translator(
  defineMessages('kit.guide', {
    title: 'Guide',
    more: 'More',
    less: 'Less',
    leave: 'Leave',
    next: 'Next',
    suggestions: 'Suggestions',
    suggestion: 'My suggestion: {move}. {reason}',
    alternative: 'Or: {move}. {reason}',
  }),
);
