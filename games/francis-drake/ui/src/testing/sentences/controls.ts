import { all, expectAmounts, is, judgeCatalogue, numberIn, partsOf, textIn, UNDECIDED } from '@portolan/client/testing';
import { COMMODITIES } from '@portolan/francis-drake';
import { t } from '../../table/controls/messages.ts';
import { declined } from './described.ts';
import { bySource, discAt, heroAt, mostAdded, player, treasureAt, typeOf } from './facts.ts';
import {
  box,
  cardIn,
  discNamed,
  type FdJudge,
  type FdOccasion,
  ofMove,
  placeIn,
  placeNamed,
  playerIn,
  viewerIn,
} from './occasion.ts';
import { pointsIn } from './words.ts';

/** Where the pending attack or trade is. */
function placeOf({ state }: FdOccasion): number {
  const frame = state.stack.at(-1);
  return frame !== undefined && 'destination' in frame ? frame.destination : -1;
}

const home = ofMove(['home'], (said, { state, next, seat }) => {
  const bonus = bySource(next, seat, 'hero') - bySource(state, seat, 'hero');
  const dock = heroAt(state.homebound.length);
  return all(
    expectAmounts(said, { n: next.homebound.indexOf(seat) + 1 }),
    is('the bonus', said.values.bonus, bonus > 0 ? 'hero' : dock > 0 ? 'none' : 'other'),
    bonus > 0 ? is('the points', pointsIn(said), bonus) : undefined,
    said.values.bonus === 'none' ? is('successes', player(state, seat).conquests, 0) : undefined,
  );
});

/** The missions that are still to come, with their places. */
const still: FdJudge = ofMove(['sail'], (said, { state, seat }) => {
  const said_ = partsOf(said, 'at').map((one) => [discNamed(textIn(one, 'what')), placeNamed(textIn(one, 'place'))]);
  const left = box.names.flatMap((_, place) => {
    const { disc, done } = discAt(state, seat, place);
    return disc > 0 && !done ? [[disc, place]] : [];
  });
  return is(
    'the missions',
    said_,
    left.toSorted(([one = 0], [other = 0]) => one - other),
  );
});

/** The controls for everything after Plymouth. */
export const controls = judgeCatalogue<FdOccasion, typeof t.messages.english>(t.messages, {
  tapCounter: 'name',
  counter: (said, { state }) => {
    const { frigateCounters, troopCounters } = box.components;
    const values = state.stack.at(-1)?.kind === 'placeFrigates' ? frigateCounters : troopCounters;
    return is('such a counter', values.includes(numberIn(said, 'n')), true);
  },
  tapDisc: 'rule',
  frigateWarning: (_, occasion) => is('a galleon', player(occasion.state, viewerIn(occasion)).galleon, false),
  tapDestination: 'name',
  tapMove: 'name',
  lookDiscs: 'rule',
  lookCounter: 'rule',
  seen: (said, occasion) => is('the place', placeIn(said), placeOf(occasion)),
  disc: (said, occasion) => {
    const seat = playerIn(said, occasion, 'name');
    return is('the disc', discNamed(textIn(said, 'face')), discAt(occasion.state, seat, placeOf(occasion)).disc);
  },
  seenCounter: (said, occasion) =>
    all(
      is('the place', placeIn(said), placeOf(occasion)),
      expectAmounts(said, { n: occasion.state.counters[placeIn(said)] }),
    ),
  exchange: 'name',
  press: 'name',
  decline: declined,
  price: 'name',
  youHave: 'name',
  left: 'name',
  crew: 'name',
  guns: 'name',
  orMore: 'name',
  atMost: 'name',
  perhaps: (said, occasion) => {
    const place = placeOf(occasion);
    return all(
      expectAmounts(said, { n: mostAdded(place) }),
      is('the counter adds more', (occasion.state.counters[place] ?? 0) > numberIn(said, 'n'), false),
      is('it is face down', occasion.state.countersUp[place], 0),
    );
  },
  pinnace: (_, occasion) =>
    is(
      'a pinnace at a fort',
      [player(occasion.state, viewerIn(occasion)).pinnace, typeOf(placeOf(occasion))],
      [true, 'fort'],
    ),
  reward: 'name',
  noTreasure: (_, occasion) => is('treasure', treasureAt(occasion.state, placeOf(occasion)), -1),
  tradeFor: 'rule',
  have: (said, occasion) => {
    const [kind, id] = cardIn(occasion);
    const ware = COMMODITIES.findIndex((one) => one === id);
    return kind === 'commodity'
      ? expectAmounts(said, { n: player(occasion.state, viewerIn(occasion)).commodities[ware] })
      : UNDECIDED;
  },
  home,
  homeLabel: 'frame',
  still: 'name',
  sailLabel: still,
});
