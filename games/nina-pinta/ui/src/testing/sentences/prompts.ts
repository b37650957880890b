import { expectAmounts, judgeCatalogue } from '@portolan/client/testing';
import { LANDS, NATIONS } from '@portolan/nina-pinta';
import { t } from '../../messages/prompts.ts';
import { cargoOf, player, sum, vaultsOf } from './facts.ts';
import { all, is, type NpJudge, type NpOccasion, placeIn, worldIn } from './occasion.ts';

/** Who is still loading, and in which era. */
const loading: NpJudge = (said, { state }) => {
  const waiting = state.players.slice(0, state.seats).filter(({ loaded }) => loaded < 4).length;
  return expectAmounts(said, { era: state.era, ...('count' in said.values && { count: waiting }) });
};

/** The price of a Benefit: what every one costs who takes one now. */
const price: NpJudge = (said, { legal, play, seat = 0, state, viewer }) => {
  const take = legal.find((move) => move.kind === 'take');
  const paid =
    take === undefined
      ? undefined
      : player(state, seat).gold -
        player(play(take).steps.find(({ event }) => event.kind === 'benefitSelected')?.state ?? state, seat).gold;
  return all(
    paid === undefined ? undefined : expectAmounts(said, { cost: paid }),
    'gold' in said.values ? expectAmounts(said, { gold: player(state, Number(viewer)).gold }) : undefined,
  );
};

/** The questions. */
export const prompts = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  over: (_, { state }) => is('questions', state.stack.length, 0),
  chooseNation: (said, { state }) =>
    is('Planck', NATIONS[player(state, state.seats).nation], String(said.inside[0]?.values.nation)),
  lookAtLands: (_, { legal }) =>
    is(
      'lands',
      legal.every((move) => move.kind !== 'look' || LANDS.filter((_, land) => (move.lands >> land) & 1).length === 3),
      true,
    ),
  placeWar: (said, { state }) => expectAmounts(said, { era: state.era }),
  recoverSettler: (said, { state, seat = 0 }) => expectAmounts(said, { count: player(state, seat).owed }),
  sailShip: (said, { legal }) =>
    is(
      'the world',
      legal.every((move) => 'place' in move && Math.floor(move.place / LANDS.length) === worldIn(said)),
      true,
    ),
  'removePair.first': (_, { legal }) =>
    is(
      'may end',
      legal.some(({ kind }) => kind === 'done'),
      false,
    ),
  'removePair.next': (_, { legal }) =>
    is(
      'may end',
      legal.some(({ kind }) => kind === 'done'),
      true,
    ),
  placeNatives: 'name',
  migrate: 'name',
  chooseWorld: (said, { state, seat = 0 }) => {
    const governed = [0, 1, 2].filter((world) => (player(state, seat).governed >> world) & 1).length;
    return expectAmounts(said, { round: governed + 1 });
  },
  collectRevenue: 'name',
  mineGold: (said, { legal }) =>
    is(
      'the land',
      legal.every((move) => move.kind === 'mine' && move.place === placeIn(said)),
      true,
    ),
  storeGold: (said, { legal }) =>
    is(
      'the land',
      legal.every((move) => move.kind === 'store' && move.place === placeIn(said)),
      true,
    ),
  build: (said, { state, seat = 0 }) => expectAmounts(said, { gold: cargoOf(state, seat, worldIn(said)) }),
  payBuilding: (said, { state, legal, play, seat = 0, answersIn }) => {
    const [pay] = legal;
    const source = placeIn(said, 'source');
    if (pay === undefined) return 'nothing can be paid';
    const world = Math.floor(source / LANDS.length);
    let played = play(pay);
    while (!played.steps.some(({ event }) => event.kind === 'built')) {
      const next = answersIn(played.after)[0];
      if (next === undefined) return 'it is never built';
      played = next;
    }
    const after = played.steps.find(({ event }) => event.kind === 'built')?.state ?? state;
    const left =
      cargoOf(state, seat, world) +
      vaultsOf(state, seat, world) -
      cargoOf(after, seat, world) -
      vaultsOf(after, seat, world);
    return all(expectAmounts(said, { left }), is('the source', pay.kind === 'pay' ? pay.place : -1, source));
  },
  placeMarker: 'name',
  recallCaptain: 'name',
  playPirate: (said, { state }) => {
    const frame = state.stack.at(-1);
    if (frame?.kind !== 'playPirate') return 'nobody can play a Pirate';
    return expectAmounts(said, { gold: cargoOf(state, frame.owner, frame.world) });
  },
  selectBenefit: price,
  selectBenefitPurse: price,
  makeWay: 'name',
  'selectDouble.first': 'name',
  'selectDouble.second': 'name',
  'playBonus.spyglass': 'name',
  'playBonus.town': 'name',
  'playBonus.city': 'name',
  'playBonus.other': 'name',
  'planck.war': 'name',
  'planck.recover': 'name',
  'planck.natives': 'name',
  'planck.fallback': 'name',
  'planck.pirate': 'name',
  'planck.build': 'name',
  'planck.bonus': 'name',
  'planck.migrate': 'name',
  'loading.waiting': loading,
  'loading.sealed': loading,
  'loading.order': loading,
  'loading.ship': (said, { state, viewer }) => {
    const { gold, crews, aboard, crewSide } = player(state, Number(viewer));
    return expectAmounts(said, { era: state.era, gold: gold - sum(crews) - sum(aboard), places: crewSide });
  },
});
