import { defineMessages, translator } from '@portolan/i18n';

/** Texts of the players' sheets. */
export const t = translator(
  defineMessages('am.sheets', {
    sheets: 'Player sheets',
    gold: '{n} of {most} gold',
    cannons: '{n} of {most} cannons',
    posts: '{n, plural, one {# post} other {# posts}} left',
    ships: '{n, plural, one {# ship} other {# ships}} not yet on the map',
    chests: '{n, plural, one {# treasure chest} other {# treasure chests}}',
    chest: '{n, plural, one {# treasure chest} other {# treasure chests}}: open one for {gold} gold',
    product:
      '{good}: {goods} × {production} = {points, plural, one {# point} other {# points}}. One more {good} adds {oneGood}, one more production token adds {oneProduction}.',
    times: '{goods}×{production}',
    oneMore: '+{oneGood}/+{oneProduction}',
    planned: 'Planned',
    plannedOf: '{piece}: {n} planned',
    noneText: 'none',
    villages: 'Villages left',
    villageOf: '{piece}: {n} left in the supply',
    tokens: 'Tokens',
    usedToken: '{token}, used',
    cashToken: 'Cash it: {token}',
    ofMost: '/{most}',
  }),
);
