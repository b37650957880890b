import { GOODS } from '@portolan/amerigo';
import { all, expectAmounts, is, numberIn, partsOf, textsIn } from '@portolan/client/testing';
import { onCard, pointsIn } from './cardReading.ts';
import {
  bySource,
  colourOn,
  goodsPoints,
  isLastPhase,
  isMark,
  player,
  stepsToMark,
  sum,
  timesOf,
  tokensOf,
  worthOn,
} from './facts.ts';
import { type AmOccasion, box, colourIn, pieceIn, playerIn, playerNamed } from './occasion.ts';

const { components } = box;

/** The sheet of `gold:0` and the like. */
function sheetOf(id: readonly string[], { state }: AmOccasion) {
  return player(state, Number(id[0]));
}

/** What cards of sheets and tracks say now. */
export const sheetNow = {
  plannedNow: onCard(['planned'], (said, id, occasion) =>
    expectAmounts(said, { n: sheetOf(id, occasion).planned[box.names.pieces.indexOf(id[1] ?? '')] }),
  ),
  onSpace: onCard(['track'], (said, [track], occasion) => {
    const own = player(occasion.state, playerIn(said, occasion));
    const space = track === 'progress' ? own.progress : own.track;
    const worth = worthOn(track === 'progress' ? 'progress' : 'order', space);
    return all(expectAmounts(said, { space }), is('the points', pointsIn(said), worth));
  }),
  spaceToken: onCard(['progressSpace'], (said, [id]) =>
    is('its points', [isMark(Number(id)), pointsIn(said)], [true, worthOn('progress', Number(id))]),
  ),
  spacePlain: onCard(['progressSpace'], (said, [id]) =>
    is('its points', [isMark(Number(id)), pointsIn(said)], [false, worthOn('progress', Number(id))]),
  ),
  spaceColour: onCard(['orderSpace'], (said, [id]) => is('the colour', colourIn(said), colourOn(Number(id)))),
  spaceNoAction: onCard(['orderSpace'], (_, [id]) => is('the space', Number(id), 0)),
  discsHere: onCard(['progressSpace', 'orderSpace'], (said, [id], occasion, [kind]) => {
    const { state } = occasion;
    const [items] = partsOf(said, 'all');
    const here = (items === undefined ? [] : textsIn(items, 'items')).map((name) => playerNamed(name, occasion));
    const track = kind === 'progressSpace' ? 'progress' : 'track';
    const fact = state.players.flatMap((own, seat) => (own[track] === Number(id) ? [seat] : []));
    return is('who is here', here.toSorted(), fact);
  }),
  nextToken: onCard(['disc'], (said, id, { state }) =>
    expectAmounts(said, { n: stepsToMark(player(state, Number(id[1])).progress) }),
  ),
  trackEnd: onCard(['disc'], (_, id, { state }) =>
    is('the disc', player(state, Number(id[1])).progress, components.tracks.progress.last),
  ),
  actsAt: onCard(['disc'], (said, id, { state }) =>
    all(
      expectAmounts(said, { n: state.discs.indexOf(Number(id[1])) + 1 }),
      is('there is a next phase', isLastPhase(state), false),
    ),
  ),
  decidesTies: onCard(['disc'], (said, id, { state }) =>
    all(
      expectAmounts(said, { n: state.discs.indexOf(Number(id[1])) + 1 }),
      is('there is a next phase', isLastPhase(state), true),
    ),
  ),
  goldLimit: onCard(['gold', 'cannons'], (said, id, occasion, [kind]) => {
    const { gold, cannons } = sheetOf(id, occasion);
    const { tracks } = components;
    return expectAmounts(said, kind === 'gold' ? { n: gold, most: tracks.gold } : { n: cannons, most: tracks.cannons });
  }),
  goodsTimes: onCard(['goods', 'productionOf'], (said, id, occasion) => {
    const good = GOODS.findIndex((one) => one === id[1]);
    const { goods, production } = sheetOf(id, occasion);
    return all(
      expectAmounts(said, { goods: goods[good], production: production[good] }),
      is('the points', pointsIn(said), timesOf(occasion.state, Number(id[0]), good)),
    );
  }),
  goodsAll: onCard(['seat'], (said, [id], { state }) =>
    is('the points', pointsIn(said), goodsPoints(state, Number(id))),
  ),
  pointsFrom: onCard(['score'], (said, [id], { state }) => {
    const source = said.inside.find(({ catalogue }) => catalogue === 'am.sources')?.key ?? '';
    const n = Number(String(said.values.n).replace('−', '-'));
    return is('the points', n, bySource(state, Number(id), source));
  }),
  tokensNow: onCard(['tokens'], (_, [id], { state }) => is('tokens', tokensOf(state, Number(id)).length > 0, true)),
  chestsNow: onCard(['chests'], (said, id, occasion) => expectAmounts(said, { n: sheetOf(id, occasion).chests })),
  shipsNow: onCard(['ships'], (said, id, occasion) =>
    expectAmounts(said, { n: sheetOf(id, occasion).ships.filter((berth) => berth < 0).length }),
  ),
  postsNow: onCard(['postsLeft'], (said, id, occasion) =>
    expectAmounts(said, { n: sheetOf(id, occasion).posts, most: components.posts }),
  ),
  plannedTiles: onCard(['seat'], (said, id, occasion) => {
    const planned = box.names.pieces.map(() => 0);
    for (const one of partsOf(said, 'count')) planned[pieceIn(one)] = numberIn(one, 'n');
    return is('the tiles', [planned, sum(planned) > 0], [sheetOf(id, occasion).planned, true]);
  }),
  carries: onCard(['seat'], (said, id, occasion) => {
    const { gold, cannons, posts } = sheetOf(id, occasion);
    return expectAmounts(said, { gold, cannons, posts });
  }),
} as const;
