import { defineMessages, translator } from '@portolan/i18n';

/** What an action would do now. */
export const t = translator(
  defineMessages('am.forecast', {
    'does.first': 'place both ships on the frame, then sail up to {steps, plural, one {# step} other {# steps}} each',
    'does.sail':
      'each ship sails up to {steps, plural, one {# step} other {# steps}}; {harbours, plural, =0 {no free harbour} one {# free harbour} other {# free harbours}} in reach',
    'does.load': 'up to {count, plural, one {# cannon} other {# cannons}}; you have {have}, the pirates {strength}',
    'does.plan': '{shapes, plural, one {# shape} other {# shapes}} to choose from',
    'does.progress':
      'as far as space {to}; {tokens, plural, =0 {no token on the way} one {# token on the way} other {# tokens on the way}}',
    'does.build': '{tiles, plural, one {# of your tiles fits} other {# of your tiles fit}} somewhere',
    'does.buy': '{kinds, plural, one {# production token} other {# different production tokens}} you can afford',
    'does.advance': 'as far as space {to}, a {colour} space',
    'does.gold': 'nothing but {gold} gold: your disc is at the end of the track',
    'futile.sail': 'would achieve nothing: neither ship can move',
    'futile.plan': 'would achieve nothing: you can afford no tile that is left',
    'futile.noTiles': 'would achieve nothing: you have no planned tiles',
    'futile.noPosts': 'would achieve nothing: you have no trading post to build from',
    'futile.noFit': 'would achieve nothing: none of your tiles fits anywhere',
    'futile.tooDear': 'would achieve nothing: you cannot afford any tile that fits',
    'futile.noMarket': 'would achieve nothing: no production token is left',
    'futile.dearMarket': 'would achieve nothing: you cannot afford any production token',
    'futile.unlessCashed': 'possible only once you cash a chest or a gold token',
  }),
);
