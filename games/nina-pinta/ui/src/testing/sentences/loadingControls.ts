import type { Exempt } from '@portolan/client/testing';
import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import { WORLDS } from '@portolan/nina-pinta';
import { player, sum } from './facts.ts';
import { is, type NpJudge } from './occasion.ts';

/** Looking at lands, packing and sealing the holds. */
export const loadingControls = {
  looked: 'choice',
  landOf: 'name',
  lookAtNothing: 'name',
  holds: 'name',
  withCaptain: 'name',
  withoutCaptain: 'name',
  cell: 'choice',
  plusSettlers: 'choice',
  noCaptain: (_, { about, state, seat = 0 }) => {
    const world = about.kind === 'drawn' ? WORLDS.findIndex((id) => id === about.data.world) : -1;
    return world < 0 ? UNDECIDED : is('ashore', (player(state, seat).captains[world] ?? -1) >= 0, true);
  },
  undecided: 'name',
  leaveEmpty: 'name',
  crewCost: 'name',
  crewCostOf: (said, { state, seat = 0 }) => {
    const { crews, aboard } = player(state, seat);
    return expectAmounts(said, { cost: sum(crews) + sum(aboard) });
  },
  goldLeft: 'name',
  supplyLeft: 'name',
  recovered: 'name',
  order: 'name',
  orderHint: 'name',
  orderFixed: 'rule',
  sails: 'choice',
  sailsEarlier: 'choice',
  sailsLater: 'choice',
  decide: 'choice',
  seal: 'name',
  sealHint: 'rule',
  sealing: 'name',
  loadedAlready: 'name',
  sailFirst: 'name',
  sailSecond: 'name',
} satisfies Readonly<Record<string, NpJudge | Exempt>>;
