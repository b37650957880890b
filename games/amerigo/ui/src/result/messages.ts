import { defineMessages, translator } from '@portolan/i18n';

/** The charts of a finished game. */
export const t = translator(
  defineMessages('am.result', {
    discovery: 'Discoveries',
    tiles: 'Tiles',
    completion: 'Completed islands',
    posts: 'Posts',
    goods: 'Goods',
    progress: 'Progress track',
    order: 'Order track',
    tokens: 'Progress tokens',
    gold: 'Gold',
    pirates: 'Pirates',
    tie: 'Ties are broken by the order track after the last phase: whoever is ahead ranks higher.',
    round: 'Round {n}',
    final: 'Final scoring',
    cubes: 'Points for cubes',
    excessGold: 'Gold beyond the limit',
  }),
);
