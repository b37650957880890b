import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { listLoads, listOrders } from '../decisions/loadShips.ts';
import { WORLDS, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { crewCost, lackingSettlers } from './crew.ts';
import { canLoadCaptain, crewLeft } from './loading.ts';

/** What a player means to load on one ship. */
export interface PlannedLoad {
  readonly captain: boolean;
  readonly settlers: number;
}

/** By World; undefined where nothing is planned yet. */
export type LoadingPlan = readonly (PlannedLoad | undefined)[];

export interface PlanOutlook {
  /** What the planned crews cost, and the gold that is left. */
  readonly cost: number;
  readonly gold: number;
  /** Settlers still in the supply, and Settlers that will have to be taken back from the map. [NP-LOAD-11] */
  readonly supply: number;
  readonly recovered: number;
  /** By World: whether the Captain is at home and can be loaded. [NP-LOAD-05] [NP-LOAD-06] */
  readonly captains: readonly boolean[];
  /** By World: the loads that the other two ships leave possible. */
  readonly loads: readonly (readonly LoadMove[])[];
  /** The orders in which these crews may sail. [NP-LOAD-08] */
  readonly orders: readonly SealMove[];
}

export type LoadMove = Extract<Move, { readonly kind: 'load' }>;
export type SealMove = Extract<Move, { readonly kind: 'seal' }>;

/** What follows from a plan for all three ships, before any of it is played. */
export function planOutlook(box: Box, view: View, seat: Seat, plan: LoadingPlan): PlanOutlook {
  const state = stateOfView(box, view);
  const player = state.players[seat];
  setPlan(state, seat, plan);
  const settlers = player.crews.reduce((sum, count) => sum + count, 0);
  const crew = settlers + player.aboard.reduce((sum, count) => sum + count, 0);
  const { crew: left } = crewLeft(state, seat);
  return {
    cost: crewCost(box, crew),
    gold: left,
    supply: Math.max(0, player.settlers - settlers),
    recovered: lackingSettlers(player.settlers, settlers),
    captains: WORLDS.map((_, world) => canLoadCaptain(state, seat, world)),
    loads: WORLDS.map((_, world) => loadsOf(box, state, { seat, world, plan })),
    orders: ordersOf(box, state, seat),
  };
}

function setPlan(state: State, seat: Seat, plan: LoadingPlan): void {
  const player = state.players[seat];
  for (let world = 0; world < WORLDS.length; world++) {
    player.crews[world] = plan[world]?.settlers ?? 0;
    player.aboard[world] = plan[world]?.captain === true ? 1 : 0;
  }
}

interface Ship {
  readonly seat: Seat;
  readonly world: World;
  readonly plan: LoadingPlan;
}

function loadsOf(box: Box, state: State, { seat, world, plan }: Ship): readonly LoadMove[] {
  setPlan(state, seat, plan.with(world, undefined));
  state.players[seat].loaded = world;
  const moves: Move[] = [];
  listLoads(box, state, seat, moves);
  setPlan(state, seat, plan);
  return moves.filter((move) => move.kind === 'load');
}

function ordersOf(box: Box, state: State, seat: Seat): readonly SealMove[] {
  const moves: Move[] = [];
  listOrders(box, state, seat, moves);
  return moves.filter((move) => move.kind === 'seal');
}
