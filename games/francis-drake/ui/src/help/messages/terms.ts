import { defineMessages, translator } from '@portolan/i18n';

/** What bots divide an expected score into: the features of the game, and at its end the sources of points. */
export const t = translator(
  defineMessages('fd.terms', {
    turn: 'turn order',
    first: 'turn order',
    investor: 'the investor',
    chest: 'the treasure chest',
    commodities: 'commodities',
    kinds: 'commodities',
    sets: 'commodities',
    afterOne: 'commodities',
    afterTwo: 'commodities',
    afterThree: 'commodities',
    afterFour: 'commodities',
    rivalWares: 'commodities that others do not need',
    second: 'turn order',
    earlyPlaces: 'turn order',
    'source.investor': 'the investor',
    'source.towns': 'towns',
    'source.forts': 'forts',
    'source.galleons': 'galleons',
    'source.hero': 'coming home as a hero',
    'source.kinds': 'different kinds of conquests',
    'source.admiral': 'the Admiral',
    'source.governor': 'the Governor',
    'source.commodities': 'commodities',
    'source.silver': 'silver',
    'source.gold': 'gold',
    'source.jewels': 'jewels',
  }),
);
