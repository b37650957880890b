import { defineMessages, translator } from '@portolan/i18n';

/** The game at a glance, above its rules. */
export const t = translator(
  defineMessages('am.overview', {
    glance: 'A round at a glance',
    lead: 'A game has {n, plural, one {# round} other {# rounds}} of these phases. In each of the seven phases, cubes are dropped into the tower; those that come out say which actions there are and how strong they are, and everyone takes one of them, or gold. After the last round the most points win; ties go to whoever is ahead on the order track.',
    tilesTable: 'Tiles',
    tile: 'Tile',
    count: 'In the box',
    eachPlayer: '{n} for each player',
    plan: 'To plan',
    build: 'To build',
    small: 'Small island',
    big: 'Big island',
    tokensTable: 'Progress tokens',
    token: 'Token',
    rules: 'Rules',
    scores: 'What scores',
    discovery: 'The first post on an island',
    completion: 'Covering the last space of an island',
    posts: 'Posts on it: {counts} or more',
    markers: 'Times the time marker, in rounds 1 to 5',
    progress: 'Progress track: space and points',
    order: 'Order track: space and points',
    trackPoint: '{space}: {points}',
    goods: 'Goods of a kind',
    goodsTimes: 'goods times production',
    gold: 'Gold at the end, and beyond {n} at any time',
    goldEach: '1 each',
    pirates:
      '{out, plural, =0 {Values of the pirate markers} one {Values of the pirate markers, of which one is left out} other {Values of the pirate markers, of which # are left out}}',
    chest: 'A chest',
    chestGold: '{n} gold',
    endGold: 'At the end of a track, for action points left over',
    production: 'Production on display with 2, 3 and 4 players',
    values: '{values}',
  }),
);
