import { defineMessages, translator } from '@portolan/i18n';

/** The sources of points. */
export const t = translator(
  defineMessages('am.sources', {
    discovery: 'Discoveries',
    tiles: 'Tiles',
    completion: 'Completed islands',
    posts: 'Posts',
    cubes: 'Points for cubes',
    excessGold: 'Gold beyond the limit',
    pirates: 'Pirates',
    gold: 'Gold',
    goods: 'Goods',
    tokens: 'Progress tokens',
    progress: 'Progress track',
    order: 'Order track',
  }),
);
