import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import { LANDS, NATIONS } from '@portolan/nina-pinta';
import { pointsIn } from './cardMeant.ts';
import { player, pointsBy, sum, totalOf } from './facts.ts';
import {
  all,
  allInside,
  box,
  crewIn,
  is,
  isCrew,
  landNamed,
  type NpJudge,
  numberIn,
  playerIn,
  textIn,
} from './occasion.ts';
import { isShip, ofSheet, sheetMeant, sourceNamed } from './sheets.ts';
/** What holds of the things of a player. */
export const sheetNow = {
  captainAt: ofSheet((seat, said, { state }, world) =>
    is('the Captain', landNamed(textIn(said, 'land')), (player(state, seat).captains[world] ?? -1) % LANDS.length),
  ),
  captainBound: ofSheet((seat, _, { state }, world) => is('bound', player(state, seat).bound[world], state.era)),
  shipAt: ofSheet(isShip),
  shipHome: ofSheet((seat, _, { state }, world) => is('the harbour', player(state, seat).harbours[world], -1)),
  aboard: ofSheet((seat, said, { state }, world) => {
    const { crews, aboard } = player(state, seat);
    return isCrew(crewIn(said), aboard[world] ?? 0, crews[world]);
  }),
  loadsHidden: ofSheet((seat, _, { state, viewer }) => is('secret', seat !== viewer && state.phase === 1, true)),
  crewLimit: ofSheet((seat, said, { state }) => expectAmounts(said, { n: player(state, seat).crewSide })),
  sailsAs: ofSheet((seat, said, { state }, world) =>
    is('the voyage', player(state, seat).voyage[numberIn(said, 'n') - 1], world),
  ),
  orderPlace: ofSheet((seat, said, { state }) => is('the turn', state.order[numberIn(said, 'n') - 1], seat)),
  passed: ofSheet((seat, said, { state }) => is('the space', state.passes[numberIn(said, 'n') - 1], seat)),
  banner: ofSheet((seat, _, { state }) =>
    is('the banner', state.banner && NATIONS[player(state, seat).nation] === 'france', true),
  ),
  nation: (said, occasion) =>
    is(
      'the nation',
      said.inside.find(({ key }) => key === 'nation')?.values.nation,
      NATIONS[player(occasion.state, playerIn(said, occasion)).nation],
    ),
  nationFree: (said, { state }) =>
    is(
      'played',
      state.players.some(({ nation }) => NATIONS[nation] === said.inside[0]?.values.nation),
      false,
    ),
  goldIs: ofSheet((seat, said, { state }) => {
    const { gold } = player(state, seat);
    return all(
      expectAmounts(said, { gold }),
      is('points', pointsIn(said), Math.floor(gold / box.components.scoring.goldPerPoint)),
    );
  }),
  goldHidden: ofSheet((seat, _, { state, viewer }) =>
    is('a screen', seat !== viewer && seat < state.seats && !state.open, true),
  ),
  supplyIs: ofSheet((seat, said, { state }) =>
    expectAmounts(said, { settlers: player(state, seat).settlers, towns: player(state, seat).towns }),
  ),
  heldIs: ofSheet((seat, said, { state }) => {
    const counters = allInside(said).filter(({ catalogue }) => catalogue === 'np.counters').length;
    const of = said.inside.find(({ key }) => key === 'group')?.values.group;
    const { progress, kept, retained } = player(state, seat);
    const held =
      of === 'other'
        ? sum(kept) + sum(retained)
        : sum(box.components.progress.map((kind, at) => (kind.group === of ? (progress[at] ?? 0) : 0)));
    return is('held', counters, held);
  }),
  heldNone: ofSheet((seat, _, { state }) =>
    is(
      'held',
      sum(player(state, seat).progress) + sum(player(state, seat).kept) + sum(player(state, seat).retained),
      0,
    ),
  ),
  heldHidden: ofSheet((seat, _, { state, viewer }) => is('a screen', seat !== viewer && !state.open, true)),
  total: ofSheet((seat, said, occasion) => {
    const total = totalOf(occasion.state, seat);
    const isExact = String(said.values.exact) === 'true';
    return isExact ? is('points', pointsIn(said), total) : is('at least so many points', pointsIn(said) <= total, true);
  }),
  pointsFrom: (said, occasion) => {
    const { seat } = sheetMeant(occasion);
    const source = sourceNamed(said, 'source');
    return seat < 0 || source === undefined
      ? UNDECIDED
      : expectAmounts(said, { n: pointsBy(occasion.state, seat)[source] });
  },
  pointsHidden: ofSheet((seat, _, { state, viewer }) => is('a screen', seat !== viewer && !state.open, true)),
} satisfies Readonly<Record<string, NpJudge>>;
