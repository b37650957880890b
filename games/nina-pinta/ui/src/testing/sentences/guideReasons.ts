import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { t } from '../../guide/messages/reasons.ts';
import {
  countingIn,
  crowdIn,
  hasTownAt,
  isExplored,
  placesIn,
  player,
  settlementsAt,
  settlerYield,
  yieldsAt,
} from './facts.ts';
import { collected, isLast, room } from './guideFacts.ts';
import { guideTakes } from './guideTakes.ts';
import { guideVoyages } from './guideVoyages.ts';
import { box, is, type NpOccasion, ofMove } from './occasion.ts';
import { effectOf } from './placing.ts';

const building = ofMove(['town', 'city', 'upgrade'], (said, move, occasion) => {
  const effect = effectOf(occasion, move);
  return effect === undefined ? UNDECIDED : expectAmounts(said, { points: effect.points, gold: effect.gold });
});

/** The building of a counter: what it yields and scores in its land. */
const bonusBuilding = ofMove(['place'], (said, move, { state, play, seat = 0 }) => {
  const after = play(move).steps.find(({ event }) => event.kind === 'bonusPlayed')?.state ?? state;
  const bare = { ...after, towns: after.towns.with(move.place, 0), cities: after.cities.with(move.place, -1) };
  const { scoring } = box.components;
  const doubles = (after.cathedrals[move.place] ?? 0) > 0 && hasTownAt(after, seat, move.place);
  const points = (said.key === 'bonus.town' ? scoring.town : scoring.city) * (doubles ? scoring.cathedralFactor : 1);
  return expectAmounts(said, { points, gold: yieldsAt(after, seat, move.place) - yieldsAt(bare, seat, move.place) });
});

/** Why the guide advises a move. */
export const guideReasons = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  ...guideTakes,
  ...guideVoyages,
  nation: 'rule',
  look: 'rule',
  'decline.look': 'rule',
  pack: 'choice',
  'pack.none': 'choice',
  remove: 'rule',
  native: ofMove(['place'], (said, { place }, { state }) =>
    expectAmounts(said, { room: room(state, place), gold: settlerYield(state, place) }),
  ),
  stronghold: ofMove(['place'], (said) => expectAmounts(said, { limit: box.components.strongholdGoldLimit })),
  increase: ofMove(['place'], (said, move, { state, play, seat = 0 }) => {
    const after = play(move).steps.find(({ event }) => event.kind === 'bonusPlayed')?.state ?? state;
    const own = settlementsAt(state, seat, move.place);
    return expectAmounts(said, {
      gold: (after.increases[move.place] ?? 0) - (state.increases[move.place] ?? 0),
      own,
      others: crowdIn(state, move.place) - own,
    });
  }),
  'bonus.town': bonusBuilding,
  'bonus.city': bonusBuilding,
  cathedral: ofMove(['place'], (said, { place }, { state, seat = 0 }) =>
    expectAmounts(said, {
      factor: box.components.scoring.cathedralFactor,
      own: settlementsAt(state, seat, place),
    }),
  ),
  'done.removePair': 'rule',
  'done.build': 'rule',
  'done.other': 'rule',
  govern: ofMove(['govern'], (said, move, occasion) => {
    const { gold, mined, aboard } = collected(occasion, move.world, move);
    return expectAmounts(said, { gold: gold + mined + aboard });
  }),
  collect: ofMove(['collect'], (said, move, occasion) => {
    const { gold, mined } = collected(occasion, occasion.state.world, move);
    return expectAmounts(said, { gold, mined });
  }),
  arrange: 'rule',
  mine: ofMove(['mine'], (said, move, { state, play }) => {
    const mined = play(move).steps.find(({ event }) => event.kind === 'goldMined')?.state ?? state;
    return expectAmounts(said, { left: mined.mines[move.place] });
  }),
  store: 'choice',
  town: building,
  city: building,
  pay: 'choice',
  marker: ofMove(['marker'], (said, { group }, { state, seat = 0 }) =>
    expectAmounts(said, { count: countingIn(state, seat, group) }),
  ),
  board: ofMove(['board'], (said, _, { state }) =>
    expectAmounts(said, { lands: placesIn(state.world).filter((place) => !isExplored(state, place)).length }),
  ),
  'board.last': ofMove(['board'], (_, __, { state }) => is('the last era', isLast(state), true)),
  remain: 'rule',
  plunder: ofMove(['plunder'], (said, move, { state, play, seat = 0 }) => {
    const after = play(move).steps.find(({ event }) => event.kind === 'piratePlayed')?.state ?? state;
    return expectAmounts(said, { gold: player(after, seat).gold - player(state, seat).gold });
  }),
  'decline.pirate': ofMove(['decline'], (said, _, { state, seat = 0 }) =>
    expectAmounts(said, { pirates: player(state, seat).kept[0] }),
  ),
  declineAll: ofMove(['declineAll'], (said, _, { state, seat = 0 }) =>
    expectAmounts(said, { pirates: player(state, seat).kept[0] }),
  ),
  planck: 'rule',
});
