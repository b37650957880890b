import { defineMessages, translator } from '@portolan/i18n';

/** How strong the levels of bots were measured to be. */
export const t = translator(
  defineMessages('web.levelRating', {
    'rating.measured': 'Rating {value} ± {interval}',
    'rating.measuredHow':
      'Measured in {games, plural, one {# recorded game} other {# recorded games}} among bots, with the game’s own components. In 19 of 20 cases, the true rating is within the interval.',
    'rating.fixed': 'Rating {value}',
    'rating.fixedHow':
      'The fixed point of the scale: the ratings of all others say how far they are above or below it.',
    'rating.none': 'Rating not measured yet',
    'rating.noneHow': 'Too few games of this level have been recorded.',
  }),
);
