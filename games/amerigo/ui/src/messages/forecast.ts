import { defineMessages, translator } from '@portolan/i18n';

/** What an action would do now. */
export const t = translator(
  defineMessages('am.forecast', {
    'does.first': 'Place both ships on the frame, then sail up to {steps, plural, one {# step} other {# steps}} each',
    'does.sail':
      'Each ship sails up to {steps, plural, one {# step} other {# steps}}; {harbours, plural, =0 {no free harbour} one {# free harbour} other {# free harbours}} in reach',
    'does.load': 'Up to {count, plural, one {# cannon} other {# cannons}}; you have {have}, the pirates {strength}',
    'does.plan': '{shapes, plural, one {# shape} other {# shapes}} to choose from',
    'does.progress':
      'As far as space {to}; {tokens, plural, =0 {no token on the way} one {# token on the way} other {# tokens on the way}}',
    'does.build': '{tiles, plural, one {# of your tiles fits} other {# of your tiles fit}} somewhere',
    'does.buy': '{kinds, plural, one {# production token} other {# different production tokens}} you can afford',
    'does.advance': 'As far as space {to}, a {colour} space',
    'does.gold': 'Nothing but {gold} gold: your disc is at the end of the track',
    'futile.sail': 'Would achieve nothing: neither ship can move',
    'futile.plan': 'Would achieve nothing: you can afford no tile that is left',
    'futile.noTiles': 'Would achieve nothing: you have no planned tiles',
    'futile.noPosts': 'Would achieve nothing: you have no trading post to build from',
    'futile.noFit': 'Would achieve nothing: none of your tiles fits anywhere',
    'futile.tooDear': 'Would achieve nothing: you cannot afford any tile that fits',
    'futile.noMarket': 'Would achieve nothing: no production token is left',
    'futile.dearMarket': 'Would achieve nothing: you cannot afford any production token',
    'futile.unlessCashed': 'Possible only once you cash a chest or a gold token',
  }),
);
